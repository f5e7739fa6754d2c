package org.rocaille.clock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rocaille.clock.Charge.Reason;
import org.rocaille.clock.TimeControl.Fischer;
import org.rocaille.clock.TimeControl.PerMove;
import org.rocaille.clock.TimeControl.Period;

/** What moves cost and earn, and when time runs out. */
@Execution(ExecutionMode.CONCURRENT)
class ClocksTest {

    private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");
    private static final Duration DAY = Duration.ofDays(1);

    private static Clocks begin(TimeControl control) {
        return control.start(START).orElseThrow();
    }

    private static Instant days(double days) {
        return START.plusSeconds((long) (days * 86_400));
    }

    private static Clocks.Pressed press(Clocks clocks, double atDay) {
        return clocks.press(days(atDay), Calendar.UNBROKEN);
    }

    @Test
    void days_per_move_are_whole_again_after_each_move() {
        Clocks clocks = begin(new PerMove(DAY.multipliedBy(3)));
        assertEquals(Optional.of(days(3)), clocks.deadline(Calendar.UNBROKEN));

        Clocks.Pressed first = press(clocks, 2);
        assertEquals(
                new Charge(
                        DAY.multipliedBy(2),
                        DAY.multipliedBy(2),
                        DAY.multipliedBy(2),
                        DAY.multipliedBy(3),
                        Reason.RENEWED),
                first.charge());
        assertEquals(Optional.of(days(5)), first.clocks().deadline(Calendar.UNBROKEN));
    }

    @Test
    void a_bank_grows_by_the_increment_and_no_further_than_the_cap() {
        Clocks clocks = begin(new Fischer(DAY.multipliedBy(10), DAY, DAY.multipliedBy(10)));

        Clocks.Pressed slow = press(clocks, 4);
        assertEquals(
                new Charge(DAY.multipliedBy(4), DAY.multipliedBy(4), DAY, DAY.multipliedBy(7), Reason.INCREMENT),
                slow.charge());
        Clocks.Pressed quick = press(slow.clocks(), 4.5);
        assertEquals(Reason.CAPPED_INCREMENT, quick.charge().reason());
        assertEquals(DAY.dividedBy(2), quick.charge().credited());
        assertEquals(DAY.multipliedBy(10), quick.charge().left());
        assertEquals(Optional.of(days(11.5)), quick.clocks().deadline(Calendar.UNBROKEN));
    }

    @Test
    void the_time_of_the_next_period_is_added_to_what_was_saved_when_the_moves_are_made() {
        Clocks clocks = begin(new Period(2, DAY.multipliedBy(10)));
        double now = 0;
        List<Charge> whites = new ArrayList<>();
        for (int ply = 1; ply <= 8; ply++) {
            now += 1;
            Clocks.Pressed pressed = press(clocks, now);
            clocks = pressed.clocks();
            if (ply % 2 == 1) {
                whites.add(pressed.charge());
            }
        }
        assertEquals(
                List.of(9L, 18L, 17L, 26L),
                whites.stream().map(charge -> charge.left().toDays()).toList());
        assertEquals(
                List.of(Reason.PERIOD_CONTINUES, Reason.NEW_PERIOD, Reason.PERIOD_CONTINUES, Reason.NEW_PERIOD),
                whites.stream().map(Charge::reason).toList());
        assertEquals(2, clocks.mover().movesToGo());
    }

    @Test
    void what_is_saved_of_periods_stops_at_the_ceiling_and_so_does_what_can_be_given() {
        Clocks clocks = begin(new Period(1, DAY.multipliedBy(365)));
        assertTrue(clocks.haveRoomFor(DAY.multipliedBy(365)));

        for (int ply = 1; ply <= 6; ply++) {
            clocks = press(clocks, 0).clocks();
            assertTrue(clocks.waiter().left().compareTo(TimeControl.CEILING) <= 0);
        }

        assertEquals(TimeControl.CEILING, clocks.mover().left());
        assertFalse(clocks.haveRoomFor(Duration.ofSeconds(1)));
    }

