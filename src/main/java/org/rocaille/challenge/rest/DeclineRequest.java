package org.rocaille.challenge.rest;

import jakarta.validation.constraints.NotNull;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.challenge.Challenge;
import org.rocaille.challenge.DeclineReason;
import org.rocaille.web.Values;

/** Why a challenge is declined. */
@Schema(name = "DeclineRequest")
record DeclineRequest(
        @NotNull
        @Schema(
                description = "Why, for programs to act on",
                example = "too-fast",
                extensions = @Extension(name = "x-extensible-enum", parseValue = true, value = DeclineView.REASONS))
        String reason,

        @Schema(nullable = true, description = "At most 500 characters", example = "Ten days a move, and I am in.")
        String message) {

    Challenge.Decline decline() {
        return new Challenge.Decline(
                Values.inBody(
                                "reason",
                                reason,
                                DeclineReason::find,
                                "later, too-fast, too-slow, variant, colour, not-now, other")
                        .orElseThrow(),
                NoteFields.message(message));
    }
}
