package org.rocaille.challenge.rest;

import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.challenge.Challenge;

/** Why a challenge was declined. */
@Schema(name = "Decline", description = "Why a challenge was declined")
record DeclineView(
        @Schema(
                required = true,
                example = "too-fast",
                extensions = @Extension(name = "x-extensible-enum", parseValue = true, value = DeclineView.REASONS))
        String reason,

        @Schema(required = true, nullable = true) String message) {

    static final String REASONS =
            "[\"later\", \"too-fast\", \"too-slow\", \"variant\", \"colour\", \"not-now\", \"other\"]";

    static DeclineView of(Challenge.Decline decline) {
        return new DeclineView(
                decline.reason().code(), decline.message().map(Object::toString).orElse(null));
    }
}
