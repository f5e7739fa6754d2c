package org.rocaille.event.rest;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.game.rest.OutcomeView;

/** A game as it was right after an event. Of events that an earlier release has kept, no more is known than its id. */
@Schema(
        name = "EventGame",
        description =
                "A game as it was right after the event; fields are those of Game. Where an earlier release wrote the"
                        + " event, all but the id may be null.")
@JsonIgnoreProperties(ignoreUnknown = true) // A later release may have written more.
record EventGame(
        @Schema(required = true, example = "7k2m9q4x0h8w3rte")
        String id,

        @Schema(
                required = true,
                nullable = true,
                example = "rocaille",
                extensions = @Extension(name = "x-extensible-enum", value = "variants"))
        String variant,

        @Schema(
                required = true,
                nullable = true,
                description = "Who plays White, null for someone without a name",
                example = "ada")
        String white,

        @Schema(
                required = true,
                nullable = true,
                description = "Who plays Black, null for someone without a name",
                example = "bob")
        String black,

        @Schema(
                required = true,
                nullable = true,
                description = "The side that whoever reads plays, null for an onlooker",
                enumeration = {"white", "black"})
        String you,

        @Schema(required = true, nullable = true, description = "For the `If-Match` of a move", example = "2")
        Long version,

        @Schema(required = true, nullable = true, description = "How many moves stood", example = "1")
        Integer ply,

        @Schema(required = true, nullable = true) String fen,

        @Schema(
                required = true,
                nullable = true,
                description = "The side to move",
                enumeration = {"white", "black"})
        String turn,

        @Schema(required = true, nullable = true, description = "Whether the side to move was in check")
        Boolean check,

        @Schema(required = true, nullable = true, description = "Whether the next move needs `If-Match`")
        Boolean guarded,

        @Schema(
                required = true,
                nullable = true,
                description = "When the side to move runs out of time, null if the game is untimed or over")
        Instant deadline,

        @Schema(required = true, nullable = true, description = "Null if the game is untimed")
        ClockTimes clocks,

        @Schema(required = true, nullable = true, description = "How it has ended, null while it goes on")
        OutcomeView outcome) {

    /** What was on the clocks. */
    @Schema(name = "EventClocks", description = "What was on the clocks when the turn began, or the game ended")
    record ClockTimes(
            @Schema(required = true) Instant asOf,
            @Schema(required = true, example = "P3D") Duration white,
            @Schema(required = true, example = "P3D") Duration black) {}

    /** @param told what the event tells of it, null if nothing */
    static EventGame of(String id, Map<?, ?> told, Optional<String> side, ObjectMapper json) {
        Map<Object, Object> fields = new HashMap<>(told == null ? Map.of() : told);
        fields.put("id", id);
        side.ifPresent(code -> fields.put("you", code));
        return json.convertValue(fields, EventGame.class);
    }

    boolean goesOn() {
        return ply != null && outcome == null;
    }
}
