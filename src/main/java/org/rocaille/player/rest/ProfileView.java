package org.rocaille.player.rest;

import java.time.Instant;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.player.Player;
import org.rocaille.player.PlayerKind;

/** A player as everyone sees it. */
@Schema(name = "Player", description = "A player as everyone sees it")
record ProfileView(
        @Schema(required = true, description = "As its owner spells it", example = "ada")
        String name,

        @Schema(
                required = true,
                description = "Who moves the pieces",
                example = "human",
                extensions = @Extension(name = "x-extensible-enum", parseValue = true, value = "[\"human\", \"bot\"]"))
        String kind,

        @Schema(required = true, nullable = true, description = "Who answers for a bot, null for a person")
        String owner,

        @Schema(required = true, description = "Since when there is the player")
        Instant createdAt,

        @Schema(
                required = true,
                example = "active",
                extensions =
                        @Extension(
                                name = "x-extensible-enum",
                                parseValue = true,
                                value = "[\"active\", \"suspended\", \"closed\"]"))
        String status,

        @Schema(required = true, nullable = true, description = "What the player says of itself")
        String about,

        @Schema(
                required = true,
                nullable = true,
                description = "When the player's clocks stand still every week in games that begin now, null if they do"
                        + " not")
        WeeklyPauseView weeklyPause,

        @Schema(
                required = true,
                description = "What comes of it that the time of an opponent runs out: the game is over by itself, or"
                        + " when the player claims it",
                example = "automatic",
                extensions =
                        @Extension(name = "x-extensible-enum", parseValue = true, value = "[\"automatic\", \"claim\"]"))
        String flag,

        @Schema(
                required = true,
                nullable = true,
                description = "Until when the player is on vacation, null if it is not")
        Instant awayUntil,

        @Schema(required = true, nullable = true, description = "What a bot takes, null for a person")
        BotView bot,

        @Schema(required = true) Links links) {

    /** Where to go from a player. */
    @Schema(name = "PlayerLinks")
    record Links(
            @Schema(required = true, example = "/v1/players/ada")
            String self,

            @Schema(required = true, description = "How the player has fared")
            String results) {}

    static ProfileView of(Player player, Optional<Instant> awayUntil) {
        return new ProfileView(
                player.name().text(),
                player.kind().code(),
                player.owner().map(owner -> owner.name().text()).orElse(null),
                player.createdAt(),
                status(player),
                player.settings().about().map(Object::toString).orElse(null),
                player.settings().weeklyPause().map(WeeklyPauseView::of).orElse(null),
                player.settings().flag().code(),
                awayUntil.orElse(null),
                player.kind() == PlayerKind.BOT ? BotView.of(player.settings().bot()) : null,
                new Links(Paths.player(player.name()), Paths.player(player.name()) + "/results"));
    }

    static String status(Player player) {
        if (player.isClosed()) {
            return "closed";
        }
        return player.suspension().isPresent() ? "suspended" : "active";
    }
}
