package org.rocaille.game;

import java.time.Instant;
import java.util.Optional;
import org.rocaille.rules.Position;

/**
 * Which part of a list of games is asked for, newest first.
 *
 * @param selection what is in the list
 * @param after     only those after a place in the list
 * @param limit     at most so many
 */
public record Listing(Selection selection, Optional<Place> after, int limit) {

    /**
     * A game's place in the list.
     *
     * @param createdAt when it was created
     * @param id        its id, which orders games of the same millisecond
     */
    public record Place(Instant createdAt, String id) {}

    /**
     * A game as lists show it.
     *
     * @param terms       what never changes
     * @param position    the position
     * @param ply         how many moves stand
     * @param ending      how it has ended, empty while it goes on
     * @param version     how often it has changed
     * @param updatedAt   when it last changed
     * @param flagPending whether the side to move has run out of time, and nobody has ended the game yet
     */
    public record Entry(
            Terms terms,
            Position position,
            int ply,
            Optional<Ending> ending,
            long version,
            Instant updatedAt,
            boolean flagPending) {

        /** Where the list stands after this game. */
        public Place place() {
            return new Place(terms.createdAt(), terms.id());
        }
    }
}
