package org.rocaille.game.rest;

import jakarta.validation.constraints.NotNull;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** What to answer. */
@Schema(name = "ConditionalMovesRequest")
record ConditionalMovesRequest(
        @NotNull
        @Schema(
                description = "The answers to the other side's next move, one for each move that has one; "
                        + ConditionalLine.BOUNDS)
        List<ConditionalLine> lines) {}
