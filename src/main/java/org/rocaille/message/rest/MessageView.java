package org.rocaille.message.rest;

import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.game.Game;
import org.rocaille.message.Message;
import org.rocaille.player.PlayerRef;
import org.rocaille.rules.Side;

/** A message, as one of the two players has it. */
@Schema(name = "Message", description = "What one player of a game wrote to the other")
record MessageView(
        @Schema(required = true, description = "Its place among the game's messages, from 1", example = "1")
        int number,

        @Schema(
                required = true,
                description = "Who wrote it",
                enumeration = {"white", "black"})
        String side,

        @Schema(
                required = true,
                nullable = true,
                description = "The writer's name, null if it has none",
                example = "ada")
        String player,

        @Schema(
                required = true,
                description = "How many moves had been played then, the one that it came with included",
                example = "0")
        int ply,

        @Schema(required = true, example = "Good luck!") String text,

        @Schema(required = true) Instant sentAt,

        @Schema(required = true, description = "Whether it is for the caller, who has not said to have read it")
        boolean unread,

        @Schema(required = true) Links links) {

    /** Where to go from a message. */
    @Schema(name = "MessageLinks")
    record Links(
            @Schema(required = true, example = "/v1/games/7k2m9q4x0h8w3rte/messages/1")
            String self) {}

    static MessageView of(Game game, Message message, Side reader) {
        return new MessageView(
                message.number(),
                message.side().code(),
                game.terms()
                        .seats()
                        .of(message.side())
                        .player()
                        .map(PlayerRef::name)
                        .map(Object::toString)
                        .orElse(null),
                message.ply(),
                message.text().value(),
                message.sentAt(),
                message.isUnreadBy(reader),
                new Links("/v1/games/" + game.id() + "/messages/" + message.number()));
    }
}
