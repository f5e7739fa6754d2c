package org.rocaille.explorer.rest;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.explorer.Explorer;
import org.rocaille.explorer.ExplorerStore.Played;
import org.rocaille.game.rest.GameSummary;

/** A game that has had a position. */
@Schema(name = "GameThroughPosition", description = "A game that has had the position")
record VisitorView(
        @Schema(required = true) GameSummary game,

        @Schema(
                required = true,
                description = "After how many moves it had the position, the first time if several",
                example = "2")
        int ply,

        @Schema(
                required = true,
                nullable = true,
                description = "The move that was played then, null if the game ended there",
                example = "e3e5")
        String move,

        @Schema(required = true, nullable = true, description = "The same in display notation", example = "We3-e5")
        String notation) {

    static VisitorView of(Explorer.Visitor visitor) {
        return new VisitorView(
                GameSummary.of(visitor.game()),
                visitor.ply(),
                visitor.move().map(Played::text).orElse(null),
                visitor.move().map(Played::notation).orElse(null));
    }
}
