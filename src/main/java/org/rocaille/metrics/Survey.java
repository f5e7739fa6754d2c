package org.rocaille.metrics;

import java.time.Instant;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What waits to be done, at some moment.
 *
 * @param backlogs of every kind of work
 * @param at       the moment by the clock of the database
 */
public record Survey(Map<Work, Backlog> backlogs, Instant at) {

    public Survey {
        backlogs = Map.copyOf(backlogs);
    }

    /**
     * Work that waits.
     *
     * @param waiting how much; from each place no more than {@link SurveyStore#MOST}
     * @param oldest  since when the first of it is due; empty if nothing is, or nobody knows
     */
    public record Backlog(long waiting, Optional<Instant> oldest) {

        /** With work of the same kind from elsewhere. */
        public Backlog and(Backlog other) {
            return new Backlog(
                    waiting + other.waiting,
                    Stream.of(oldest, other.oldest).flatMap(Optional::stream).min(Comparator.naturalOrder()));
        }
    }
}
