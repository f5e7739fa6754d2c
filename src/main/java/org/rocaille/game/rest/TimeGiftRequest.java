package org.rocaille.game.rest;

import jakarta.validation.constraints.NotNull;
import java.time.Duration;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Time to give. */
@Schema(name = "TimeGiftRequest")
record TimeGiftRequest(
        @NotNull
        @Schema(
                description = "In whole seconds, from one minute to 60 days; no clock has more than 730 days",
                example = "P1D")
        Duration time) {}