    @Test
    void a_move_decided_on_before_costs_and_earns_nothing_but_is_one_of_the_period() {
        Clocks fischer = press(begin(new Fischer(DAY.multipliedBy(10), DAY, DAY.multipliedBy(20))), 3)
                .clocks();
        Clocks.Pressed reply = fischer.reply();
        assertEquals(
                new Charge(Duration.ZERO, Duration.ZERO, Duration.ZERO, DAY.multipliedBy(10), Reason.CONDITIONAL),
                reply.charge());
        assertEquals(fischer.waiter(), reply.clocks().mover());
        assertEquals(fischer.mover(), reply.clocks().waiter());
        assertEquals(days(3), reply.clocks().since());

        Clocks period = press(begin(new Period(2, DAY.multipliedBy(10))), 1).clocks();
        Clocks.Pressed first = period.reply();
        assertEquals(new Allowance(DAY.multipliedBy(10), 1), first.clocks().waiter());
        assertEquals(Reason.CONDITIONAL, first.charge().reason());
        Clocks.Pressed second = press(first.clocks(), 2).clocks().reply();
        assertEquals(new Allowance(DAY.multipliedBy(20), 2), second.clocks().waiter());
        assertEquals(Reason.NEW_PERIOD, second.charge().reason());
        assertEquals(DAY.multipliedBy(10), second.charge().credited());
        assertEquals(Duration.ZERO, second.charge().charged());

        Clocks.Pressed renewed = press(begin(new PerMove(DAY)), 0.5).clocks().reply();
        assertEquals(Optional.of(days(1.5)), renewed.clocks().deadline(Calendar.UNBROKEN));
        assertEquals(DAY, renewed.charge().left());
    }

    @Test
    void an_untimed_game_has_no_clocks() {
        assertEquals(Optional.empty(), new TimeControl.Untimed().start(START));
    }

    @Test
    void the_flag_falls_the_instant_no_time_is_left() {
        Clocks clocks = begin(new PerMove(DAY));

        assertFalse(clocks.isOverdue(days(1).minusMillis(1), Calendar.UNBROKEN));
        assertTrue(clocks.isOverdue(days(1), Calendar.UNBROKEN));
        assertEquals(Duration.ofMillis(1), clocks.left(days(1).minusMillis(1), Calendar.UNBROKEN));
        assertEquals(Duration.ZERO, clocks.left(days(400), Calendar.UNBROKEN));
    }

    @Test
    void stopped_clocks_keep_what_was_left_and_have_no_deadline() {
        Clocks stopped = begin(new PerMove(DAY.multipliedBy(3))).stop(days(1), Calendar.UNBROKEN);

        assertEquals(DAY.multipliedBy(2), stopped.mover().left());
        assertEquals(DAY.multipliedBy(2), stopped.left(days(9), Calendar.UNBROKEN));
        assertEquals(Optional.empty(), stopped.deadline(Calendar.UNBROKEN));
        assertEquals(Optional.empty(), stopped.due(Calendar.UNBROKEN));
        assertEquals(Optional.empty(), stopped.warning(days(9), Calendar.UNBROKEN));
        assertFalse(stopped.isOverdue(days(9), Calendar.UNBROKEN));
    }

    @Test
    void warnings_come_at_a_half_a_quarter_and_a_tenth_and_each_once() {
        Clocks clocks = begin(new PerMove(DAY.multipliedBy(20)));
        List<String> heard = new ArrayList<>();
        for (int hour = 0; hour < 480; hour++) {
            Optional<Warning> warning = clocks.warning(START.plus(Duration.ofHours(hour)), Calendar.UNBROKEN);
            if (warning.isPresent()) {
                heard.add(warning.get().code() + " " + hour / 24);
                clocks = clocks.warned(warning.get());
            }
        }
        assertEquals(List.of("half 10", "quarter 15", "tenth 18"), heard);
        assertEquals(Optional.of(days(20)), clocks.due(Calendar.UNBROKEN));
    }

