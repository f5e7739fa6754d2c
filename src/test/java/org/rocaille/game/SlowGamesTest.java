package org.rocaille.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rocaille.clock.Calendar;
import org.rocaille.clock.Clocks;
import org.rocaille.clock.TimeControl;
import org.rocaille.clock.Warning;
import org.rocaille.id.Secret;
import org.rocaille.problem.Problem;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

/**
 * What time makes of games in which everything happens at once: weekends and nights of two zones that put their clocks back
 * and forward, vacations, agreed pauses, outages, presents of time and takebacks.
 */
class SlowGamesTest {

    private static final int GAMES = Integer.getInteger("rocaille.slow-games", 8);
    private static final int STEPS = 40;

    static LongStream seeds() {
        return LongStream.range(0, GAMES);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void the_clocks_of_a_game_agree_with_clocks_that_just_tick(long seed) {
        SlowGame game = new SlowGame(seed);
        for (int step = 0; step < STEPS && game.goesOn(); step++) {
            String what = what(seed, step);
            game.pass();
            assertAgreement(game, what + ", before");
            if (game.goesOn()) {
                SlowGame.Deed deed = game.act();
                assertAgreement(game, what + ", after " + deed);
            }
        }
    }

    private static String what(long seed, int step) {
        return "seed " + seed + ", step " + step;
    }

    private static void assertAgreement(SlowGame slow, String when) {
        Game game = slow.load();
        TickingClocks ticking = slow.ticking;
        Clocks clocks = game.standing().clocks().orElseThrow();
        int turn = ticking.turn();
        Side mover = Side.values()[turn];
        Timing time = game.time();
        Calendar movers = time.calendars().of(mover);
        Instant now = slow.now();

        assertEquals(TickingClocks.span(ticking.left(turn)), clocks.left(now, movers), when);
        assertEquals(TickingClocks.span(ticking.left(1 - turn)), clocks.waiter().left(), when);
        assertEquals(ticking.costs(), costs(slow), when);
        if (slow.goesOn()) {
            assertEquals(mover, game.position().turn(), when);
            assertEquals(ticking.movesToGo(turn), clocks.mover().movesToGo(), when);
            assertEquals(ticking.movesToGo(1 - turn), clocks.waiter().movesToGo(), when);
            Instant deadline = slow.at(ticking.deadline(turn));
            assertEquals(Optional.of(deadline), time.deadline(mover), when);
            assertEquals(Optional.of(slow.at(ticking.deadline(1 - turn))), time.deadline(mover.opposite()), when);
            assertEquals(ticking.isFallen(), time.isFlagPending() || time.isFlagOverdue(now), when);
            assertEquals(warning(ticking), clocks.warning(now, movers), when);
            assertTrue(
                    time.isFlagPending() || slow.due.filter(deadline::isBefore).isEmpty(),
                    () -> when + ": it is looked at in time");
        }
    }

    /** What the moves that stand have cost, by the record. */
    private static List<TickingClocks.Cost> costs(SlowGame slow) {
        return slow.moves.stream()
                .map(move -> move.charge().orElseThrow())
                .map(charge ->
                        new TickingClocks.Cost(charge.elapsed(), charge.charged(), charge.credited(), charge.left()))
                .toList();
    }

    private static Optional<Warning> warning(TickingClocks ticking) {
        return ticking.due() > ticking.warned() ? Optional.of(Warning.values()[ticking.due() - 1]) : Optional.empty();
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void no_deadline_moves_earlier_by_what_the_other_side_does_nor_by_what_nobody_does(long seed) {
        SlowGame game = new SlowGame(seed);
        for (int step = 0; step < STEPS && game.goesOn(); step++) {
            Instant[] first = deadlines(game);
            game.pass();
            if (game.goesOn()) {
                Instant[] second = deadlines(game);
                SlowGame.Deed deed = game.act();
                Instant[] third = deadlines(game);
                for (Side side : Side.values()) {
                    int i = side.ordinal();
                    assertFalse(second[i].isBefore(first[i]), what(seed, step) + ": waiting");
                    assertFalse(
                            deed.isOfOther(side) && third[i].isBefore(second[i]),
                            () -> deed + " moves " + second[i] + " to " + third[i]);
                }
            }
        }
    }

    private static Instant[] deadlines(SlowGame slow) {
        Game game = slow.load();
        return new Instant[] {
            game.time().deadline(Side.WHITE).orElseThrow(),
            game.time().deadline(Side.BLACK).orElseThrow()
        };
    }

    @Test
    void in_an_untimed_game_nothing_is_charged_nothing_runs_out_and_there_is_no_time_to_pause_or_to_give() {
        Instant start = Instant.parse("2026-03-01T00:00:00Z");
        Terms terms = Terms.of(
                Variant.BAROQUE.start(),
                Visibility.UNLISTED,
                Seats.of(Secret.random(Secret.Kind.SEAT), Secret.random(Secret.Kind.SEAT)),
                Habits.NONE,
                new TimeControl.Untimed(),
                Courtesies.USUAL,
                start);
        Game game = Game.start(terms, Calendars.UNBROKEN);
        for (int ply = 0; ply < 10; ply++) {
            RecordedMove played = game.play(game.legalMoves().get(ply), start.plus(Duration.ofDays(400L * ply)));
            assertEquals(Optional.empty(), played.charge());
            assertEquals(Optional.empty(), game.standing().clocks());
            assertEquals(Optional.empty(), game.time().deadline(Side.WHITE));
            assertFalse(game.time().isFlagOverdue(Instant.MAX));
        }
        assertThrows(Problem.class, () -> new Matter.Pause(Duration.ofDays(1)).requirePossible(game));
        assertThrows(Problem.class, () -> new Matter.ExtraTime(Duration.ofDays(1)).requirePossible(game));
    }
}
