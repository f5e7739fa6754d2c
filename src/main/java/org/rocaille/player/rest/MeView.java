package org.rocaille.player.rest;

import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.player.Player;
import org.rocaille.player.PlayerKind;

/** A player as it sees itself. */
@Schema(name = "Me", description = "The player whose token was sent; fields are those of Player")
record MeView(
        @Schema(required = true, example = "ada") String name,

        @Schema(
                required = true,
                example = "human",
                extensions = @Extension(name = "x-extensible-enum", parseValue = true, value = "[\"human\", \"bot\"]"))
        String kind,

        @Schema(required = true, nullable = true) String owner,
        @Schema(required = true) Instant createdAt,

        @Schema(
                required = true,
                example = "active",
                extensions =
                        @Extension(
                                name = "x-extensible-enum",
                                parseValue = true,
                                value = "[\"active\", \"suspended\"]"))
        String status,

        @Schema(required = true, nullable = true, description = "Why the player may not act, null if it may")
        SuspensionView suspension,

        @Schema(required = true, nullable = true, description = "What the player says of itself")
        String about,

        @Schema(
                required = true,
                nullable = true,
                description = "Nobody else is told unless there is a weekly pause",
                example = "Europe/Paris")
        String timeZone,

        @Schema(
                required = true,
                description = "The days on which the player's clocks stand still, in games that begin from now on",
                example = "[]")
        List<String> weekend,

        @Schema(required = true, nullable = true, description = "The hours of every day in which they do")
        QuietHoursView quietHours,

        @Schema(
                required = true,
                description = "What comes of it that the time of an opponent runs out: the game is over by itself, or"
                        + " when the player claims it",
                example = "automatic",
                extensions =
                        @Extension(name = "x-extensible-enum", parseValue = true, value = "[\"automatic\", \"claim\"]"))
        String flag,

        @Schema(required = true, nullable = true) BotView bot,

        @Schema(required = true, description = "Counts the account's changes; `If-Match` compares it", example = "1")
        long version,

        @Schema(required = true) Links links) {

    /** Where to go from oneself. */
    @Schema(name = "MeLinks")
    record Links(
            @Schema(required = true, example = "/v1/me") String self,

            @Schema(required = true, description = "What everyone sees", example = "/v1/players/ada")
            String profile,

            @Schema(required = true) String tokens,
            @Schema(required = true) String blocks,
            @Schema(required = true) String vacations,

            @Schema(required = true, description = "What happens to the player, its games and its challenges")
            String events,

            @Schema(required = true, description = "What the operator did")
            String acts) {}

    static MeView of(Player player) {
        return new MeView(
                player.name().text(),
                player.kind().code(),
                player.owner().map(owner -> owner.name().text()).orElse(null),
                player.createdAt(),
                ProfileView.status(player),
                player.suspension().map(SuspensionView::of).orElse(null),
                player.settings().about().map(Object::toString).orElse(null),
                player.settings().timeZone().map(ZoneId::getId).orElse(null),
                WeeklyPauseView.names(player.settings().weekend()),
                player.settings().quiet().map(QuietHoursView::of).orElse(null),
                player.settings().flag().code(),
                player.kind() == PlayerKind.BOT ? BotView.of(player.settings().bot()) : null,
                player.version(),
                new Links(
                        Paths.ME,
                        Paths.player(player.name()),
                        Paths.TOKENS,
                        Paths.BLOCKS,
                        Paths.VACATIONS,
                        Paths.ME + "/events",
                        Paths.ACTS));
    }
}
