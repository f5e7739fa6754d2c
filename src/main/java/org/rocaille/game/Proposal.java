package org.rocaille.game;

import java.time.Instant;
import java.util.Optional;
import org.rocaille.event.EventType;
import org.rocaille.id.Codes;
import org.rocaille.rules.Side;

/**
 * What one player offers the other.
 *
 * @param id        its name within the game
 * @param seq       the number of the event that made it, by which proposals are ordered
 * @param kind      what is offered
 * @param side      who offers it
 * @param ply       how many moves had been played then
 * @param status    what has become of it
 * @param madeAt    when it was made
 * @param settledAt when it stopped being open, empty while it is
 */
public record Proposal(
        String id,
        long seq,
        Kind kind,
        Side side,
        int ply,
        Status status,
        Instant madeAt,
        Optional<Instant> settledAt) {

    /** What can be offered. */
    public enum Kind {
        DRAW;

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
        /** Taken back by whoever made it. */
        WITHDRAWN(EventType.PROPOSAL_WITHDRAWN),
        /** Overtaken by a move of the other side, or by the end of the game. */
        LAPSED(EventType.PROPOSAL_LAPSED);

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

    /** Whether it can still be answered. */
    public boolean isOpen() {
        return status == Status.OPEN;
    }

    Proposal settled(Status outcome, Instant at) {
        return new Proposal(id, seq, kind, side, ply, outcome, madeAt, Optional.of(at));
    }
}
