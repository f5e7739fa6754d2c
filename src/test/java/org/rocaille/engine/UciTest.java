package org.rocaille.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rocaille.rules.Variant;

@DisplayName("On the command line the engine")
@Execution(ExecutionMode.CONCURRENT)
@Timeout(60)
class UciTest {

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    /** What it says to some lines, the end of the input included. */
    private List<String> dialogue(String... lines) {
        run(new Uci(new BufferedReader(new StringReader(String.join("\n", lines))), new PrintStream(out, true)));
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }

    private static void run(Uci uci) {
        try {
            uci.run();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String last(List<String> lines) {
        return lines.get(lines.size() - 1);
    }

    @Test
    @DisplayName("introduces itself and offers every variant")
    void introducesItself() {
        List<String> said = dialogue("uci", "isready");
        String variants = "option name UCI_Variant type combo default rocaille"
                + " var rocaille var rococo var rococo-pushme var baroque";
        assertTrue(said.contains(variants), said::toString);
        assertTrue(said.indexOf("uciok") < said.indexOf("readyok"));
    }

    @ParameterizedTest
    @CsvSource({"rocaille", "rococo", "rococo-pushme", "baroque"})
    @DisplayName("answers a search with a legal move of the variant")
    void searches(String variant) {
        List<String> said = dialogue("setoption name UCI_Variant value " + variant, "position startpos", "go depth 2");
        String[] answer = last(said).split(" ");
        assertEquals("bestmove", answer[0]);
        assertTrue(Variant.of(variant).start().legalMoves().stream()
                .anyMatch(move -> move.text().equals(answer[1])));
        assertTrue(
                said.get(0)
                        .matches("info depth 1 seldepth \\d+ multipv 1 score cp -?\\d+ nodes \\d+ nps \\d+ time \\d+ pv"
                                + " .+"),
                said::toString);
    }

    @Test
    @DisplayName("follows the moves of a game, whatever kinds they are")
    void followsMoves() {
        List<String> said = dialogue("position startpos moves b2~b3 h8i7 g3g7 h9h6 b3~g8", "d", "go depth 3");
        assertTrue(said.contains("Over: checkmate"), said::toString);
        assertEquals("bestmove (none)", last(said));
    }

    @Test
    @DisplayName("finds a win in one and says so")
    void findsAWin() {
        List<String> said = dialogue("position startpos moves b2~b3 h8i7 g3g7 h9h6", "go mate 1");
        assertTrue(said.stream().anyMatch(line -> line.contains("score mate 1")), said::toString);
        assertEquals("bestmove b3~g8", last(said));
    }

    @Test
    @DisplayName("tells as many lines as it is asked for")
    void tellsLines() {
        List<String> said = dialogue("setoption name MultiPV value 3", "position startpos", "go depth 1");
        assertEquals(
                3,
                said.stream().filter(line -> line.startsWith("info depth 1 ")).count());
    }

    @Test
    @DisplayName("counts the moves of a position, each by itself")
    void countsMoves() {
        List<String> said =
                dialogue("setoption name UCI_Variant value rococo", "position startpos", "go perft 2", "go perft 0");
        assertTrue(said.contains("Nodes searched: 625"), said::toString);
        assertEquals("Nodes searched: 1", last(said));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "sing                                     | unknown command sing",
                "position                                 | position needs",
                "position startpos moves e3e9             | e3e9 is no move of",
                "position fen 8/8                         | The board",
                "go depth                                 | go depth needs a number",
                "go depth deep                            | go depth needs a number",
                "go searchmoves e3e4                      | go does not know searchmoves",
                "setoption                                | setoption needs",
                "setoption name Hash value 0              | 0 is no number from 1 to",
                "setoption name Hash value 99999999999    | 99999999999 is no number from 1 to",
                "setoption name UCI_Variant value chess   | there is no variant chess",
                "setoption name Style value wild          | there is no option Style",
            })
    @DisplayName("says what it does not understand, and goes on")
    void goesOn(String line, String message) {
        List<String> said = dialogue(line, "isready");
        assertTrue(said.get(0).startsWith("info string " + message), said::toString);
        assertEquals("readyok", last(said));
    }

    @Test
    @DisplayName("keeps the position when it is sent a wrong one")
    void keepsThePosition() {
        List<String> said = dialogue("position startpos moves d3c4", "position startpos moves d3d9", "d");
        assertTrue(said.stream().anyMatch(line -> line.startsWith("Fen: ") && line.contains(" b - ")), said::toString);
    }

    @Test
    @DisplayName("is silent to what UCI allows it to ignore")
    void isSilent() {
        assertEquals(List.of(), dialogue("", "ponderhit", "debug on", "   ", "ucinewgame", "stop"));
    }

    @Test
    @DisplayName("thinks without end until it is told to stop, and answers questions meanwhile")
    void stops() throws Exception {
        PipedWriter writer = new PipedWriter();
        PipedInputStream answers = new PipedInputStream();
        Uci uci = new Uci(
                new BufferedReader(new PipedReader(writer)), new PrintStream(new PipedOutputStream(answers), true));
        Thread engine = new Thread(() -> run(uci));
        engine.start();
        BufferedReader reader = new BufferedReader(new InputStreamReader(answers, StandardCharsets.UTF_8));

        tell(writer, "setoption name UCI_Variant value baroque", "position startpos", "go infinite", "isready");
        assertFalse(readUntil(reader, "readyok").stream().anyMatch(line -> line.startsWith("bestmove")));
        tell(writer, "stop");
        readUntil(reader, "bestmove");

        writer.close();
        engine.join();
    }

    private static void tell(PipedWriter writer, String... lines) throws IOException {
        writer.write(String.join("\n", lines) + "\n");
        writer.flush();
    }

    private static List<String> readUntil(BufferedReader reader, String beginning) throws IOException {
        List<String> read = new ArrayList<>();
        do {
            read.add(reader.readLine());
        } while (!last(read).startsWith(beginning));
        return read;
    }

    @Test
    @DisplayName("ends a search without limits when it is told to quit or its input ends")
    void ends() {
        assertTrue(last(dialogue("go infinite")).startsWith("bestmove"));
        assertTrue(last(dialogue("go infinite", "quit", "sing")).startsWith("bestmove"));
    }
}