    @Test
    void a_warning_that_was_overtaken_by_a_more_urgent_one_is_not_given() {
        Clocks clocks = begin(new PerMove(DAY.multipliedBy(20)));

        assertEquals(Optional.of(Warning.TENTH), clocks.warning(days(19), Calendar.UNBROKEN));
        assertEquals(Optional.empty(), clocks.warned(Warning.TENTH).warning(days(19), Calendar.UNBROKEN));
        assertEquals(Optional.empty(), clocks.warning(days(9.9), Calendar.UNBROKEN));
    }

    @Test
    void spans_out_of_bounds_are_refused_and_the_part_is_named() {
        assertEquals("perMove", part(() -> new PerMove(Duration.ofSeconds(59))));
        assertEquals("perMove", part(() -> new PerMove(Duration.ofDays(366))));
        assertEquals("perMove", part(() -> new PerMove(Duration.ofMillis(90_500))));
        assertEquals("bank", part(() -> new Fischer(Duration.ZERO, DAY, DAY)));
        assertEquals("increment", part(() -> new Fischer(DAY, Duration.ofSeconds(-1), DAY)));
        assertEquals("cap", part(() -> new Fischer(DAY.multipliedBy(2), DAY, DAY)));
        assertEquals("moves", part(() -> new Period(0, DAY)));
        assertEquals("moves", part(() -> new Period(201, DAY)));
        assertEquals("period", part(() -> new Period(10, Duration.ofDays(1000))));
    }

    private static String part(Runnable making) {
        return assertThrows(InvalidTimeControlException.class, making::run).part();
    }

    static LongStream seeds() {
        return LongStream.range(0, 200);
    }

    /** A game of some years at random: each move at a random instant before the deadline. */
    private static final class Years {

        final SplittableRandom random;
        final List<Calendar> calendars = new ArrayList<>();
        Clocks clocks;
        Instant now = START;
        int side;

        Years(long seed) {
            random = new SplittableRandom(seed);
            clocks = begin(control());
            Calendar outages = Calendar.of(random.ints(20, 0, 2_000)
                    .mapToObj(day -> new Pause(days(day), days(day).plusSeconds(random.nextInt(1, 500_000))))
                    .toList());
            for (String zone : List.of("Europe/Berlin", "America/New_York")) {
                calendars.add(outages.and(weekly(zone)));
            }
        }

        private Calendar weekly(String zone) {
            return switch (random.nextInt(3)) {
                case 0 -> Calendar.UNBROKEN;
                case 1 ->
                    new WeeklyPause(ZoneId.of(zone), Set.of(DayOfWeek.SATURDAY, DayOfWeek.SUNDAY), Optional.empty());
                default ->
                    new WeeklyPause(
                            ZoneId.of(zone),
                            Set.of(),
                            Optional.of(new WeeklyPause.Hours(LocalTime.of(23, 0), LocalTime.of(8, 0))));
            };
        }

        private TimeControl control() {
            Duration some = Duration.ofSeconds(random.nextInt(60, 2_000_000));
            Duration more = some.plusSeconds(random.nextInt(2_000_000));
            return switch (random.nextInt(3)) {
                case 0 -> new PerMove(some);
                case 1 -> new Fischer(some, Duration.ofSeconds(random.nextInt(200_000)), more);
                default -> new Period(random.nextInt(1, 20), more);
            };
        }

        Calendar movers() {
            return calendars.get(side);
        }

        Calendar waiters() {
            return calendars.get(1 - side);
        }

        /** An instant of the turn before the deadline. */
        Instant within() {
            long left = Duration.between(now, clocks.deadline(movers()).orElseThrow())
                    .toMillis();
            return now.plusMillis(random.nextLong(Math.max(1, left)));
        }

        boolean canMove() {
            return clocks.deadline(movers()).orElseThrow().isAfter(now);
        }

