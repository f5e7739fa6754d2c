package org.rocaille.message.rest;

import jakarta.validation.constraints.NotNull;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.message.Message;
import org.rocaille.text.UserText;
import org.rocaille.web.Values;

/** What to write to the other side. */
@Schema(name = "MessageRequest")
record MessageRequest(
        @NotNull @Schema(description = "Of one or more lines, at most 2000 characters", example = "Good luck!")
        String text) {

    UserText userText() {
        return Values.prose("text", text, Message.LONGEST);
    }
}
