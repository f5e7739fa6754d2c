package org.rocaille.opponent.rest;

import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.game.GameService;
import org.rocaille.game.rest.GameView;

/** A new game against an opponent, with what lets the caller play it. */
@Schema(
        name = "NewOpponentGame",
        description = "A new game and the secret token of the caller's seat, which is never told again")
record OpponentGameView(
        @Schema(required = true) GameView game,

        @Schema(
                required = true,
                description = "The caller's side",
                enumeration = {"white", "black"})
        String side,

        @Schema(
                required = true,
                description = "Send it as `Authorization: Bearer …` to act for the seat",
                example = "seat_c4v8n1z5r0q7m2k9e3xhw6tb4yfj8gap")
        String seatToken) {

    static OpponentGameView of(GameService.OpeningAlone opening) {
        return new OpponentGameView(
                GameView.of(opening.game(), Optional.of(opening.side())),
                opening.side().code(),
                opening.token().text());
    }
}
