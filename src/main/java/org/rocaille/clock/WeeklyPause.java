package org.rocaille.clock;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

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
    public static final int MOST_DAYS = 3;

    private static final Duration MOST_QUIET = Duration.ofHours(12);

    public WeeklyPause {
        days = Set.copyOf(days);
        if (days.size() > MOST_DAYS) {
            throw new IllegalArgumentException("At most " + MOST_DAYS + " days of a week");
        }
    }

    /**
     * A pause as it is written.
     *
     * @param days  the names of days, separated by commas, such as {@code saturday,sunday}
     * @param quiet hours such as {@code 22:00-07:00}, or nothing
     */
    public static WeeklyPause of(ZoneId zone, String days, String quiet) {
        return new WeeklyPause(zone, days(days), quiet.isEmpty() ? Optional.empty() : Optional.of(Hours.of(quiet)));
    }

    /** The days with names that are separated by commas. */
    public static Set<DayOfWeek> days(String names) {
        return Arrays.stream(names.split(","))
                .filter(name -> !name.isEmpty())
                .map(name -> DayOfWeek.valueOf(name.toUpperCase(Locale.ROOT)))
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(DayOfWeek.class)));
    }

    /** Days as {@link #days(String)} reads them, from Monday on. */
    public static String text(Set<DayOfWeek> days) {
        return days.stream()
                .sorted()
                .map(day -> day.name().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(","));
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

        /** Hours as they are written, such as {@code 22:00-07:00}. */
        public static Hours of(String text) {
            String[] ends = text.split("-");
            return new Hours(LocalTime.parse(ends[0]), LocalTime.parse(ends[1]));
        }

        /** As {@link #of} reads them. */
        public String text() {
            return from + "-" + to;
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
            // Quiet hours that end after the instant may have begun the day before, which the zone may have left out.
            this.day = after.minus(Duration.ofDays(1)).atZone(zone).toLocalDate();
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
