package org.rocaille.game.rest;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import java.util.Arrays;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.game.Habits;
import org.rocaille.game.Seats;
import org.rocaille.game.Terms;
import org.rocaille.player.PlayerRef;
import org.rocaille.player.rest.WeeklyPauseView;
import org.rocaille.rules.Side;

/** Who plays a side. */
@Schema(name = "Seat", description = "Who plays a side")
record SeatView(
        @Schema(
                required = true,
                description = "The side",
                enumeration = {"white", "black"})
        String side,

        @NotNull
        @Schema(
                required = true,
                description = "What acts for it: the secret token that the game's creator was given, a `player`, or"
                        + " `nobody` in an imported game",
                example = "player",
                extensions =
                        @Extension(
                                name = "x-extensible-enum",
                                parseValue = true,
                                value = "[\"token\", \"player\", \"nobody\"]"))
        String heldBy,

        @Schema(
                required = true,
                nullable = true,
                description = "The player's name, null if it has none",
                example = "ada")
        String player,

        @Schema(
                required = true,
                nullable = true,
                description =
                        "What whoever plays it is called: the player's name, or in an imported game what the record"
                                + " says, which is no player of this name; null if it is not known",
                example = "ada")
        String name,

        @Valid
        @Schema(
                required = true,
                nullable = true,
                description =
                        "When the side's clock stands still every week, as the player's settings were when the game"
                                + " began; null if it does not")
        WeeklyPauseView weeklyPause,

        @Schema(
                required = true,
                nullable = true,
                description = "By which version of the time zone database the weekly pause was understood then",
                example = "2026a")
        String tzdata,

        @NotNull
        @Schema(
                required = true,
                description =
                        "What comes of it that the time of the other side runs out: the game is over by itself, or"
                                + " when this side claims it",
                example = "automatic",
                extensions =
                        @Extension(name = "x-extensible-enum", parseValue = true, value = "[\"automatic\", \"claim\"]"))
        String flag) {

    static final String TOKEN = "token";
    static final String PLAYER = "player";
    static final String NOBODY = "nobody";

    /** White's seat, then Black's. */
    static List<SeatView> of(Terms terms) {
        return Arrays.stream(Side.values())
                .map(side -> of(side, terms.seats().of(side), terms.habits().of(side)))
                .toList();
    }

    private static SeatView of(Side side, Seats.Holder holder, Habits.Habit habit) {
        return new SeatView(
                side.code(),
                heldBy(holder),
                holder.player().map(PlayerRef::name).map(Object::toString).orElse(null),
                holder.name().orElse(null),
                habit.rest().map(rest -> WeeklyPauseView.of(rest.pause())).orElse(null),
                habit.rest().map(Habits.Rest::tzdata).orElse(null),
                habit.flag().code());
    }

    private static String heldBy(Seats.Holder holder) {
        if (holder instanceof Seats.Nobody) {
            return NOBODY;
        }
        return holder.player().isPresent() ? PLAYER : TOKEN;
    }
}
