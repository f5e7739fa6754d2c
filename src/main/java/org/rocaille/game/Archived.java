package org.rocaille.game;

import java.util.List;
import java.util.Optional;
import org.rocaille.rules.Position;

/**
 * A game as it is kept for good.
 *
 * @param terms     what never changes
 * @param position  the position now
 * @param ending    how it has ended, empty while it goes on
 * @param chain     what its moves added up to when the last one was made; empty where nobody has written that down
 * @param moves     all moves that it has had, in the order in which they were made
 * @param proposals all offers, oldest first, as they were stored
 */
public record Archived(
        Terms terms,
        Position position,
        Optional<Ending> ending,
        Optional<Chain> chain,
        List<PastMove> moves,
        List<Proposal> proposals) {

    public Archived {
        moves = List.copyOf(moves);
        proposals = List.copyOf(proposals);
    }

    /** The moves that stand. */
    public List<RecordedMove> standing() {
        return moves.stream().filter(PastMove::stands).map(PastMove::move).toList();
    }

    /** Where lists stand after this game. */
    public Listing.Place place() {
        return new Listing.Place(terms.createdAt(), terms.id());
    }
}
