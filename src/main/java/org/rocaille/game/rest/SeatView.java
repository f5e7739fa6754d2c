package org.rocaille.game.rest;

import java.util.Arrays;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.game.Seats;
import org.rocaille.player.PlayerRef;
import org.rocaille.rules.Side;

/** Who plays a side. */
@Schema(name = "Seat", description = "Who plays a side")
record SeatView(
        @Schema(
                required = true,
                enumeration = {"white", "black"})
        String side,

        @Schema(
                required = true,
                description = "What acts for it: the secret token that the game's creator was given, or a `player`",
                example = "player",
                extensions =
                        @Extension(name = "x-extensible-enum", parseValue = true, value = "[\"token\", \"player\"]"))
        String heldBy,

        @Schema(
                required = true,
                nullable = true,
                description = "The player's name, null if it has none",
                example = "ada")
        String player) {

    /** White's seat, then Black's. */
    static List<SeatView> of(Seats seats) {
        return Arrays.stream(Side.values())
                .map(side -> of(side, seats.of(side)))
                .toList();
    }

    private static SeatView of(Side side, Seats.Holder holder) {
        String name = holder.player().map(PlayerRef::name).map(Object::toString).orElse(null);
        return new SeatView(side.code(), name == null ? "token" : "player", name);
    }
}
