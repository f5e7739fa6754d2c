package org.rocaille.game;

import java.util.Optional;
import org.rocaille.rules.Side;

/**
 * A game and whoever came to see it.
 *
 * @param game the game
 * @param seat the side that the caller may act for, empty for an onlooker
 */
public record Visit(Game game, Optional<Side> seat) {}
