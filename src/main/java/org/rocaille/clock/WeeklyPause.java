package org.rocaille.clock;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.Iterator;
import java.util.Optional;
import java.util.Set;

/**
 * Whole days of the week and quiet hours of every night, as the clocks on the wall of a zone show them. A pause is longer
 * or shorter where the zone puts its clocks back or forward in it; the time in which a side's clock runs is not.
 *
 * @param zone    whose days and hours
 * @param days    the days of the week that clocks stand still from midnight to midnight
 * @param quiet   the hours in which they stand still every day, empty if there are none
 */
public record WeeklyPause(ZoneId zone, Set<DayOfWeek> days, Optional<Hours> quiet) implements Calendar {

    /** A week must leave some days to play on, so that time can run out. */
    private static final int MOST_DAYS = 3;

    private static final Duration MOST_QUIET = Duration.ofHours(12);

    public WeeklyPause {
        days = Set.copyOf(days);
        if (days.size() > MOST_DAYS) {
            throw new IllegalArgumentException("At most " + MOST_DAYS + " days of a week");
        }
    }

    /**
     * Hours of every day.
     *
     * @param from their beginning
     * @param to   their end, on the next day if it is not after the beginning
     */
    public record Hours(LocalTime from, LocalTime to) {

        public Hours {
            if (length(from, to).compareTo(MOST_QUIET) > 0) {
                throw new IllegalArgumentException("At most " + MOST_QUIET.toHours() + " hours of a day");
            }
        }

        private static Duration length(LocalTime from, LocalTime to) {
            Duration length = Duration.between(from, to);
            return length.isNegative() || length.isZero() ? length.plusDays(1) : length;
        }

        private LocalDate lastDay(LocalDate day) {
            return to.isAfter(from) ? day : day.plusDays(1);
        }
    }

    @Override
    public Iterator<Pause> pauses(Instant after) {
        return new JoinedPauses(new Days(after), Collections.emptyIterator());
    }

    /** The pauses day by day, in order, endlessly. */
    private final class Days implements Iterator<Pause> {

        private final Instant after;
        private final Deque<Pause> found = new ArrayDeque<>();
        private LocalDate day;

        Days(Instant after) {
            this.after = after;
            // Quiet hours that end after the instant may have begun the day before.
            this.day = after.atZone(zone).toLocalDate().minusDays(1);
        }

        @Override
        public boolean hasNext() {
            while (found.isEmpty() && !(days.isEmpty() && quiet.isEmpty())) {
                // A zone that crosses the date line has had one day less than the calendar.
                if (day.atStartOfDay(zone).toLocalDate().equals(day)) {
                    findThoseOf(day);
                }
                day = day.plusDays(1);
            }
            return !found.isEmpty();
        }

        private void findThoseOf(LocalDate day) {
            if (days.contains(day.getDayOfWeek())) {
                find(day.atStartOfDay(zone), day.plusDays(1).atStartOfDay(zone));
            }
            quiet.ifPresent(hours -> find(
                    day.atTime(hours.from()).atZone(zone),
                    hours.lastDay(day).atTime(hours.to()).atZone(zone)));
        }

        private void find(ZonedDateTime from, ZonedDateTime to) {
            if (from.isBefore(to) && to.toInstant().isAfter(after)) {
                found.add(new Pause(from.toInstant(), to.toInstant()));
            }
        }

        @Override
        public Pause next() {
            return hasNext()
                    ? found.remove()
                    : Collections.<Pause>emptyIterator().next();
        }
    }
}
