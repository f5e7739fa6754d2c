package org.rocaille.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rocaille.engine.FullWidth;
import org.rocaille.engine.MultiCapture;
import org.rocaille.rules.Move;
import org.rocaille.rules.Outcome;
import org.rocaille.rules.PieceType;
import org.rocaille.rules.Position;
import org.rocaille.rules.Variant;

/** The puzzles were found by {@code PuzzleMiner} in games of the engine against itself. */
@DisplayName("A puzzle")
@Execution(ExecutionMode.CONCURRENT)
class PuzzlesTest {

    private static final int ENOUGH = 50;

    static Stream<Puzzle> all() {
        return Variant.all().stream().flatMap(Puzzles::of);
    }

    static Stream<Puzzle> mates() {
        return all().filter(puzzle -> !puzzle.themes().contains(Theme.MULTI_CAPTURE));
    }

    static Stream<Puzzle> multiCaptures() {
        return all().filter(puzzle -> puzzle.themes().contains(Theme.MULTI_CAPTURE));
    }

    static List<Variant> variants() {
        return Variant.all();
    }

    @ParameterizedTest
    @MethodSource("variants")
    @DisplayName("is one of many of its variant, and unlike every other")
    void isOneOfMany(Variant variant) {
        List<Puzzle> puzzles = Puzzles.of(variant).toList();
        assertTrue(puzzles.size() >= ENOUGH, () -> puzzles.size() + " puzzles");
        assertEquals(
                puzzles.size(),
                puzzles.stream()
                        .map(puzzle -> Likeness.of(puzzle.position()))
                        .distinct()
                        .count());
    }

    @Test
    @DisplayName("has an id of its own, fit for an address")
    void hasAnId() {
        Set<String> ids = all().map(Puzzle::id).collect(Collectors.toSet());
        assertEquals(all().count(), ids.size());
        assertTrue(ids.stream().allMatch(id -> id.matches("[0-9a-z]{10}")));
    }

    @ParameterizedTest
    @MethodSource("all")
    @DisplayName("is written as it is read, and has the themes that its solution shows")
    void isAsItsSolutionShows(Puzzle puzzle) {
        assertEquals(Optional.empty(), puzzle.position().outcome());
        assertEquals(1, puzzle.solution().size() % 2);
        assertEquals(Shown.themes(puzzle.position(), puzzle.solution()), puzzle.themes());
        assertEquals(
                puzzle.toString(),
                Puzzle.parse(puzzle.position().variant(), puzzle.toString()).toString());
    }

    @ParameterizedTest
    @MethodSource("mates")
    @DisplayName("that is a mate is won at the end, by the only move that wins at once")
    void isWon(Puzzle puzzle) {
        List<Move> line = puzzle.solution();
        Position last = after(puzzle, line.size() - 1);
        assertEquals(List.of(line.get(line.size() - 1)), FullWidth.winningMoves(last, 1));
        assertEquals(
                Optional.of(puzzle.position().turn()),
                last.play(line.get(line.size() - 1)).outcome().flatMap(Outcome::winner));
    }

    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("mates")
    @DisplayName("that is a mate has one move at a time that wins so soon, and none that wins sooner")
    void isProven(Puzzle puzzle) {
        for (int ply = 0; ply < puzzle.solution().size(); ply += 2) {
            Position position = after(puzzle, ply);
            int moves = puzzle.moves() - ply / 2;
            assertFalse(moves > 1 && FullWidth.wins(position, moves - 1));
            assertEquals(List.of(puzzle.solution().get(ply)), FullWidth.winningMoves(position, moves));
        }
    }

    @ParameterizedTest
    @MethodSource("multiCaptures")
    @DisplayName("that is a multi-capture is one move that takes two pieces or more")
    void takesSeveral(Puzzle puzzle) {
        assertEquals(1, puzzle.solution().size());
        assertTrue(puzzle.solution().get(0).captures().size() >= 2);
    }

    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("multiCaptures")
    @DisplayName("that is a multi-capture is far better by it than by any other move")
    void isClear(Puzzle puzzle) {
        assertTrue(
                MultiCapture.isClearlyBest(puzzle.position(), puzzle.solution().get(0)));
    }

    @Test
    @DisplayName("can be about any piece")
    void isAboutAPiece() {
        Arrays.stream(PieceType.values())
                .forEach(type ->
                        assertEquals(type.name(), Theme.valueOf(type.name()).name()));
    }

    private static Position after(Puzzle puzzle, int plies) {
        Position position = puzzle.position();
        for (Move move : puzzle.solution().subList(0, plies)) {
            position = position.play(move);
        }
        return position;
    }
}
