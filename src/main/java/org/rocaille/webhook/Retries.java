package org.rocaille.webhook;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;

/** When a message that failed is sent again: ever more seldom, for three days. */
final class Retries {

    private static final List<Duration> OF_EVENTS = List.of(
            Duration.ofSeconds(5),
            Duration.ofMinutes(1),
            Duration.ofMinutes(5),
            Duration.ofMinutes(30),
            Duration.ofHours(2),
            Duration.ofHours(5),
            Duration.ofHours(10),
            Duration.ofHours(14),
            Duration.ofHours(20),
            Duration.ofHours(24));

    private static final List<Duration> OF_VERIFICATIONS = OF_EVENTS.subList(0, 4);

    /** Whoever sends a ping waits for it, and sends another if it fails. */
    private static final List<Duration> OF_PINGS = List.of();

    /** The receiver may ask to be left alone for longer, but not for longer than this. */
    private static final Duration LONGEST = Duration.ofHours(24);

    /** More than any message is put off by, whichever process looks. */
    static final Duration MOST = LONGEST.plus(LONGEST.dividedBy(10)).plus(Duration.ofMinutes(1));

    private Retries() {}

    /**
     * How long to wait after an attempt that failed.
     *
     * @param tries how many there were before that
     * @param asked for how long the receiver asked to be left alone
     * @return up to a tenth more than planned, lest all that failed together come together; empty to give up
     */
    static Optional<Duration> after(String type, int tries, Optional<Duration> asked) {
        List<Duration> plan = switch (type) {
            case Delivery.PING -> OF_PINGS;
            case Delivery.VERIFICATION -> OF_VERIFICATIONS;
            default -> OF_EVENTS;
        };
        if (tries >= plan.size()) {
            return Optional.empty();
        }
        Duration planned = plan.get(tries);
        Duration wait = asked.filter(longer -> longer.compareTo(planned) > 0)
                .map(longer -> longer.compareTo(LONGEST) > 0 ? LONGEST : longer)
                .orElse(planned);
        return Optional.of(wait.plusMillis(ThreadLocalRandom.current().nextLong(wait.toMillis() / 10 + 1)));
    }
}
