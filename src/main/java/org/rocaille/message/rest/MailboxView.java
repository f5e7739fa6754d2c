package org.rocaille.message.rest;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.message.Mailbox;

/** How a side stands with the messages of a game. */
@Schema(name = "Mailbox", description = "How far a side has read the messages of a game")
record MailboxView(
        @Schema(
                required = true,
                description = "The number up to which there is nothing left to read, 0 if the first is unread",
                example = "1")
        int upTo,

        @Schema(required = true, description = "How many messages are left to read", example = "0")
        int unread,

        @Schema(required = true, description = "How many messages there are", example = "1")
        int total) {

    static MailboxView of(Mailbox mailbox) {
        return new MailboxView(mailbox.readUpTo(), mailbox.unread(), mailbox.total());
    }
}
