package org.rocaille.opponent.rest;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.opponent.Level;

/** An opponent, as clients see it. */
@Schema(name = "Opponent", description = "A player that is part of the service")
record OpponentView(
        @Schema(required = true, description = "Its name, as that of any player", example = "engine-3")
        String name,

        @Schema(required = true, description = "How strong it is: 1 is the weakest", example = "3")
        int level,

        @Schema(
                required = true,
                description = "What it is like, in a sentence",
                example = "Sees short combinations, and often the second best move.")
        String description,

        @Schema(required = true) Links links) {

    /** Where to go on. */
    @Schema(name = "OpponentLinks")
    record Links(
            @Schema(required = true, description = "The player", example = "/v1/players/engine-3")
            String player,

            @Schema(
                    required = true,
                    description = "Where a game against it begins, without an account",
                    example = "/v1/opponents/engine-3/games")
            String games) {}

    static OpponentView of(Level level) {
        String name = level.playerName().text();
        return new OpponentView(
                name,
                level.number(),
                level.description(),
                new Links("/v1/players/" + name, OpponentResource.PATH + "/" + name + "/games"));
    }
}
