package org.rocaille.overview;

import java.time.Instant;
import java.util.Optional;
import org.rocaille.id.Codes;
import org.rocaille.rules.Side;

/**
 * Something that a player is waited for with.
 *
 * @param type       what kind of thing
 * @param variant    the variant of the game that it is about
 * @param opponent   the name of who waits, empty for the holder of a token
 * @param since      since when
 * @param deadline   until when, empty for as long as it takes
 * @param game       the game that is played, empty if there is none yet
 * @param proposalId the proposal to answer
 * @param proposalKind what kind of proposal that is
 * @param challengeId the challenge to answer
 * @param unread      how many messages there are to read, 0 where it is about something else
 */
public record Turn(
        Type type,
        String variant,
        Optional<String> opponent,
        Instant since,
        Optional<Instant> deadline,
        Optional<OngoingGame> game,
        Optional<String> proposalId,
        Optional<String> proposalKind,
        Optional<String> challengeId,
        int unread) {

    /** The kinds of things that players are waited for with; the list grows. */
    public enum Type {
        /** A move to make. */
        MOVE,
        /** A game to claim, because the other side's flag has fallen. */
        CLAIM,
        /** A proposal to answer. */
        PROPOSAL,
        /** A challenge to answer. */
        CHALLENGE,
        /** Messages to read. */
        MESSAGES;

        /** The stable code, such as {@code move}. */
        public String code() {
            return Codes.of(this);
        }
    }

    /**
     * A game that is played.
     *
     * @param id      its id
     * @param side    the side of whoever is waited for
     * @param ply     how many moves have been played
     * @param version how often the game has changed
     * @param guarded whether a move was taken back at the next ply
     */
    public record OngoingGame(String id, Side side, int ply, long version, boolean guarded) {}

    /** Whether the time for it is up, and nothing has come of that yet. */
    public boolean isOverdue(Instant at) {
        return deadline.filter(end -> !at.isBefore(end)).isPresent();
    }
}
