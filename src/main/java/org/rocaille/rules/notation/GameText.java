package org.rocaille.rules.notation;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.rocaille.rules.Side;

/**
 * A game for the terminal: the board between its two players, what was played last, whose turn it is or how it ended,
 * and what to type to make a move.
 *
 * @param gameId       the game's id
 * @param board        the board as it is now
 * @param white        who plays White
 * @param black        who plays Black
 * @param lastMove     the number and notation of the last move, such as {@code 3... Pe8-e7}, empty before the first
 * @param result       how the game ended, empty while it goes on
 * @param moveRequest  how a move can be made, empty if none can
 */
public record GameText(
        String gameId,
        BoardText board,
        Player white,
        Player black,
        Optional<String> lastMove,
        Optional<Result> result,
        Optional<MoveRequest> moveRequest) {

    private static final DateTimeFormatter INSTANT =
            DateTimeFormatter.ofPattern("EEE uuuu-MM-dd HH:mm:ss 'UTC'", Locale.ENGLISH);

    /**
     * Someone at the board.
     *
     * @param name      the name, empty for someone who has none
     * @param remaining the time on a clock that stands, empty where none does
     * @param deadline  when the time on a clock that runs is up, empty where none does
     * @param away      when the player is on vacation, as far as that is known
     */
    public record Player(
            Optional<String> name, Optional<Duration> remaining, Optional<Instant> deadline, List<Away> away) {

        public Player {
            away = List.copyOf(away);
        }
    }

    /**
     * A vacation.
     *
     * @param from  its first instant
     * @param until the first instant after it
     */
    public record Away(Instant from, Instant until) {}

    /**
     * The request that makes a move.
     *
     * @param url  where it is put
     * @param move the text of a legal move, for example
     * @param tag  the tag by which the request must say which game it means, without quotes; empty if it need not
     */
    public record MoveRequest(String url, String move, Optional<String> tag) {}

    /** The game, in lines that end with a line feed. */
    public String text() {
        Side bottom = board.viewer();
        StringBuilder text = new StringBuilder();
        text.append(board.position().variant().title())
                .append(", game ")
                .append(Printable.of(gameId))
                .append("\n\n");
        text.append(seat(bottom.opposite()))
                .append(board.board())
                .append(seat(bottom))
                .append(board.legend());
        text.append('\n');
        lastMove.ifPresent(
                move -> text.append("Last move: ").append(Printable.of(move)).append('\n'));
        text.append(result.map(Result::sentence).orElseGet(board::turn)).append('\n');
        result.flatMap(Result::statement)
                .ifPresent(words -> text.append("The operator says: ")
                        .append(Printable.of(words.replace('\n', ' ')))
                        .append('\n'));
        moveRequest.ifPresent(request -> text.append('\n').append(command(request)));
        return text.toString();
    }

    private String seat(Side side) {
        Player player = side == Side.WHITE ? white : black;
        String name = player.name().map(given -> "  " + Printable.of(given)).orElse("");
        String time = player.remaining().map(left -> "  " + timeLeft(left)).orElse("");
        String deadline = player.deadline().map(end -> "  " + until(end)).orElse("");
        String away = player.away().stream()
                .map(vacation ->
                        "  on vacation from " + instant(vacation.from()) + " until " + instant(vacation.until()))
                .collect(Collectors.joining());
        return "    " + Result.name(side) + name + time + deadline + away + "\n";
    }

    private static String timeLeft(Duration remaining) {
        if (remaining.isNegative() || remaining.isZero()) {
            return "no time left";
        }
        if (remaining.toDays() > 0) {
            return "%d d %d h left".formatted(remaining.toDays(), remaining.toHoursPart());
        }
        return "%d:%02d:%02d left".formatted(remaining.toHours(), remaining.toMinutesPart(), remaining.toSecondsPart());
    }

    private static String until(Instant deadline) {
        return "to move before " + instant(deadline);
    }

    private static String instant(Instant instant) {
        return INSTANT.format(instant.truncatedTo(ChronoUnit.SECONDS).atZone(ZoneOffset.UTC));
    }

    private static String command(MoveRequest request) {
        return "To move, with your token in $TOKEN:\n"
                + "  curl -X PUT -H \"Authorization: Bearer $TOKEN\" "
                + request.tag()
                        .map(tag -> "-H " + shellWord("If-Match: \"" + tag + "\"") + " ")
                        .orElse("")
                + "-d " + shellWord(request.move()) + " \\\n    "
                + shellWord(request.url()) + "\n";
    }

    /** A word as a shell reads it back. */
    private static String shellWord(String word) {
        String printable = Printable.of(word);
        return printable.matches("[A-Za-z0-9_./:=-]+") ? printable : "'" + printable.replace("'", "'\\''") + "'";
    }
}
