package org.rocaille.webhook;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.rocaille.id.Codes;
import org.rocaille.id.RandomId;

/**
 * That a webhook's receiver is to have a message.
 *
 * @param webhookId the webhook
 * @param number    its place among the webhook's deliveries, from 1; the order in which they are sent while all goes well
 * @param messageId what the receiver knows the message by, the same in every attempt: the id of the event
 * @param type      what the message tells of: the code of an event type, {@link #PING} or {@link #VERIFICATION}
 * @param seq       the number of the event in the player's feed, empty if it tells of none
 * @param createdAt since when
 * @param state     what has become of it
 * @param tries     how often it was tried since it was last asked for
 * @param dueAt     when it is tried next; empty if never
 * @param attempts  what has come of each attempt, as far as whoever asked wanted to know
 */
public record Delivery(
        String webhookId,
        long number,
        String messageId,
        String type,
        Optional<Long> seq,
        Instant createdAt,
        State state,
        int tries,
        Optional<Instant> dueAt,
        List<Attempt> attempts) {

    /** The type of a message that tells nothing, to see whether it arrives. */
    public static final String PING = "ping";

    /** The type of a message that asks whether the receiver wants others. */
    public static final String VERIFICATION = "webhook-verification";

    /** What has become of a delivery. */
    public enum State {
        PENDING,
        DELIVERED,
        GIVEN_UP;

        /** The stable code, such as {@code given-up}. */
        public String code() {
            return Codes.of(this);
        }

        /** The state of a code. */
        public static Optional<State> find(String code) {
            return Codes.find(values(), code);
        }
    }

    /**
     * What has come of sending a message once.
     *
     * @param at      when it was sent
     * @param millis  how long that took
     * @param status  the HTTP status that was answered, empty if there was no answer
     * @param failure why it failed, for a person; empty if it did not
     */
    public record Attempt(Instant at, int millis, Optional<Integer> status, Optional<String> failure) {}

    public Delivery {
        attempts = List.copyOf(attempts);
    }

    /** The next of a webhook, to be sent at once. */
    static Delivery next(Webhook webhook, String messageId, String type, Optional<Long> seq, Instant at) {
        return new Delivery(
                webhook.id(),
                webhook.progress().numbered(),
                messageId,
                type,
                seq,
                at,
                State.PENDING,
                0,
                Optional.of(at),
                List.of());
    }

    /** The next of a webhook that tells of no event. */
    static Delivery next(Webhook webhook, String type, Instant at) {
        return next(webhook, RandomId.next(), type, Optional.empty(), at);
    }

    /** The latest that one is put off to. What is due after that is due now: the clock has been set back since. */
    public static Instant latestDue(Instant now) {
        return now.plus(Retries.MOST);
    }

    public boolean isPending() {
        return state == State.PENDING;
    }

    /** Whether it asks for the receiver's consent, which is asked for anew rather than again. */
    public boolean isVerification() {
        return type.equals(VERIFICATION);
    }

    Delivery delivered() {
        return with(State.DELIVERED, tries + 1, Optional.empty());
    }

    /** Once it has failed: to be tried again at some time, or given up. */
    Delivery failed(Optional<Instant> next) {
        return with(next.isPresent() ? State.PENDING : State.GIVEN_UP, tries + 1, next);
    }

    /** That it is not tried again. */
    public Delivery givenUp() {
        return with(State.GIVEN_UP, tries, Optional.empty());
    }

    /** To be sent again from the beginning. */
    Delivery again(Instant at) {
        return with(State.PENDING, 0, Optional.of(at));
    }

    private Delivery with(State changed, int tried, Optional<Instant> next) {
        return new Delivery(webhookId, number, messageId, type, seq, createdAt, changed, tried, next, attempts);
    }
}
