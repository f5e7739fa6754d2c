package org.rocaille.challenge.rest;

import jakarta.validation.Valid;
import java.time.Duration;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.challenge.Challenge;
import org.rocaille.challenge.Offer;
import org.rocaille.game.rest.RandomArrayRequest;
import org.rocaille.game.rest.TimeControlView;

/** A counter-offer to make. */
@Schema(name = "CounterRequest", description = "What is to be other than in the challenge that is answered")
record CounterRequest(
        @Schema(nullable = true, description = "What is played", example = "rocaille")
        String variant,

        @Schema(
                nullable = true,
                description = "The position to start from",
                example = "12/1slapkpcali1/1pppwpwpppp1/12/12/12/12/1PPPWPWPPPP1/1SLAPKPCALI1/12 w - 0 1")
        String fen,

        @Valid @Schema(nullable = true, description = "A random array to start from, instead of a FEN")
        RandomArrayRequest array,

        @Schema(
                nullable = true,
                description = "What whoever makes the counter-offer plays",
                enumeration = {"white", "black", "random"})
        String colour,

        @Valid @Schema(nullable = true, description = "How much time the players have")
        TimeControlView timeControl,

        @Schema(
                nullable = true,
                description = "Who may see the game",
                enumeration = {"public", "unlisted", "private"})
        String visibility,

        @Schema(nullable = true, description = "Whether a side may ask the other to take moves back")
        Boolean takebacks,

        @Schema(nullable = true, description = "Whether the clock of a player stands still on its vacations")
        Boolean vacations,

        @Schema(
                nullable = true,
                description = "Whether a player may have the service search the game's positions while it goes on")
        Boolean analysis,

        @Schema(
                nullable = true,
                description = "For how long it can be accepted, from one minute to 30 days; 7 days without it",
                example = "P7D")
        Duration expiresIn,

        @Schema(nullable = true, description = "At most 500 characters", example = "Gladly, with more time.")
        String message) {

    Offer change(Offer offer) {
        return new OfferFields(variant, fen, array, colour, timeControl, visibility, takebacks, vacations, analysis)
                .change(offer);
    }

    Challenge.Note note() {
        return new NoteFields(message, expiresIn).note();
    }
}
