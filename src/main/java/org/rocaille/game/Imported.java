package org.rocaille.game;

import java.time.Instant;
import org.rocaille.player.PlayerRef;

/**
 * That a game was not played here, but imported when it was over.
 *
 * @param at     when
 * @param by     whose it is
 * @param source where it comes from
 */
public record Imported(Instant at, PlayerRef by, Source source) {}
