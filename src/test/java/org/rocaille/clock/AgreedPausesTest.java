package org.rocaille.clock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What clocks make of what both sides agree on: pauses, more time, and turns that begin anew. */
class AgreedPausesTest {

    private static final Instant START = Instant.parse("2030-01-01T00:00:00Z");
    private static final Duration DAY = Duration.ofDays(1);

    static LongStream seeds() {
        return LongStream.range(0, 200);
    }

    private static Clocks perMove(int days) {
        return new TimeControl.PerMove(DAY.multipliedBy(days)).start(START).orElseThrow();
    }

    private static Instant days(double days) {
        return START.plusMillis((long) (days * DAY.toMillis()));
    }

    private static Instant deadline(Clocks clocks) {
        return clocks.deadline(Calendar.UNBROKEN).orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void time_is_charged_once_for_what_lies_outside_the_pauses_however_often_they_change(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Clocks clocks = perMove(300);
        Duration outside = Duration.ZERO;
        Instant now = START;
        Instant end = START; // Of the last pause.
        for (int step = 0; step < 20; step++) {
            Instant next = now.plusSeconds(random.nextInt(1_000_000));
            Instant running = end.isAfter(now) ? end : now;
            outside = outside.plus(next.isAfter(running) ? Duration.between(running, next) : Duration.ZERO);
            now = next;
            Duration length = random.nextInt(4) == 0 ? Duration.ZERO : Duration.ofSeconds(random.nextInt(1_500_000));
            clocks = clocks.pause(length, now);
            end = now.plus(length);

            assertEquals(
                    Optional.of(end).filter(now::isBefore), clocks.pause(now).map(Pause::to));
            assertEquals(clocks.mover().left().minus(outside), clocks.left(end, Calendar.UNBROKEN));
            assertEquals(end.plus(clocks.left(now, Calendar.UNBROKEN)), deadline(clocks));
        }

        Clocks.Pressed pressed = clocks.press(now, Calendar.UNBROKEN);

        assertEquals(outside, pressed.charge().charged());
        assertEquals(Duration.between(START, now), pressed.charge().elapsed());
        assertEquals(
                Optional.of(end).filter(now::isBefore).stream().toList(),
                pressed.clocks().pauses().stream().map(Pause::to).toList(),
                "Only what has not ended matters to the next turn");
    }

    @Test
    void a_pause_holds_for_the_side_that_waits_too() {
        Clocks clocks = perMove(3).pause(DAY.multipliedBy(5), days(1));

        assertEquals(Optional.of(days(8)), clocks.earliestDeadline(Calendar.UNBROKEN));
        assertEquals(days(9), deadline(clocks.press(days(2), Calendar.UNBROKEN).clocks()));
    }

    @Test
    void clocks_that_are_stopped_know_of_no_pause() {
        Clocks stopped = perMove(3).pause(DAY.multipliedBy(5), days(1)).stop(days(4), Calendar.UNBROKEN);

        assertEquals(List.of(), stopped.pauses());
        assertEquals(DAY.multipliedBy(2), stopped.mover().left());
    }

    @Test
    void more_time_is_for_both_sides_and_warns_anew_of_what_there_is_more_time_for() {
        Clocks clocks = perMove(10).warned(Warning.QUARTER);

        Clocks longer = clocks.more(DAY.multipliedBy(10), days(8), Calendar.UNBROKEN);

        assertEquals(days(20), deadline(longer));
        assertEquals(DAY.multipliedBy(20), longer.waiter().left());
        assertEquals(Optional.of(days(10)), longer.due(Calendar.UNBROKEN));
        assertEquals(0, longer.warnings());
        assertEquals(2, clocks.more(DAY, days(9), Calendar.UNBROKEN).warnings(), "That time has passed all the same");
    }

    @Test
    void what_the_other_side_is_given_changes_nothing_for_the_side_to_move_not_even_when_its_flag_has_fallen() {
        Clocks clocks = perMove(3).fallen();

        Clocks kinder = clocks.moreForWaiter(DAY);

        assertEquals(DAY.multipliedBy(4), kinder.waiter().left());
        assertTrue(kinder.isFallen());
        assertEquals(deadline(clocks), deadline(kinder));
        assertEquals(
                DAY.multipliedBy(3),
                kinder.press(days(5), Calendar.UNBROKEN).charge().charged(),
                "And no more than it had");
    }

    @Test
    void a_side_whose_flag_has_fallen_has_what_it_is_given_from_then_on() {
        Clocks spared = perMove(3).fallen().moreForMover(DAY, days(5), Calendar.UNBROKEN);

        assertFalse(spared.isFallen());
        assertEquals(days(6), deadline(spared));
    }

    @Test
    void what_was_given_beyond_the_time_for_a_move_is_kept() {
        Clocks given = perMove(3).moreForMover(DAY.multipliedBy(3), START, Calendar.UNBROKEN);

        Charge quick = given.press(days(2), Calendar.UNBROKEN).charge();
        assertEquals(DAY.multipliedBy(4), quick.left());
        assertEquals(Duration.ZERO, quick.credited());
        Charge slow = given.press(days(5), Calendar.UNBROKEN).charge();
        assertEquals(DAY.multipliedBy(3), slow.left());
        assertEquals(DAY.multipliedBy(2), slow.credited());
    }

    @Test
    void what_was_given_beyond_the_cap_of_a_bank_is_kept() {
        Clocks clocks = new TimeControl.Fischer(DAY, Duration.ofHours(1), DAY)
                .start(START)
                .orElseThrow();

        Clocks.Pressed pressed = clocks.more(DAY, START, Calendar.UNBROKEN).press(days(0.5), Calendar.UNBROKEN);

        assertEquals(DAY.plusHours(12), pressed.charge().left());
        assertEquals(Duration.ZERO, pressed.charge().credited());
        assertEquals(Charge.Reason.CAPPED_INCREMENT, pressed.charge().reason());
    }

    @Test
    void a_turn_that_begins_anew_in_a_pause_stands_still_until_its_end() {
        Clocks clocks = perMove(3).pause(DAY.multipliedBy(5), days(1));

        Clocks anew = clocks.turn(clocks.allowances(), days(2));

        assertEquals(days(9), deadline(anew));
        assertFalse(anew.isOverdue(days(8.9), Calendar.UNBROKEN));
    }
}
