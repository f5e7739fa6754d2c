package org.rocaille.note.rest;

import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.note.NoteService;
import org.rocaille.text.UserText;

/** A note, as whoever wrote it has it. */
@Schema(name = "Note", description = "What a player of a game wrote down for itself")
record NoteView(
        @Schema(required = true, example = "Keep the Immobilizer near the King.")
        String text,

        @Schema(required = true, description = "When it was last changed")
        Instant changedAt,

        @Schema(required = true, description = "Counts its changes; `If-Match` compares it", example = "1")
        long version,

        @Schema(required = true) Links links) {

    /** Where to go from a note. */
    @Schema(name = "NoteLinks")
    record Links(
            @Schema(required = true, example = "/v1/games/7k2m9q4x0h8w3rte/note")
            String self,

            @Schema(required = true, example = "/v1/games/7k2m9q4x0h8w3rte")
            String game) {}

    static NoteView of(NoteService.Kept kept) {
        String game = "/v1/games/" + kept.visit().game().id();
        return new NoteView(
                kept.note().text().map(UserText::value).orElseThrow(),
                kept.note().changedAt(),
                kept.note().version(),
                new Links(game + "/note", game));
    }
}
