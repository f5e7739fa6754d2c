package org.rocaille.note.rest;

import jakarta.validation.constraints.NotNull;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.note.Note;
import org.rocaille.text.UserText;
import org.rocaille.web.Values;

/** What to write down. */
@Schema(name = "NoteRequest")
record NoteRequest(
        @NotNull
        @Schema(
                description = "Of one or more lines, at most 10000 characters",
                example = "Keep the Immobilizer near the King.")
        String text) {

    UserText userText() {
        return Values.prose("text", text, Note.LONGEST);
    }
}
