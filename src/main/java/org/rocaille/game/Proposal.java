package org.rocaille.game;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.rocaille.event.EventType;
import org.rocaille.id.Codes;
import org.rocaille.id.RandomId;
import org.rocaille.rules.Side;

/**
 * What one player offers the other.
 *
 * @param id        its name within the game
 * @param seq       the number of the event that made it, by which proposals are ordered
 * @param matter    what is offered
 * @param side      who offers it
 * @param ply       how many moves stood then
 * @param status    what has become of it, but for the time that passes
 * @param madeAt    when it was made
 * @param expiresAt from when on it cannot be accepted
 * @param settledAt when it stopped being open, empty while it is
 * @param counter   the offer that it answers, empty if it answers none
 */
public record Proposal(
        String id,
        long seq,
        Matter matter,
        Side side,
        int ply,
        Status status,
        Instant madeAt,
        Instant expiresAt,
        Optional<Instant> settledAt,
        Optional<Counter> counter) {

    /** For how long an offer is open if nothing is said. */
    public static final Duration USUAL_TERM = Duration.ofDays(14);

    /**
     * That an offer answers another.
     *
     * @param to      the id of the one that it answers
     * @param differs the names of what it says otherwise
     */
    public record Counter(String to, List<String> differs) {

        public Counter {
            differs = List.copyOf(differs);
        }
    }

    /** What can be offered. */
    public enum Kind {
        DRAW(true),
        TAKEBACK(true),
        PAUSE(true),
        EXTRA_TIME(false),
        ABANDON(false);

        private final boolean isForNow;

        Kind(boolean isForNow) {
            this.isForNow = isForNow;
        }

        /** The stable code, such as {@code draw}. */
        public String code() {
            return Codes.of(this);
        }

        /** The kind with that code. */
        public static Optional<Kind> find(String code) {
            return Codes.find(values(), code);
        }
    }

    /** What can become of an offer; every status but the first is for good. */
    public enum Status {
        OPEN(EventType.PROPOSAL_MADE),
        ACCEPTED(EventType.PROPOSAL_ACCEPTED),
        DECLINED(EventType.PROPOSAL_DECLINED),
        /** Declined by an offer of the other side's own. */
        COUNTERED(EventType.PROPOSAL_COUNTERED),
        /** Taken back by whoever made it. */
        WITHDRAWN(EventType.PROPOSAL_WITHDRAWN),
        /** Overtaken by what happened in the game, or by its end. */
        LAPSED(EventType.PROPOSAL_LAPSED),
        /** Nobody said anything; its time has passed. */
        EXPIRED(EventType.PROPOSAL_EXPIRED);

        private final EventType event;

        Status(EventType event) {
            this.event = event;
        }

        /** The stable code, such as {@code declined}. */
        public String code() {
            return Codes.of(this);
        }

        /** The status with that code. */
        public static Optional<Status> find(String code) {
            return Codes.find(values(), code);
        }

        EventType event() {
            return event;
        }
    }

    /** What a player may say to an open offer. */
    public enum Answer {
        ACCEPT(Status.ACCEPTED),
        DECLINE(Status.DECLINED),
        /** The only answer that is the offerer's. */
        WITHDRAW(Status.WITHDRAWN);

        private final Status status;

        Answer(Status status) {
            this.status = status;
        }

        /** The stable code, such as {@code accept}. */
        public String code() {
            return Codes.of(this);
        }

        /** What becomes of the offer. */
        Status status() {
            return status;
        }

        /** Who gives this answer to an offer of that side. */
        Side giver(Side offerer) {
            return this == WITHDRAW ? offerer : offerer.opposite();
        }

        /** The answer with that code. */
        public static Optional<Answer> find(String code) {
            return Codes.find(values(), code);
        }
    }

    static Proposal open(
            long seq, Matter matter, Side side, int ply, Instant at, Instant expiresAt, Optional<Counter> counter) {
        return new Proposal(
                RandomId.next(), seq, matter, side, ply, Status.OPEN, at, expiresAt, Optional.empty(), counter);
    }

    /** What kind of offer it is. */
    public Kind kind() {
        return matter.kind();
    }

    /** Whether it was made in answer to another. */
    boolean answers(Proposal other) {
        return counter.filter(answer -> answer.to().equals(other.id)).isPresent();
    }

    /** Whether nothing has become of it, but for the time that passes. */
    public boolean isOpen() {
        return status == Status.OPEN;
    }

    /** Whether it can be answered at an instant. */
    boolean isOpen(Instant at) {
        return isOpen() && at.isBefore(expiresAt);
    }

    /** As it is at an instant: expired if its time has passed. */
    Proposal asOf(Instant at) {
        return isOpen() && !isOpen(at) ? settled(Status.EXPIRED, at) : this;
    }

    /** Whether a move of a side overtakes it. */
    boolean lapsesByMoveOf(Side mover) {
        return kind().isForNow && side != mover;
    }

    /** Whether it loses its ground when only so many moves are left. */
    boolean lapsesByTakebackTo(int toPly) {
        return kind().isForNow && ply > toPly
                || matter instanceof Matter.Takeback takeback && takeback.toPly() >= toPly;
    }

    Proposal settled(Status outcome, Instant at) {
        Instant end = outcome == Status.EXPIRED ? expiresAt : at;
        return new Proposal(id, seq, matter, side, ply, outcome, madeAt, expiresAt, Optional.of(end), counter);
    }
}
