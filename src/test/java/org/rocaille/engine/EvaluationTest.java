package org.rocaille.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.rocaille.rules.MutablePosition;
import org.rocaille.rules.Position;
import org.rocaille.rules.Variant;

@DisplayName("The evaluation")
@Execution(ExecutionMode.CONCURRENT)
class EvaluationTest {

    private static final int COUNT = Integer.getInteger("engine.positions", 12);

    private static final Map<Variant, EvaluationTables> TABLES = new ConcurrentHashMap<>();

    static Stream<Variant> variants() {
        return Variant.all().stream();
    }

    private static int evaluate(Position position) {
        EvaluationTables tables = TABLES.computeIfAbsent(
                position.variant(), variant -> new EvaluationTables(variant, Weights.of(variant)));
        return new Evaluation(MutablePosition.of(position), tables).evaluate();
    }

    /** Turns a position upside down and exchanges the colours. */
    private static Position mirrored(Position position) {
        String[] fields = position.fen().split(" ");
        List<String> rows = new ArrayList<>(List.of(fields[0].split("/")));
        Collections.reverse(rows);
        String board = rows.stream()
                .collect(Collectors.joining("/"))
                .chars()
                .map(c -> Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c))
                .mapToObj(c -> String.valueOf((char) c))
                .collect(Collectors.joining());
        return Position.parse(position.variant(), board + (fields[1].equals("w") ? " b" : " w"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("variants")
    @DisplayName("is the same for both colours")
    void isSymmetric(Variant variant) {
        RandomGames.positions(variant, 1, COUNT)
                .forEach(position -> assertEquals(evaluate(position), evaluate(mirrored(position)), position.fen()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("variants")
    @DisplayName("finds the start position even, and a missing piece bad for its side")
    void countsMaterial(Variant variant) {
        String start = variant.start().fen();
        String withoutPawn = start.replaceFirst("P", "1");
        assertTrue(Math.abs(evaluate(variant.start())) < 60);
        assertTrue(evaluate(Position.parse(variant, withoutPawn)) < evaluate(variant.start()) - 50);
    }

    @ParameterizedTest(name = "{3}")
    @CsvSource(delimiter = '|', textBlock = """
        rococo        | 10/1k8/10/10/4l5/4I5/10/10/1K8/10 b  | 10/1k8/10/10/4l5/10/4I5/10/1K8/10 b       | a piece next to an enemy Immobilizer is frozen and worth less
        rococo        | 10/1k8/2P7/10/10/10/10/10/1K8/10 b   | 10/1k8/10/10/10/10/2P7/10/1K8/10 b        | a Pawn is the worse for the enemy, the nearer it is to promotion
        rococo        | 10/1k8/10/10/4L5/10/10/10/1K8/10 b   | 10/1k8/10/10/10/10/10/9L/1K8/10 b         | a piece on the ring is not worth what it is inside
        rococo        | 10/1k8/10/4lS4/10/10/10/10/1K8/10 b  | 10/1k8/10/4l5/10/10/10/7S2/1K8/10 b       | a Swapper next to a better piece threatens to vanish with it
        baroque       | 7k/8/8/8/8/8/1R6/7K b                | 6k1/8/8/8/8/8/1R6/7K b                    | a King on the file of the enemy King is one move from a corner
        """)
    @DisplayName("knows what is good in these games")
    void knows(String variant, String worse, String better, String why) {
        Variant game = Variant.of(variant);
        assertTrue(evaluate(Position.parse(game, worse)) < evaluate(Position.parse(game, better)), why);
    }

    @Test
    @DisplayName("stays below any forced win")
    void staysBelowWins() {
        Position crowded =
                Position.parse(Variant.BAROQUE, "NNNNNNNN/NNNNNNNN/NNNNNNNN/NNNNNNNN/NNNNNNNN/8/K7/7k b - 0 1");
        assertTrue(!new Score(evaluate(crowded)).isForced());
        Position overcrowded = Position.parse(Variant.ROCAILLE, "IIIIIIIIIIII/".repeat(8) + "11K/k11 w - 0 1");
        assertEquals(Score.LEAST_WIN - 1, evaluate(overcrowded));
    }
}
