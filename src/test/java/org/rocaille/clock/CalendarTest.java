package org.rocaille.clock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** When clocks stand still. */
class CalendarTest {

    private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");

    private static Instant at(long hours) {
        return START.plus(Duration.ofHours(hours));
    }

    private static Pause pause(long from, long to) {
        return new Pause(at(from), at(to));
    }

    private static List<Pause> random(SplittableRandom random, int count) {
        List<Pause> pauses = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            long from = random.nextLong(200);
            pauses.add(pause(from, from + random.nextLong(1, 40)));
        }
        return pauses;
    }

    static LongStream seeds() {
        return LongStream.range(0, 200);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 5, 5, before any pause",
        "0, 10, 10, up to its beginning",
        "0, 15, 10, into it",
        "0, 20, 10, to its end",
        "0, 25, 15, past it",
        "12, 18, 0, within it",
        "12, 25, 5, from within it",
        "0, 60, 40, past two",
        "70, 80, 10, after all",
    })
    void clocks_run_but_for_the_pauses(long from, long to, long running, String where) {
        Calendar calendar = Calendar.of(List.of(pause(10, 20), pause(30, 40)));

        assertEquals(Duration.ofHours(running), calendar.running(at(from), at(to)), where);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 5, 5, before any pause",
        "0, 10, 10, at the first instant of a pause no time is left",
        "0, 11, 21, an hour after it",
        "12, 0, 12, no time to run is none within a pause either",
        "12, 1, 21, from within it",
        "0, 25, 45, past two",
    })
    void time_runs_out_at_the_first_instant_at_which_it_has_run(long from, long running, long reached, String why) {
        Calendar calendar = Calendar.of(List.of(pause(30, 40), pause(10, 20)));

        assertEquals(at(reached), calendar.after(at(from), Duration.ofHours(running)), why);
    }

    @Test
    void pauses_that_overlap_or_touch_count_once() {
        Calendar calendar = Calendar.of(List.of(pause(12, 14), pause(10, 13), pause(14, 20), pause(11, 12)));

        Iterator<Pause> pauses = calendar.pauses(START);
        assertEquals(pause(10, 20), pauses.next());
        assertFalse(pauses.hasNext());
        assertEquals(Duration.ofHours(15), calendar.running(at(0), at(25)));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void two_calendars_together_stand_still_whenever_one_of_them_does(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Pause> mine = random(random, random.nextInt(8));
        List<Pause> yours = random(random, random.nextInt(8));
        List<Pause> all = new ArrayList<>(mine);
        all.addAll(yours);

        Calendar together = Calendar.of(mine).and(Calendar.of(yours));

        for (long hour = 0; hour < 260; hour++) {
            long now = hour;
            boolean stands = all.stream()
                    .anyMatch(pause ->
                            !pause.from().isAfter(at(now)) && pause.to().isAfter(at(now)));
            assertEquals(
                    stands ? Duration.ZERO : Duration.ofHours(1), together.running(at(hour), at(hour + 1)), "" + hour);
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void what_runs_in_parts_runs_in_whole_and_time_runs_out_exactly_when_it_has_run(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Calendar calendar = Calendar.of(random(random, 6));
        Instant from = at(random.nextLong(100));
        Instant middle = from.plusSeconds(random.nextLong(400_000));
        Instant to = middle.plusSeconds(random.nextLong(400_000));

        Duration whole = calendar.running(from, to);
        assertEquals(whole, calendar.running(from, middle).plus(calendar.running(middle, to)));

        Instant reached = calendar.after(from, whole);
        assertFalse(reached.isAfter(to));
        assertEquals(whole, calendar.running(from, reached));
        if (!whole.isZero()) {
            assertTrue(calendar.running(from, reached.minusMillis(1)).compareTo(whole) < 0);
        }
    }

    @Test
    void a_weekend_and_quiet_hours_are_those_of_the_zone() {
        Calendar calendar = new WeeklyPause(
                ZoneId.of("Europe/Berlin"),
                Set.of(DayOfWeek.SATURDAY, DayOfWeek.SUNDAY),
                Optional.of(new WeeklyPause.Hours(LocalTime.of(22, 0), LocalTime.of(7, 0))));

        // Monday, 5 January 2026, 7 in the morning, in winter an hour ahead of UTC.
        Instant monday = Instant.parse("2026-01-05T06:00:00Z");
        assertEquals(Duration.ofHours(15), calendar.running(monday, monday.plus(Duration.ofDays(1))));
        assertEquals(Duration.ofHours(75), calendar.running(monday, monday.plus(Duration.ofDays(7))));
        assertEquals(Instant.parse("2026-01-12T07:00:00Z"), calendar.after(monday, Duration.ofHours(76)));
    }

    @ParameterizedTest
    @CsvSource({
        "Europe/Berlin, 2026-03-29, spring",
        "Europe/Berlin, 2026-10-25, autumn",
        "America/New_York, 2026-03-08, spring",
        "Australia/Lord_Howe, 2026-04-05, half an hour",
        "America/Sao_Paulo, 2018-11-04, at midnight",
        "Pacific/Apia, 2011-12-30, a day that never was",
    })
    void a_change_of_the_zones_time_neither_gives_nor_takes_running_time(String zone, String day, String what) {
        Calendar weekly = new WeeklyPause(
                ZoneId.of(zone),
                Set.of(DayOfWeek.SATURDAY),
                Optional.of(new WeeklyPause.Hours(LocalTime.of(0, 30), LocalTime.of(6, 0))));
        Instant from = Instant.parse(day + "T00:00:00Z").minus(Duration.ofDays(5));

        for (int hours = 0; hours < 300; hours++) {
            Duration running = Duration.ofHours(hours);
            Instant reached = weekly.after(from, running);
            assertEquals(running, weekly.running(from, reached), what);
            assertFalse(weekly.after(from, running.plusHours(1)).isBefore(reached.plus(Duration.ofHours(1))), what);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "Europe/Berlin, 2026-03-20",
        "Europe/Berlin, 2026-10-18",
        "Australia/Lord_Howe, 2026-03-28",
        "Australia/Lord_Howe, 2026-09-26",
        "Antarctica/Troll, 2026-03-20",
        "Africa/Cairo, 2024-04-17",
        "Africa/Cairo, 2024-10-23",
        "America/Sao_Paulo, 2018-10-27",
        "Pacific/Chatham, 2026-03-28",
        "Pacific/Apia, 2011-12-21",
    })
    void clocks_stand_still_exactly_when_the_clocks_on_the_wall_say_so(String zone, String day) {
        Set<DayOfWeek> days = Set.of(DayOfWeek.THURSDAY, DayOfWeek.SUNDAY);
        Calendar weekly = new WeeklyPause(
                ZoneId.of(zone), days, Optional.of(new WeeklyPause.Hours(LocalTime.of(22, 30), LocalTime.of(5, 15))));
        Duration quarter = Duration.ofMinutes(15);
        Instant now = Instant.parse(day + "T00:00:00Z");

        for (int i = 0; i < 16 * 96; i++, now = now.plus(quarter)) {
            ZonedDateTime wall = now.atZone(ZoneId.of(zone));
            LocalTime time = wall.toLocalTime();
            boolean rests = days.contains(wall.getDayOfWeek())
                    || !time.isBefore(LocalTime.of(22, 30))
                    || time.isBefore(LocalTime.of(5, 15));
            assertEquals(rests ? Duration.ZERO : quarter, weekly.running(now, now.plus(quarter)), wall + ", seen then");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "2026-03-29, 02:30-06:00, 03:30, 06:00, a beginning that is left out is as much later as the clocks go forward",
        "2026-03-29, 22:00-02:30, 22:00, 03:30, and so is such an end",
        "2026-03-29, 02:15-02:45, 03:15, 03:45, and hours that are left out are not lost",
        "2026-03-29, 02:30-03:15, -, -, unless they would end before they begin",
        "2026-10-25, 02:30-06:00, 02:30, 06:00, a beginning that comes twice is the first",
        "2026-10-25, 22:00-02:30, 22:00, 02:30, and so is such an end",
    })
    void quiet_hours_that_begin_or_end_while_clocks_are_changed_do_so_once(
            String day, String hours, String from, String to, String what) {
        ZoneId berlin = ZoneId.of("Europe/Berlin");
        ZonedDateTime midnight = LocalDate.parse(day).atStartOfDay(berlin);
        Instant evening = midnight.minusHours(3).toInstant();
        Pause first = new WeeklyPause(berlin, Set.of(), Optional.of(WeeklyPause.Hours.of(hours)))
                .pauses(evening)
                .next();

        if (from.equals("-")) {
            assertTrue(first.from().isAfter(midnight.plusDays(1).toInstant()), what);
        } else {
            ZonedDateTime begin = first.from().atZone(berlin);
            assertEquals(LocalTime.parse(from), begin.toLocalTime(), what);
            assertEquals(begin.withEarlierOffsetAtOverlap(), begin, what);
            ZonedDateTime end = first.to().atZone(berlin);
            assertEquals(LocalDate.parse(day).atTime(LocalTime.parse(to)), end.toLocalDateTime(), what);
            assertEquals(end.withEarlierOffsetAtOverlap(), end, what);
        }
    }

    @Test
    void the_pauses_of_each_week_are_in_order_and_have_time_between_them() {
        Calendar weekly = new WeeklyPause(
                ZoneId.of("America/New_York"),
                Set.of(DayOfWeek.FRIDAY, DayOfWeek.SUNDAY),
                Optional.of(new WeeklyPause.Hours(LocalTime.of(23, 0), LocalTime.of(1, 0))));

        Instant end = START;
        Iterator<Pause> pauses = weekly.pauses(START);
        for (int i = 0; i < 2_000; i++) {
            Pause pause = pauses.next();
            assertTrue(pause.from().isAfter(end) || i == 0, pause::toString);
            end = pause.to();
        }
    }

    @Test
    void pauses_that_would_leave_too_little_to_play_are_refused() {
        ZoneId zone = ZoneId.of("UTC");
        Set<DayOfWeek> days = Set.of(DayOfWeek.MONDAY, DayOfWeek.TUESDAY, DayOfWeek.FRIDAY, DayOfWeek.SUNDAY);
        assertThrows(IllegalArgumentException.class, () -> new WeeklyPause(zone, days, Optional.empty()));
        assertThrows(
                IllegalArgumentException.class, () -> new WeeklyPause.Hours(LocalTime.of(6, 0), LocalTime.of(6, 0)));
        assertThrows(IllegalArgumentException.class, () -> new Pause(START, START));
    }
}
