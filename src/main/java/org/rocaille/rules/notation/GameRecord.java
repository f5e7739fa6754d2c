package org.rocaille.rules.notation;

import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rocaille.rules.Position;
import org.rocaille.rules.Side;

/**
 * A game as people keep games: PGN's tags and movetext, with the moves in display notation.
 *
 * @param event        what the game was part of
 * @param site         where it was played, such as the game's address
 * @param date         the day on which it began, in UTC
 * @param white        who played White
 * @param black        who played Black
 * @param timeControl  how much time the players had, as PGN writes it: {@code 10/864000} for ten moves in so many seconds,
 *                     {@code 864000+86400} for so many seconds and an increment, {@code -} for no limit
 * @param result       how it ended, empty while it goes on
 * @param rulesVersion the version of the variant's rules that it is played by
 * @param gameId       the game's id
 * @param start        the position it started from
 * @param moves        the moves that stand, in display notation, first to last
 */
public record GameRecord(
        String event,
        String site,
        LocalDate date,
        String white,
        String black,
        String timeControl,
        Optional<Result> result,
        String rulesVersion,
        String gameId,
        Position start,
        List<String> moves) {

    /** PGN's export format allows no longer lines in the movetext. */
    private static final int WIDTH = 79;

    public GameRecord {
        moves = List.copyOf(moves);
    }

    /** The record, in lines that end with a line feed. */
    public String text() {
        StringBuilder text = new StringBuilder();
        tags().forEach((name, value) -> text.append('[')
                .append(name)
                .append(" \"")
                .append(escaped(value))
                .append("\"]\n"));
        return text.append('\n').append(movetext()).toString();
    }

    private Map<String, String> tags() {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", event);
        tags.put("Site", site);
        tags.put("Date", date.toString().replace('-', '.'));
        tags.put("Round", "-");
        tags.put("White", white);
        tags.put("Black", black);
        tags.put("Result", token());
        tags.put("TimeControl", timeControl);
        tags.put("Variant", start.variant().title());
        tags.put("VariantId", start.variant().key());
        tags.put("RulesVersion", rulesVersion);
        tags.put("GameId", gameId);
        if (!start.equals(start.variant().start())) {
            tags.put("SetUp", "1");
            tags.put("FEN", start.fen());
        }
        result.ifPresent(end -> tags.put("Termination", end.reason()));
        return tags;
    }

    private String token() {
        return result.map(Result::token).orElse(Result.UNDECIDED);
    }

    private String movetext() {
        Lines lines = new Lines();
        int number = start.moveNumber();
        Side turn = start.turn();
        for (int i = 0; i < moves.size(); i++) {
            if (turn == Side.WHITE) {
                lines.add(number + ". " + moves.get(i));
            } else {
                lines.add((i == 0 ? number + "... " : "") + moves.get(i));
            }
            number += turn == Side.BLACK ? 1 : 0;
            turn = turn.opposite();
        }
        lines.add(token());
        return lines.end();
    }

    private static String escaped(String value) {
        return Printable.of(value).replace("\\", "\\\\").replace("\"", "\\\"");
    }

    /** Words broken into lines. */
    private static final class Lines {

        private final StringBuilder text = new StringBuilder();
        private int column;

        void add(String word) {
            if (column > 0 && column + 1 + word.length() > WIDTH) {
                text.append('\n');
                column = 0;
            } else if (column > 0) {
                text.append(' ');
                column++;
            }
            text.append(word);
            column += word.length();
        }

        String end() {
            return text.append('\n').toString();
        }
    }
}
