package org.rocaille.game.rest;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.time.Duration;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A counter-offer to make. */
@Schema(
        name = "ProposalCounterRequest",
        description = "What is to be other than in the offer that is answered: the field of its kind")
record ProposalCounterRequest(
        @Schema(
                nullable = true,
                description = "How many moves are to stand after a takeback",
                example = "4",
                minimum = "0")
        Integer toPly,

        @JsonProperty("for")
        @Schema(name = "for", nullable = true, description = "How long a pause lasts", example = "P3D")
        Duration length,

        @Schema(nullable = true, description = "What is added to the clock of each side", example = "P1D")
        Duration time,

        @Schema(
                nullable = true,
                description = "For how long it can be accepted, from one minute to 30 days; 14 days without it",
                example = "P14D")
        Duration expiresIn) {

    ProposalFields fields() {
        return new ProposalFields(toPly, length, time, expiresIn);
    }
}
