package org.rocaille.game.rest;

import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.game.ProposalService;

/** What an offer or an answer has come to. */
@Schema(name = "ProposalResult", description = "The offer and the game as they are now")
record ProposedView(
        @Schema(required = true) ProposalView proposal,
        @Schema(required = true) GameView game) {

    static ProposedView of(ProposalService.Proposed proposed) {
        return new ProposedView(
                ProposalView.of(proposed.game().id(), proposed.proposal()),
                GameView.of(proposed.game(), Optional.of(proposed.side())));
    }
}
