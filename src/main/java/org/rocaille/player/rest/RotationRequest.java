package org.rocaille.player.rest;

import java.time.Duration;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.web.Values;

/** How a token gets a new secret. */
@Schema(name = "RotationRequest")
record RotationRequest(
        @Schema(
                nullable = true,
                description = "How long the old secret goes on working, from `PT0S` to `P7D`",
                defaultValue = "PT24H",
                example = "PT1H")
        String overlap) {

    Duration checkedOverlap() {
        return Values.overlap(overlap);
    }
}
