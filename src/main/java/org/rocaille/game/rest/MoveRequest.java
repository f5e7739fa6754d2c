package org.rocaille.game.rest;

import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A move to make. */
@Schema(name = "MoveRequest")
record MoveRequest(
        @NotNull @Schema(description = "The move's text; display notation is understood too", example = "e3e5")
        String move,

        @Min(1) @Schema(nullable = true, description = "Only if this is the next ply", example = "1", minimum = "1")
        Integer ply,

        @Schema(
                nullable = true,
                description =
                        "`repetition` plays a move that loses because the position then occurs for the third time",
                extensions = @Extension(name = "x-extensible-enum", parseValue = true, value = "[\"repetition\"]"))
        String acknowledge,

        @Schema(
                nullable = true,
                description = "What to offer along with the move",
                extensions = @Extension(name = "x-extensible-enum", parseValue = true, value = "[\"draw\"]"))
        String propose,

        @Schema(
                nullable = true,
                description =
                        "What to answer to the other side's next move, as conditional moves that take the place of"
                                + " those that stood; " + ConditionalLine.BOUNDS)
        List<ConditionalLine> conditionalMoves) {

    static MoveRequest of(String text) {
        return new MoveRequest(text, null, null, null, null);
    }
}
