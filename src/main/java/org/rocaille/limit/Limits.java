package org.rocaille.limit;

import java.time.Duration;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongSupplier;
import java.util.function.Predicate;

/**
 * What every caller has taken of every quota. It is kept in the memory of this process, so that each replica counts for
 * itself, and a start forgets it.
 */
public final class Limits {

    private final Map<Policy, Quota> quotas;
    private final Map<Policy, Meter> meters = new EnumMap<>(Policy.class);

    /**
     * @param quotas of the policies that count; others do not
     * @param nanos  a clock of nanoseconds from any moment
     */
    public Limits(Map<Policy, Quota> quotas, LongSupplier nanos) {
        this.quotas = Map.copyOf(quotas);
        quotas.forEach((policy, quota) -> meters.put(policy, meter(quota, nanos)));
    }

    private static Meter meter(Quota quota, LongSupplier nanos) {
        if (quota instanceof Quota.Rate rate) {
            return new RateMeter(rate, nanos);
        }
        return new AtOnceMeter((Quota.AtOnce) quota);
    }

    /** The quotas of the policies that count. */
    public Map<Policy, Quota> quotas() {
        return quotas;
    }

    /** One thing that is taken by one caller. */
    public record Count(Policy policy, String caller) {}

    /**
     * Why somebody has to wait.
     *
     * @param retryAfter in how many whole seconds there is room, if nobody else takes it; empty if nobody knows
     */
    public record Refusal(Policy policy, Quota quota, Optional<Duration> retryAfter) {}

    /** Something taken of several quotas, or of none because one had nothing left. */
    public final class Entry {

        private final List<Count> counts;
        private final Optional<Refusal> refusal;
        private final AtomicBoolean ended = new AtomicBoolean();

        private Entry(List<Count> counts, Optional<Refusal> refusal) {
            this.counts = counts;
            this.refusal = refusal;
        }

        public Optional<Refusal> refusal() {
            return refusal;
        }

        /** What it was taken of, or would have been. */
        public List<Count> counts() {
            return counts;
        }

        /** Gives back what was taken of rates, of which only some is to be charged. */
        public void charge(Predicate<Policy> charged) {
            if (refusal.isEmpty()) {
                counts.stream()
                        .filter(count -> quotas.get(count.policy()) instanceof Quota.Rate)
                        .filter(count -> !charged.test(count.policy()))
                        .forEach(Limits.this::giveBack);
            }
        }

        /** Whether something goes on until it is {@link #end}ed. */
        public boolean goesOn() {
            return refusal.isEmpty() && counts.stream().anyMatch(Entry.this::isAtOnce);
        }

        /** Gives back what was taken for as long as it goes on. */
        public void end() {
            if (goesOn() && ended.compareAndSet(false, true)) {
                counts.stream().filter(this::isAtOnce).forEach(Limits.this::giveBack);
            }
        }

        private boolean isAtOnce(Count count) {
            return quotas.get(count.policy()) instanceof Quota.AtOnce;
        }
    }

    /** Takes one of each, or of none if one of them has nothing left. */
    public Entry enter(List<Count> wanted) {
        List<Count> counts = wanted.stream()
                .filter(count -> meters.containsKey(count.policy()))
                .toList();
        for (int i = 0; i < counts.size(); i++) {
            Count count = counts.get(i);
            if (!meter(count).take(count.caller())) {
                counts.subList(0, i).forEach(this::giveBack);
                return new Entry(counts, Optional.of(refusal(count, counts)));
            }
        }
        return new Entry(counts, Optional.empty());
    }

    /** Whoever waits has to wait for all of them. */
    private Refusal refusal(Count empty, List<Count> counts) {
        if (quotas.get(empty.policy()) instanceof Quota.AtOnce) {
            return new Refusal(empty.policy(), quotas.get(empty.policy()), Optional.empty());
        }
        Count last = counts.stream()
                .max(Comparator.comparing(count -> standing(count).untilRoom()))
                .orElseThrow();
        long seconds = Math.max(1, seconds(standing(last).untilRoom()));
        return new Refusal(last.policy(), quotas.get(last.policy()), Optional.of(Duration.ofSeconds(seconds)));
    }

    /** Whole seconds, none too few. */
    public static long seconds(Duration duration) {
        return duration.plusNanos(999_999_999).toSeconds();
    }

    /** How a caller stands with a policy that counts. */
    public Standing standing(Count count) {
        return meter(count).standing(count.caller());
    }

    private void giveBack(Count count) {
        meter(count).giveBack(count.caller());
    }

    private Meter meter(Count count) {
        return meters.get(count.policy());
    }
}
