package org.rocaille.challenge;

import static org.rocaille.problem.ProblemCode.CHALLENGE_CLOSED;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.rocaille.id.Codes;
import org.rocaille.id.RandomId;
import org.rocaille.player.PlayerRef;
import org.rocaille.problem.Problem;
import org.rocaille.text.UserText;

/**
 * What a player offers to play, to another or to anyone.
 *
 * @param id          by which it is addressed
 * @param challenger  who offers
 * @param opponent    to whom, empty if anyone may accept
 * @param offer       the game that it is for
 * @param message     what the challenger says along with it
 * @param acceptances by how many players it may be accepted
 * @param createdAt   when it was made
 * @param expiresAt   from when on it cannot be accepted
 * @param origin      what it came of
 * @param state       what has become of it
 */
public record Challenge(
        String id,
        PlayerRef challenger,
        Optional<PlayerRef> opponent,
        Offer offer,
        Optional<UserText> message,
        int acceptances,
        Instant createdAt,
        Instant expiresAt,
        Origin origin,
        State state) {

    /**
     * What a challenge came of.
     *
     * @param counterTo the id of the challenge that it answers
     * @param differs   the names of the fields in which it is other than that one
     * @param rematchOf the id of the game after which the players want another
     */
    public record Origin(Optional<String> counterTo, List<String> differs, Optional<String> rematchOf) {

        /** It came of nothing. */
        static final Origin NONE = new Origin(Optional.empty(), List.of(), Optional.empty());

        public Origin {
            differs = List.copyOf(differs);
        }
    }

    /**
     * What has become of a challenge.
     *
     * @param status      whether it can be accepted, but for the time that passes
     * @param accepted    by how many players it was accepted
     * @param settledAt   when it stopped being open, empty if nobody stopped it
     * @param decline     what the opponent said, if it was declined
     * @param counteredBy the id of the challenge by which the opponent answered
     */
    public record State(
            Status status,
            int accepted,
            Optional<Instant> settledAt,
            Optional<Decline> decline,
            Optional<String> counteredBy) {

        static final State NEW = new State(Status.OPEN, 0, Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** What an opponent says who does not accept. */
    public record Decline(DeclineReason reason, Optional<UserText> message) {}

    /** Whether a challenge can be accepted, and if not, why. */
    public enum Status {
        OPEN,
        /** By as many as there may be. */
        ACCEPTED,
        DECLINED,
        /** The opponent offers something else. */
        COUNTERED,
        /** Taken back by the challenger. */
        CANCELLED,
        /** Nobody stopped it; its time has passed. */
        EXPIRED;

        /** The stable code, such as {@code open}. */
        public String code() {
            return Codes.of(this);
        }

        /** The status with that code. */
        public static Optional<Status> find(String code) {
            return Codes.find(values(), code);
        }
    }

    static Challenge create(
            PlayerRef challenger,
            Optional<PlayerRef> opponent,
            Offer offer,
            Note note,
            int acceptances,
            Origin origin,
            Instant at) {
        return new Challenge(
                RandomId.next(),
                challenger,
                opponent,
                offer,
                note.message(),
                acceptances,
                at,
                at.plus(note.expiresIn()),
                origin,
                State.NEW);
    }

    /**
     * What is said along with an offer.
     *
     * @param message   in words
     * @param expiresIn for how long it holds
     */
    public record Note(Optional<UserText> message, Duration expiresIn) {}

    /** Whether anyone may accept it. */
    public boolean isToAnyone() {
        return opponent.isEmpty();
    }

    /** Whom it concerns: the challenger, and the opponent if it is not to anyone. */
    Stream<PlayerRef> players() {
        return Stream.concat(Stream.of(challenger), opponent.stream());
    }

    /** Whether it concerns a player more than anyone else. */
    boolean isBetween(PlayerRef player) {
        return challenger.equals(player) || opponent.filter(player::equals).isPresent();
    }

    /** What has become of it at an instant. */
    public Status status(Instant at) {
        return state.status() == Status.OPEN && !at.isBefore(expiresAt) ? Status.EXPIRED : state.status();
    }

    /** Lets whatever needs a challenge that can be accepted pass. */
    void requireOpen(Instant at) {
        if (status(at) != Status.OPEN) {
            throw closed(status(at));
        }
    }

    static Problem closed(Status status) {
        return new Problem(CHALLENGE_CLOSED, "The challenge is " + status.code() + ".")
                .with("challengeStatus", status.code());
    }

    Challenge accepted(Instant at) {
        int accepted = state.accepted() + 1;
        return accepted == acceptances
                ? with(new State(Status.ACCEPTED, accepted, Optional.of(at), Optional.empty(), Optional.empty()))
                : with(new State(Status.OPEN, accepted, Optional.empty(), Optional.empty(), Optional.empty()));
    }

    Challenge declined(Decline decline, Instant at) {
        return with(new State(Status.DECLINED, 0, Optional.of(at), Optional.of(decline), Optional.empty()));
    }

    Challenge countered(Challenge counter) {
        return with(new State(
                Status.COUNTERED, 0, Optional.of(counter.createdAt()), Optional.empty(), Optional.of(counter.id())));
    }

    Challenge cancelled(Instant at) {
        return with(new State(Status.CANCELLED, state.accepted(), Optional.of(at), Optional.empty(), Optional.empty()));
    }

    Challenge expired() {
        return with(new State(Status.EXPIRED, state.accepted(), Optional.empty(), Optional.empty(), Optional.empty()));
    }

    private Challenge with(State next) {
        return new Challenge(id, challenger, opponent, offer, message, acceptances, createdAt, expiresAt, origin, next);
    }
}
