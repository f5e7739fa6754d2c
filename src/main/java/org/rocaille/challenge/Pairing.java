package org.rocaille.challenge;

import java.time.Instant;
import org.rocaille.player.PlayerRef;

/**
 * A game that came of a challenge.
 *
 * @param player who accepted
 * @param gameId the game
 * @param at     when
 */
public record Pairing(PlayerRef player, String gameId, Instant at) {}
