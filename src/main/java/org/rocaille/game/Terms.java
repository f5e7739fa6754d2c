package org.rocaille.game;

import java.time.Instant;
import java.util.Optional;
import org.rocaille.clock.TimeControl;
import org.rocaille.id.RandomId;
import org.rocaille.rules.Position;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;
import org.rocaille.text.UserText;

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
 * @param createdAt    when it was created; of an imported game, when it began where it was played
 * @param imported     that it was not played here, if it was not
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
        Instant createdAt,
        Optional<Imported> imported) {
    /** The version of the rules that new games are played by; a change of legality is a new version. */
    public static final int RULES_VERSION = 1;

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
                at,
                Optional.empty());
    }

    /** The terms of a game that was played elsewhere, and of which nobody here has a seat. */
    Terms imported(Visibility wanted, Imported how) {
        Seats nobodys = new Seats(nobody(Side.WHITE), nobody(Side.BLACK));
        return new Terms(
                RandomId.next(),
                variant,
                rulesVersion,
                wanted,
                nobodys,
                habits,
                timeControl,
                courtesies,
                startFen,
                createdAt,
                Optional.of(how));
    }

    private Seats.Nobody nobody(Side side) {
        return new Seats.Nobody(seats.of(side).name().map(UserText::new));
    }

    /** The position it started from. */
    public Position start() {
        return Position.parse(variant, startFen);
    }
}
