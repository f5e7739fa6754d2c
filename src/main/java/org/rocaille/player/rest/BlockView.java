package org.rocaille.player.rest;

import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.player.Block;

/** A player who is blocked. */
@Schema(name = "Block", description = "That the player wants nothing to do with another")
record BlockView(
        @Schema(required = true, example = "boris") String player,
        @Schema(required = true, description = "Since when") Instant at,
        @Schema(required = true) Links links) {

    /** Where to go from a block. */
    @Schema(name = "BlockLinks")
    record Links(
            @Schema(required = true, example = "/v1/me/blocks/boris")
            String self,

            @Schema(required = true, example = "/v1/players/boris")
            String player) {}

    static BlockView of(Block block) {
        return new BlockView(
                block.blocked().name().text(),
                block.at(),
                new Links(
                        Paths.block(block.blocked().name()),
                        Paths.player(block.blocked().name())));
    }
}
