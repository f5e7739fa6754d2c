package org.rocaille.player.rest;

import java.time.DateTimeException;
import java.time.Duration;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.problem.Problem;

/** How a token gets a new secret. */
@Schema(name = "RotationRequest")
record RotationRequest(
        @Schema(
                nullable = true,
                description = "How long the old secret goes on working, from `PT0S` to `P7D`",
                defaultValue = "PT24H",
                example = "PT1H")
        String overlap) {

    private static final Duration USUAL = Duration.ofHours(24);
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
