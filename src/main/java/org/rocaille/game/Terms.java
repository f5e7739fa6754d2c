package org.rocaille.game;

import java.time.Instant;
import org.rocaille.clock.TimeControl;
import org.rocaille.id.RandomId;
import org.rocaille.rules.Position;
import org.rocaille.rules.Variant;

/**
 * What never changes of a game.
 *
 * @param id           the game's id
 * @param variant      what is played
 * @param rulesVersion by which version of its rules
 * @param visibility   who may see it
 * @param seats        who may play
 * @param habits       what their settings said of their clocks
 * @param timeControl  how much time the players have
 * @param courtesies   what else they grant each other
 * @param startFen     the position it started from
 * @param createdAt    when it was created
 */
public record Terms(
        String id,
        Variant variant,
        int rulesVersion,
        Visibility visibility,
        Seats seats,
        Habits habits,
        TimeControl timeControl,
        Courtesies courtesies,
        String startFen,
        Instant createdAt) {
    /** The version of the rules that new games are played by; a change of legality is a new version. */
    static final int RULES_VERSION = 1;

    /** The terms of a new game. */
    static Terms of(
            Position start,
            Visibility visibility,
            Seats seats,
            Habits habits,
            TimeControl timeControl,
            Courtesies courtesies,
            Instant at) {
        return new Terms(
                RandomId.next(),
                start.variant(),
                RULES_VERSION,
                visibility,
                seats,
                habits,
                timeControl,
                courtesies,
                start.fen(),
                at);
    }

    /** The position it started from. */
    public Position start() {
        return Position.parse(variant, startFen);
    }
}
