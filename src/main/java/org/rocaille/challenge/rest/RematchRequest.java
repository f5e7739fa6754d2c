package org.rocaille.challenge.rest;

import java.time.Duration;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.challenge.Challenge;
import org.rocaille.web.Values;

/** A rematch to ask for. */
@Schema(name = "RematchRequest")
record RematchRequest(
        @Schema(
                nullable = true,
                description = "Whether the players change sides",
                defaultValue = "swapped",
                enumeration = {"swapped", "kept"})
        String colours,

        @Schema(
                nullable = true,
                description = "For how long it can be accepted, from one minute to 30 days; 7 days without it",
                example = "P7D")
        Duration expiresIn,

        @Schema(nullable = true, description = "At most 500 characters", example = "Once more?")
        String message) {

    boolean swapsColours() {
        return Values.inBody("colours", colours, RematchRequest::swaps, "swapped, kept")
                .orElse(true);
    }

    private static Optional<Boolean> swaps(String colours) {
        return switch (colours) {
            case "swapped" -> Optional.of(true);
            case "kept" -> Optional.of(false);
            default -> Optional.empty();
        };
    }

    Challenge.Note note() {
        return new NoteFields(message, expiresIn).note();
    }
}
