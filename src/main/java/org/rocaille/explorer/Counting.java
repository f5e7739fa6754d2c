package org.rocaille.explorer;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jboss.logging.Logger;
import org.rocaille.explorer.ExplorerStore.Choice;
import org.rocaille.game.FinishedGames;
import org.rocaille.game.FinishedGames.Finished;
import org.rocaille.game.Selection.Result;
import org.rocaille.game.Terms;
import org.rocaille.game.Visibility;

/**
 * Counts games that are over: each once, and anew when its outcome is corrected. That a game is counted is noted in the
 * transaction that counts it.
 */
@ApplicationScoped
public class Counting {

    /** In plies: a move after so many is not counted, since games hardly share any by then. */
    public static final int DEPTH = 40;

    private static final Logger LOG = Logger.getLogger("org.rocaille.explorer");

    private final FinishedGames games;
    private final ExplorerStore store;

    Counting(FinishedGames games, ExplorerStore store) {
        this.games = games;
        this.store = store;
    }

    /**
     * Counts some games that are not counted as they have ended.
     *
     * @return how many, 0 once there are none that nobody else has in hand
     */
    @Transactional(Transactional.TxType.REQUIRES_NEW)
    public int count(int limit) {
        if (!store.claim()) {
            return 0; // Someone else counts them all.
        }
        List<Finished> claimed = games.claimUncounted(limit);
        if (!claimed.isEmpty()) {
            Map<Choice, Results> changes = new HashMap<>();
            claimed.forEach(game -> enter(game, changes));
            store.add(changes);
            games.counted(claimed);
        }
        return claimed.size();
    }

    /** Whether what was played in a game is counted, and the game not found alone. What anybody can send is not. */
    private static boolean isInBook(Terms game) {
        return game.visibility() == Visibility.PUBLIC && game.imported().isEmpty();
    }

    /** None of a game whose moves cannot be played again: the others must not wait for it, so it is passed over for good. */
    private static Optional<Track> track(Finished game) {
        try {
            return Optional.of(Track.of(game));
        } catch (RuntimeException e) {
            LOG.errorf(
                    "Game %s cannot be played again; it is not counted: %s",
                    game.terms().id(), e);
            return Optional.empty();
        }
    }

    private void enter(Finished game, Map<Choice, Results> changes) {
        Result before = game.counted().orElse(Result.NONE);
        if (before == game.result()) {
            return;
        }
        Optional<Track> played = track(game);
        if (played.isEmpty()) {
            return;
        }
        Track track = played.get();
        if (before == Result.NONE) {
            store.insert(game.terms(), track);
        } else if (game.result() == Result.NONE) {
            store.delete(game.terms(), track);
        }
        if (isInBook(game.terms())) {
            Results change = Results.of(game.result()).minus(Results.of(before));
            track.stops().stream()
                    .filter(stop -> stop.ply() < DEPTH)
                    .flatMap(stop -> stop.move().map(move -> new Choice(stop.position(), move)).stream())
                    .forEach(choice -> changes.merge(choice, change, Results::plus));
        }
    }
}
