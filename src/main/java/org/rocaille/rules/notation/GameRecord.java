package org.rocaille.rules.notation;

import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rocaille.rules.Position;
import org.rocaille.rules.Side;

/**
 * A game as people keep games: PGN's tags and movetext, with the moves in display notation and the time of each.
 *
 * @param tags  the {@link PgnTag}s by their names, and others that an imported game has, in the order of writing
 * @param start the position it started from
 * @param plies the moves that stand, first to last
 * @param token how it ended: {@code 1-0}, {@code 0-1}, {@code 1/2-1/2} or {@code *}
 */
public record GameRecord(Map<String, String> tags, Position start, List<Ply> plies, String token) {

    /** PGN's export format allows no longer lines in the movetext. */
    private static final int WIDTH = 79;

    public GameRecord {
        tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
        plies = List.copyOf(plies);
    }

    /**
     * A move.
     *
     * @param notation its display notation
     * @param elapsed  how long after the move before it was made, or, of the first, after the beginning
     * @param left     what its side had left on its clock then, empty if it had none
     */
    public record Ply(String notation, Duration elapsed, Optional<Duration> left) {

        private String times() {
            return "{" + PgnTime.ELAPSED.write(elapsed)
                    + left.map(span -> " " + PgnTime.LEFT.write(span)).orElse("") + "}";
        }
    }

    /** The record, in lines that end with a line feed. */
    public String text() {
        StringBuilder text = new StringBuilder();
        tags.forEach((name, value) -> text.append('[')
                .append(name)
                .append(" \"")
                .append(escaped(value))
                .append("\"]\n"));
        return text.append('\n').append(movetext()).toString();
    }

    /** Every move has a number of its own, since there is a comment before it. */
    private String movetext() {
        Lines lines = new Lines();
        int number = start.moveNumber();
        Side turn = start.turn();
        for (Ply ply : plies) {
            lines.add(number + (turn == Side.WHITE ? ". " : "... ") + ply.notation());
            lines.add(ply.times());
            number += turn == Side.BLACK ? 1 : 0;
            turn = turn.opposite();
        }
        lines.add(token);
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
