package org.rocaille.challenge.rest;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import java.time.Duration;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.challenge.Challenge;
import org.rocaille.challenge.Offer;
import org.rocaille.game.rest.RandomArrayRequest;
import org.rocaille.game.rest.TimeControlView;
import org.rocaille.player.PlayerName;
import org.rocaille.problem.Problem;

/** A challenge to make. */
@Schema(name = "ChallengeRequest")
record ChallengeRequest(
        @Schema(
                nullable = true,
                description = "The name of the player who is challenged; anyone without it",
                example = "ada")
        String opponent,

        @NotNull @Schema(description = "What is played", example = "rocaille")
        String variant,

        @Schema(
                nullable = true,
                description = "The position to start from, with both Kings and not over; the variant's own without it",
                example = "12/1slapkpcali1/1pppwpwpppp1/12/12/12/12/1PPPWPWPPPP1/1SLAPKPCALI1/12 w - 0 1")
        String fen,

        @Valid @Schema(nullable = true, description = "A random array to start from, instead of a FEN")
        RandomArrayRequest array,

        @Schema(
                nullable = true,
                description = "What the challenger plays",
                defaultValue = "random",
                enumeration = {"white", "black", "random"})
        String colour,

        @Valid
        @Schema(
                nullable = true,
                description = "How much time the players have, from the acceptance on; as much as they like without it")
        TimeControlView timeControl,

        @Schema(
                nullable = true,
                description = "Who may see the game: everyone, whoever knows its address, or its players",
                defaultValue = "unlisted",
                enumeration = {"public", "unlisted", "private"})
        String visibility,

        @Schema(
                nullable = true,
                description = "Whether a side may ask the other to take moves back",
                defaultValue = "true")
        Boolean takebacks,

        @Schema(
                nullable = true,
                description = "Whether the clock of a player stands still on its vacations",
                defaultValue = "true")
        Boolean vacations,

        @Schema(
                nullable = true,
                description = "Whether a player may have the service search the game's positions while it goes on",
                defaultValue = "false")
        Boolean analysis,

        @Schema(
                nullable = true,
                description = "For how long it can be accepted, from one minute to 30 days; 7 days without it",
                example = "P7D")
        Duration expiresIn,

        @Schema(
                nullable = true,
                description = "At most 500 characters for whoever may see the challenge",
                example = "A slow game, please.")
        String message,

        @Schema(
                nullable = true,
                description = "How many players may accept, each for a game; more than one only where anyone may",
                defaultValue = "1",
                minimum = "1",
                maximum = "20",
                example = "1")
        Integer acceptances) {

    private static final int MOST_ACCEPTANCES = 20;

    /** Who is challenged, empty if anyone. */
    Optional<PlayerName> opponentName() {
        return Optional.ofNullable(opponent)
                .map(name -> PlayerName.find(name)
                        .orElseThrow(() ->
                                Problem.invalidValue("opponent", "A name is 2 to 30 of A-Z, a-z, 0-9, _ and -.")));
    }

    Offer offer() {
        return new OfferFields(variant, fen, array, colour, timeControl, visibility, takebacks, vacations, analysis)
                .change(OfferFields.plain(variant));
    }

    Challenge.Note note() {
        return new NoteFields(message, expiresIn).note();
    }

    int checkedAcceptances() {
        int most = opponent == null ? MOST_ACCEPTANCES : 1;
        int wanted = acceptances == null ? 1 : acceptances;
        if (wanted < 1 || wanted > most) {
            throw Problem.invalidValue(
                    "acceptances", "acceptances is from 1 to " + MOST_ACCEPTANCES + ", and 1 if there is an opponent.");
        }
        return wanted;
    }
}
