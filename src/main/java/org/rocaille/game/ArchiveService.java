package org.rocaille.game;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.control.ActivateRequestContext;
import jakarta.transaction.Transactional;
import java.util.List;

/** Games as they are kept for good. */
@ApplicationScoped
public class ArchiveService {

    private final GameStore store;

    ArchiveService(GameStore store) {
        this.store = store;
    }

    /** A game with all that has happened in it. */
    public Archived archived(Game game) {
        return new Archived(
                game.terms(),
                game.position(),
                game.ending(),
                game.standing().journal().chain(),
                store.history(game),
                store.proposals(game, 0, Integer.MAX_VALUE));
    }

    /** Games with all that has happened in them; in a transaction of its own, so that nobody has a connection between two pages. */
    @ActivateRequestContext
    @Transactional(Transactional.TxType.REQUIRES_NEW)
    public List<Archived> archived(Listing listing) {
        return store.archive(listing);
    }
}
