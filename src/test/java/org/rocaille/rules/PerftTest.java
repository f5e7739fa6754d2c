package org.rocaille.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Perft counts by command and says how fast")
class PerftTest {

    private static final Pattern LAST_LINE = Pattern.compile("nodes (\\d+) seconds (\\d+\\.\\d{3}) nps (\\d+)");

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private int run(String... args) {
        return Perft.run(args, new PrintStream(out, true), new PrintStream(err, true));
    }

    private List<String> printed() {
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }

    private static Matcher lastLine(List<String> lines) {
        Matcher last = LAST_LINE.matcher(lines.get(lines.size() - 1));
        assertTrue(last.matches(), lines::toString);
        return last;
    }

    @ParameterizedTest
    @CsvSource({"rocaille, 2, 2885", "rococo, 3, 23863", "rococo-pushme, 3, 17438", "baroque, 3, 42762", "baroque, 0, 1"
    })
    @DisplayName("It prints nodes, seconds and nodes per second in plain digits")
    void printsOneLine(String variant, String depth, long nodes) {
        assertEquals(0, run(variant, depth));

        Matcher last = lastLine(printed());
        assertEquals(1, printed().size());
        assertEquals(nodes, Long.parseLong(last.group(1)));
        double seconds = Double.parseDouble(last.group(2));
        double speed = Double.parseDouble(last.group(3));
        assertTrue(seconds < 60, last::group);
        assertTrue(speed >= Math.floor(nodes / (seconds + 0.0005)), last::group);
        assertTrue(seconds == 0 || speed <= Math.ceil(nodes / (seconds - 0.0005)), last::group);
        assertEquals("", err.toString(StandardCharsets.UTF_8));
    }

    @Test
    @DisplayName("Divided, it first prints a line for each move, whose counts add up")
    void divides() {
        assertEquals(0, run("--divide", "baroque", "2", "--cold"));

        List<String> lines = printed();
        List<String> moves = lines.subList(0, lines.size() - 1);
        assertEquals(
                Variant.BAROQUE.start().legalMoves().stream().map(Move::text).toList(),
                moves.stream().map(line -> line.split(" ")[0]).toList());
        assertEquals(
                944,
                moves.stream()
                        .mapToLong(line -> Long.parseLong(line.split(" ")[1]))
                        .sum());
        assertEquals("944", lastLine(lines).group(1));
    }

    @Test
    @DisplayName("At depth nothing there is nothing to divide")
    void dividesNothing() {
        assertEquals(0, run("baroque", "0", "--divide"));

        assertEquals(1, printed().size());
        assertEquals("1", lastLine(printed()).group(1));
    }

    @Test
    @DisplayName("It counts from a FEN, in which a swap may be banned")
    void countsFromAFen() {
        assertEquals(0, run("rococo", "1", "10/4k5/10/10/1S4s3/10/10/10/4K5/10 w b6g6 0 1", "--cold"));

        Position banned = Position.parse(Variant.ROCOCO, "10/4k5/10/10/1S4s3/10/10/10/4K5/10 w b6g6 0 1");
        assertEquals(
                banned.legalMoves().size(), Long.parseLong(lastLine(printed()).group(1)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "10/4k5/10/10/1S4s3/10/10/10/1S2KC4/10 w",
                "10/4k5/10/10/1C4s3/2P7/10/10/4K5/10 w",
                "10/4k5/10/10/1S4p3/10/10/10/4K5/10 w"
            })
    @DisplayName("A swap that must not be taken back is not, and any other is")
    void countsWhatABanLeaves(String fen) {
        Position position = Position.parse(Variant.ROCOCO, fen);
        long children = position.legalMoves().stream()
                .mapToLong(move -> position.play(move).legalMoves().size())
                .sum();
        assertEquals(children, Perft.count(position, 2));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "baroque                     | usage: Perft VARIANT DEPTH [FEN] [--divide] [--cold]",
                "--cold baroque              | usage: Perft VARIANT DEPTH [FEN] [--divide] [--cold]",
                "baroque two                 | usage: Perft VARIANT DEPTH [FEN] [--divide] [--cold]",
                "baroque 100                 | usage: Perft VARIANT DEPTH [FEN] [--divide] [--cold]",
                "baroque 1 8/8/8/8/8/8/8/8 1 | usage: Perft VARIANT DEPTH [FEN] [--divide] [--cold]",
                "chess 1                     | no such variant: chess; there are [rocaille, rococo, rococo-pushme, baroque]",
                "baroque 1 8/8               | no position: ",
            })
    @DisplayName("What it does not understand it says, and counts nothing")
    void refuses(String args, String message) {
        assertEquals(2, run(args.split(" +")));

        assertEquals("", out.toString(StandardCharsets.UTF_8));
        assertTrue(err.toString(StandardCharsets.UTF_8).startsWith(message.strip()), err::toString);
    }
}