        Charge move(Instant at) {
            Clocks.Pressed pressed = clocks.press(at, movers());
            clocks = pressed.clocks();
            now = at;
            side = 1 - side;
            return pressed.charge();
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void every_move_conserves_time(long seed) {
        Years game = new Years(seed);
        Duration[] had = {game.clocks.mover().left(), game.clocks.waiter().left()};
        Duration[] ran = {Duration.ZERO, Duration.ZERO};
        Duration[] charged = {Duration.ZERO, Duration.ZERO};
        for (int ply = 0; ply < 300 && game.canMove(); ply++) {
            int side = game.side;
            Instant before = game.now;
            Instant at = game.within();
            ran[side] = ran[side].plus(game.movers().running(before, at));
            Charge charge = game.move(at);
            charged[side] = charged[side].plus(charge.charged());

            assertEquals(had[side].minus(charge.charged()).plus(charge.credited()), charge.left());
            assertEquals(Duration.between(before, at), charge.elapsed());
            assertFalse(charge.charged().isNegative());
            assertFalse(charge.credited().isNegative());
            assertTrue(charge.charged().compareTo(charge.elapsed()) <= 0);
            assertEquals(charge.left(), game.clocks.waiter().left());
            assertEquals(had[1 - side], game.clocks.mover().left(), "The other side is charged nothing");
            had[side] = charge.left();
        }
        assertEquals(Arrays.asList(ran), Arrays.asList(charged), "Each side is charged once for what its clock ran");
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void a_deadline_never_moves_earlier_by_what_the_other_side_does(long seed) {
        Years game = new Years(seed);
        for (int ply = 0; ply < 300 && game.canMove(); ply++) {
            Instant waiters = game.clocks.earliestDeadline(game.waiters()).orElseThrow();
            game.move(game.within());
            assertFalse(game.clocks.deadline(game.movers()).orElseThrow().isBefore(waiters));
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void what_is_left_at_an_instant_runs_out_at_the_deadline(long seed) {
        Years game = new Years(seed);
        for (int ply = 0; ply < 100 && game.canMove(); ply++) {
            Instant at = game.within();
            Instant deadline = game.clocks.deadline(game.movers()).orElseThrow();
            Duration left = game.clocks.left(at, game.movers());

            assertFalse(left.isZero());
            assertEquals(deadline, game.movers().after(at, left));
            assertEquals(Duration.ZERO, game.clocks.left(deadline, game.movers()));
            assertTrue(game.clocks.isOverdue(deadline, game.movers()));
            assertFalse(game.clocks.isOverdue(deadline.minusMillis(1), game.movers()));
            game.move(at);
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void what_is_due_next_is_never_after_the_deadline_and_ends_with_it(long seed) {
        Years game = new Years(seed);
        game.move(game.within());
        Instant deadline = game.clocks.deadline(game.movers()).orElseThrow();
        Instant due = game.clocks.due(game.movers()).orElseThrow();
        int warnings = 0;
        while (due.isBefore(deadline)) {
            Optional<Warning> warning = game.clocks.warning(due, game.movers());
            assertEquals(Optional.empty(), game.clocks.warning(due.minusMillis(1), game.movers()));
            game.clocks = game.clocks.warned(warning.orElseThrow());
            due = game.clocks.due(game.movers()).orElseThrow();
            warnings++;
        }
        assertEquals(deadline, due);
        assertEquals(3, warnings);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void a_pause_moves_the_deadline_later_by_as_much_as_lay_before_it(long seed) {
        Years game = new Years(seed);
        Calendar without = game.movers();
        Instant began = game.within();
        Duration length = Duration.ofSeconds(game.random.nextInt(1, 3_000_000));
        Calendar with = without.and(Calendar.of(List.of(new Pause(began, began.plus(length)))));
        Instant end = began.plus(length);

        Instant deadline = game.clocks.deadline(with).orElseThrow();
        assertEquals(game.clocks.left(began, without), game.clocks.left(end, with), "Nothing is lost in it");
        assertEquals(without.after(end, game.clocks.left(began, without)), deadline);
    }
}
