package org.rocaille.player.rest;

import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.player.Act;

/** Something that the operator did. */
@Schema(name = "Act", description = "Something that the operator did to a player or a game")
record ActView(
        @Schema(required = true, example = "7k2m9q4x0h8w3rte")
        String id,

        @Schema(
                required = true,
                example = "suspended",
                extensions =
                        @Extension(
                                name = "x-extensible-enum",
                                parseValue = true,
                                value = "[\"suspended\", \"suspension-lifted\", \"recovery-code-reissued\","
                                        + " \"game-adjudicated\", \"game-cancelled\"]"))
        String type,

        @Schema(
                required = true,
                description = "Whom it concerns: the player, or the players of the game who have names, White first",
                example = "[\"ada\"]")
        List<String> players,

        @Schema(required = true, nullable = true, description = "Why, as the operator told it")
        String reason,

        @Schema(required = true) Instant at,
        @Schema(required = true) Links links) {

    /** Where to go from an act. */
    @Schema(name = "ActLinks")
    record Links(
            @Schema(
                    required = true,
                    nullable = true,
                    description = "The game that it was done to, null if that was a player",
                    example = "/v1/games/7k2m9q4x0h8w3rte")
            String game) {}

    static ActView of(Act act) {
        return new ActView(
                act.id(),
                act.type().code(),
                act.players().stream().map(player -> player.name().text()).toList(),
                act.reason().map(Object::toString).orElse(null),
                act.at(),
                new Links(act.gameId().map(id -> "/v1/games/" + id).orElse(null)));
    }
}
