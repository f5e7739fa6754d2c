package org.rocaille.game.conditional;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rocaille.game.conditional.ConditionalMoves.Line;
import org.rocaille.rules.History;
import org.rocaille.rules.Move;
import org.rocaille.rules.Position;
import org.rocaille.rules.Variant;
import org.rocaille.rules.notation.Candidate;
import org.rocaille.rules.notation.Notation;

/** What the rules make of trees of conditional moves. */
@Execution(ExecutionMode.CONCURRENT)
class ConditionalMovesTest {

    private static final Instant NOW = Instant.parse("2026-01-01T00:00:00Z");

    private static Line line(String when, String then, Line... lines) {
        return new Line(when, then, List.of(lines));
    }

    private static ConditionalMoves tree(Line... lines) {
        return new ConditionalMoves(List.of(lines));
    }

    /** Where a game is after some moves. */
    private record Reached(Position position, History history) {

        static Reached of(Variant variant, String... moves) {
            Reached reached = new Reached(variant.start(), History.startingAt(variant.start()));
            for (String text : moves) {
                Move move = reached.position.legalMoves().stream()
                        .filter(legal -> legal.text().equals(text))
                        .findAny()
                        .orElseThrow();
                reached = reached.after(move);
            }
            return reached;
        }

        Reached after(Move move) {
            Position after = position.play(move);
            return new Reached(after, history.after(move, after));
        }

        ConditionalMoves.Checked check(ConditionalMoves moves) {
            return moves.check(position, history, "/lines");
        }

        List<String> faults(Line... lines) {
            return check(tree(lines)).faults().stream()
                    .map(fault -> fault.pointer() + " " + fault.reason())
                    .toList();
        }
    }

    @Test
    void moves_are_understood_in_every_form_and_kept_in_their_own() {
        ConditionalMoves.Checked checked =
                Reached.of(Variant.ROCAILLE).check(tree(line("We3-e4", "E8E7", line("g3-g4", "Wg8-g7"))));

        assertEquals(List.of(), checked.faults());
        assertEquals(tree(line("e3e4", "e8e7", line("g3g4", "g8g7"))), checked.moves());
    }

    @Test
    void every_bad_move_is_named_and_below_it_nothing_is_checked() {
        List<String> faults = Reached.of(Variant.ROCAILLE)
                .faults(
                        line("e3e4", "e8e7", line("nonsense", "g8g7"), line("g3g4", "a1a2", line("x", "y"))),
                        line("e5e6", "g8g7", line("x", "y")),
                        line("g3g4", "e3e4"));

        assertEquals(
                List.of(
                        "/lines/0/lines/0/if malformed",
                        "/lines/0/lines/1/then no-piece",
                        "/lines/1/if no-piece",
                        "/lines/2/then not-your-piece"),
                faults);
    }

    @Test
    void a_move_has_one_answer_however_it_is_written() {
        assertEquals(
                List.of("/lines/1/if duplicate-if"),
                Reached.of(Variant.ROCAILLE).faults(line("e3e4", "e8e7"), line("We3-e4", "g8g7")));
    }

    @Test
    void what_ends_the_game_has_no_answer_and_nothing_follows_upon_it() {
        String[] moves = {"e3e4", "g8g7", "d3d4", "h9c4", "d2e3"};

        assertEquals(
                List.of("/lines/0/if ends-game"),
                Reached.of(Variant.ROCOCO, moves).faults(line("c4d3", "e3e4")));
        Reached before = Reached.of(Variant.ROCOCO, Arrays.copyOf(moves, 4));
        assertEquals(List.of(), before.faults(line("d2e3", "c4d3")));
        assertEquals(List.of("/lines/0/lines game-over"), before.faults(line("d2e3", "c4d3", line("a1a2", "b1b2"))));
    }

