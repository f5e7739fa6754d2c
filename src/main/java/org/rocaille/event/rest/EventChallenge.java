package org.rocaille.event.rest;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.game.rest.TimeControlView;

/** A challenge that an event is about. */
@Schema(name = "EventChallenge", description = "The challenge that the event is about; fields are those of Challenge")
@JsonIgnoreProperties(ignoreUnknown = true) // A later release may have written more.
record EventChallenge(
        @Schema(required = true, example = "9fz0p3v6c1n8t5ya")
        String id,

        @Schema(required = true, example = "ada") String challenger,

        @Schema(required = true, nullable = true, description = "Null if anyone may accept it", example = "bob")
        String opponent,

        @Schema(
                required = true,
                example = "rocaille",
                extensions = @Extension(name = "x-extensible-enum", value = "variants"))
        String variant,

        @Schema(required = true, description = "Where the game would start")
        String fen,

        @Schema(
                required = true,
                description = "What the challenger plays",
                enumeration = {"white", "black", "random"})
        String colour,

        @Schema(required = true) TimeControlView timeControl,

        @Schema(
                required = true,
                enumeration = {"public", "unlisted", "private"})
        String visibility,

        @Schema(required = true) boolean takebacks,
        @Schema(required = true) boolean vacations,
        @Schema(required = true) Boolean analysis,

        @Schema(required = true, nullable = true, description = "What the challenger said along with it")
        String message,

        @Schema(required = true) Instant expiresAt,

        @Schema(required = true, nullable = true, description = "The id of the challenge that it answers")
        String counterTo,

        @Schema(required = true, description = "In which fields it is other than that one", example = "[]")
        List<String> differs,

        @Schema(required = true, nullable = true, description = "The id of the game after which it was made")
        String rematchOf) {

    EventChallenge {
        analysis = analysis != null && analysis; // An earlier release did not write it: nobody had agreed to it.
    }
}
