package org.rocaille.game;

import java.time.Instant;
import java.util.Optional;
import org.rocaille.player.PlayerRef;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

/**
 * Which games are meant: all that fit, and of those only what everyone may see, or all that a player has played.
 *
 * @param player   those of this player
 * @param mayAll   whether the private and unlisted ones of that player, or importer, are meant too
 * @param opponent of those, the ones against this player
 * @param importer those that were imported by this player, private and unlisted ones only if all are meant
 * @param variant  those of a variant
 * @param over     those that are over, or those that are not
 * @param result   those that ended so
 * @param ending   those that ended for this reason
 * @param since    those that began then or later
 * @param until    those that began before then
 */
public record Selection(
        Optional<PlayerRef> player,
        boolean mayAll,
        Optional<PlayerRef> opponent,
        Optional<PlayerRef> importer,
        Optional<Variant> variant,
        Optional<Boolean> over,
        Optional<Result> result,
        Optional<String> ending,
        Optional<Instant> since,
        Optional<Instant> until) {

    /** How a game came out. */
    public enum Result {
        WHITE,
        BLACK,
        DRAW,
        /** It is over, and counts for nobody. */
        NONE;

        /** How a game that ended so came out. */
        public static Result of(Ending ending) {
            if (!ending.hasResult()) {
                return NONE;
            }
            return ending.winner()
                    .map(winner -> winner == Side.WHITE ? WHITE : BLACK)
                    .orElse(DRAW);
        }

        /** The side that won, if one did. */
        public Optional<Side> winner() {
            return switch (this) {
                case WHITE -> Optional.of(Side.WHITE);
                case BLACK -> Optional.of(Side.BLACK);
                case DRAW, NONE -> Optional.empty();
            };
        }
    }

    /** The public games. */
    public static Selection ofAll(Optional<Variant> variant, Optional<Boolean> over) {
        return of(Optional.empty(), variant, over);
    }

    /** All games of a player. */
    public static Selection of(PlayerRef player, Optional<Boolean> over) {
        return of(Optional.of(player), Optional.empty(), over);
    }

    private static Selection of(Optional<PlayerRef> player, Optional<Variant> variant, Optional<Boolean> over) {
        return new Selection(
                player,
                player.isPresent(),
                Optional.empty(),
                Optional.empty(),
                variant,
                over,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }
}
