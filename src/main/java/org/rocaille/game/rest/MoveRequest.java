package org.rocaille.game.rest;

import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.message.Message;
import org.rocaille.text.UserText;
import org.rocaille.web.Values;

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
                description = "What to write to the other side along with the move, at most 2000 characters; it is"
                        + " written once however often the move is sent",
                example = "Well played!")
        String message,

        @Schema(
                nullable = true,
                description = "What to answer to the other side's next move; " + ConditionalLine.BOUNDS)
        List<ConditionalLine> conditionalMoves) {

    Optional<UserText> messageText() {
        return Optional.ofNullable(message).map(raw -> Values.prose("message", raw, Message.LONGEST));
    }

    static MoveRequest of(String text) {
        return new MoveRequest(text, null, null, null, null, null);
    }
}
