package org.rocaille.overview;

import java.time.Instant;
import java.util.List;
import org.rocaille.player.PlayerRef;

/** What there is to know of many games at once. */
public interface Overview {

    /** What a player is waited for with, the most urgent first: by deadline, and then by who waits longest. */
    List<Turn> turns(PlayerRef player, Instant at, int limit);

    /** How a player has fared, by variant. */
    List<Score> scores(PlayerRef player);
}
