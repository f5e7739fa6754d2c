package org.rocaille.message.rest;

import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** How far a side has read. */
@Schema(name = "ReadRequest")
record ReadRequest(
        @NotNull
        @Min(0)
        @Schema(description = "The number of the last message that has been read", example = "1", minimum = "0")
        Integer upTo) {}
