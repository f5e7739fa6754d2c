package org.rocaille.challenge.rest;

import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.challenge.ChallengeService;
import org.rocaille.game.rest.GameView;

/** What an acceptance has come to. */
@Schema(name = "AcceptedChallenge", description = "The game that came of it, and the challenge, as they are now")
record AcceptanceView(
        @Schema(required = true) GameView game,
        @Schema(required = true) ChallengeView challenge) {

    static AcceptanceView of(ChallengeService.Accepted accepted) {
        return new AcceptanceView(
                GameView.of(accepted.game(), Optional.of(accepted.side())), ChallengeView.of(accepted.seen()));
    }
}