    @Test
    void an_answer_that_loses_by_repetition_is_refused_with_all_that_the_game_has_seen() {
        Reached once = Reached.of(Variant.ROCAILLE, "e3e4", "e8e7", "e4e3", "e7e8", "e3e4", "e8e7");
        assertEquals(List.of("/lines/0/then repetition-loses"), once.faults(line("e4e3", "e7e8")));
        Reached lost = Reached.of(Variant.ROCAILLE, "e3e4", "e8e7", "e4e3", "e7e8", "e3e4", "e8e7", "e4e3");
        assertEquals(List.of("/lines/0/if ends-game"), lost.faults(line("e7e8", "g3g4")));
        Line again = line("e3e4", "e8e7", line("e4e3", "e7e8"));
        assertEquals(
                List.of("/lines/0/lines/0/lines/0/lines/0/then repetition-loses"),
                Reached.of(Variant.ROCAILLE).faults(line("e3e4", "e8e7", line("e4e3", "e7e8", again))));
    }

    @Test
    void a_line_is_found_by_the_move_and_the_ply_and_what_follows_it_stands() {
        Plan plan = Plan.NONE.decided(tree(line("e3e4", "e8e7", line("g3g4", "g8g7"))), 1);
        Move move = Variant.ROCAILLE.start().legalMoves().stream()
                .filter(legal -> legal.text().equals("e3e4"))
                .findAny()
                .orElseThrow();

        Plan answered = plan.answered(plan.answer(1, move).orElseThrow());

        assertEquals(tree(line("g3g4", "g8g7")), answered.moves());
        assertEquals(3, answered.ply());
        assertEquals(3, answered.version());
        assertEquals(Optional.empty(), plan.answer(3, move));
        assertEquals(Optional.empty(), answered.answer(3, move));
    }

    @Test
    void what_does_not_stand_is_not_dropped() {
        assertEquals(Plan.NONE, Plan.NONE.dropped(Plan.Dropped.Reason.LEFT, 3, NOW));
        Plan dropped = Plan.NONE.decided(tree(line("e3e4", "e8e7")), 1).dropped(Plan.Dropped.Reason.LEFT, 1, NOW);
        assertTrue(dropped.isEmpty());
        assertEquals(Optional.of(new Plan.Dropped(Plan.Dropped.Reason.LEFT, 1, NOW)), dropped.dropped());
        assertEquals(dropped, dropped.dropped(Plan.Dropped.Reason.GAME_OVER, 2, NOW));
    }

    static List<Variant> variants() {
        return Variant.all();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void a_tree_of_legal_moves_in_display_notation_is_faultless(Variant variant) {
        for (int seed = 0; seed < 20; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Reached start = Reached.of(variant);
            List<Line> lines = legal(start, random, 4);

            ConditionalMoves.Checked checked = start.check(new ConditionalMoves(lines));

            assertEquals(List.of(), checked.faults());
            assertEquals(count(lines), count(checked.moves().lines()));
        }
    }

    private static int count(List<Line> lines) {
        return lines.stream().mapToInt(line -> 1 + count(line.lines())).sum();
    }

    private static List<Line> legal(Reached at, SplittableRandom random, int depth) {
        List<Line> lines = new ArrayList<>();
        List<Move> moves = at.position().legalMoves();
        for (int from = random.nextInt(moves.size()), i = from;
                depth > 0 && i < Math.min(from + 2, moves.size());
                i++) {
            Reached met = at.after(moves.get(i));
            List<Candidate> answers = Candidate.of(met.position(), met.history()).stream()
                    .filter(answer -> !answer.losesByRepetition())
                    .filter(answer -> answer.after().outcome().isEmpty())
                    .toList();
            if (met.position().outcome().isEmpty() && !answers.isEmpty()) {
                Candidate answer = answers.get(random.nextInt(answers.size()));
                lines.add(new Line(
                        Notation.of(at.position(), moves.get(i)),
                        answer.notation(),
                        legal(met.after(answer.move()), random, depth - 1)));
            }
        }
        return lines;
    }
}
