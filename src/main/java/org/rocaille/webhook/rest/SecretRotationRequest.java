package org.rocaille.webhook.rest;

import java.time.Duration;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.web.Values;

/** How a webhook gets a new secret. */
@Schema(name = "SecretRotationRequest")
record SecretRotationRequest(
        @Schema(
                nullable = true,
                description = "How long messages are signed by the old secret as well, from `PT0S` to `P7D`",
                defaultValue = "P1D",
                example = "PT1H")
        String overlap) {

    Duration checkedOverlap() {
        return Values.overlap(overlap);
    }
}
