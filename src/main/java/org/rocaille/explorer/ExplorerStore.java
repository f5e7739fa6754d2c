package org.rocaille.explorer;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.rocaille.game.Listing;
import org.rocaille.game.Terms;
import org.rocaille.player.PlayerRef;

/** Where it is kept which games have had which positions, and what was played there. Positions go by their ids. */
public interface ExplorerStore {

    /**
     * A move from a position.
     *
     * @param position the position
     * @param move     the move's text
     */
    record Choice(UUID position, String move) {}

    /**
     * That a game has had a position.
     *
     * @param gameId    the game
     * @param createdAt when that was created
     * @param ply       after how many moves it had the position first
     * @param move      the move that was played then, empty if the game ended there
     */
    record Passage(String gameId, Instant createdAt, int ply, Optional<Played> move) {}

    /**
     * A move that was played.
     *
     * @param text     its text
     * @param notation its display notation
     */
    record Played(String text, String notation) {}

    /**
     * Keeps everyone else from counting until this transaction ends.
     *
     * @return whether it does: someone else may be counting now, for whom nobody waits
     */
    boolean claim();

    /** Has a game found by the positions of its track, by everyone if it is public and else by those whose it is. */
    void insert(Terms game, Track track);

    /** Has a game no longer found. */
    void delete(Terms game, Track track);

    /** Changes how often moves were played. */
    void add(Map<Choice, Results> changes);

    /** How often each move was played from a position in public games. */
    Map<String, Results> moves(UUID position);

    /** The public games that have had a position, and those of one who asks, newest first. */
    List<Passage> passages(UUID position, Optional<PlayerRef> player, Optional<Listing.Place> after, int limit);
}
