package org.rocaille.webhook.rest;

import java.time.DateTimeException;
import java.time.Duration;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.problem.Problem;

/** How a webhook gets a new secret. */
@Schema(name = "SecretRotationRequest")
record SecretRotationRequest(
        @Schema(
                nullable = true,
                description = "How long messages are signed by the old secret as well, from `PT0S` to `P7D`",
                defaultValue = "P1D",
                example = "PT1H")
        String overlap) {

    private static final Duration USUAL = Duration.ofDays(1);
    private static final Duration MOST = Duration.ofDays(7);

    Duration checkedOverlap() {
        if (overlap == null) {
            return USUAL;
        }
        try {
            Duration checked = Duration.parse(overlap);
            if (!checked.isNegative() && checked.compareTo(MOST) <= 0) {
                return checked;
            }
        } catch (DateTimeException e) {
            // Not a duration, so not one of those allowed either.
        }
        throw Problem.invalidValue("overlap", "overlap is a duration from PT0S to P7D.");
    }
}
