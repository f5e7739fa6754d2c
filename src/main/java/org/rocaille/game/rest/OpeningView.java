package org.rocaille.game.rest;

import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.game.GameService;

/** A new game, with what lets people play it. */
@Schema(name = "NewGame", description = "A new game and the secret tokens of its seats, which are never told again")
record OpeningView(
        @Schema(required = true) GameView game,
        @Schema(required = true) SeatTokens seatTokens) {

    /** The secrets. */
    @Schema(
            name = "SeatTokens",
            description = "Send one as `Authorization: Bearer …` to act for that seat. Give the other to the opponent.")
    record SeatTokens(
            @Schema(required = true, example = "seat_c4v8n1z5r0q7m2k9e3xhw6tb4yfj8gap")
            String white,

            @Schema(required = true, example = "seat_9p2d6s0f4h8j1k5m7n3q0r4t6v8w2xyz")
            String black) {}

    static OpeningView of(GameService.Opening opening) {
        return new OpeningView(
                GameView.of(opening.game(), Optional.empty()),
                new SeatTokens(opening.white().text(), opening.black().text()));
    }
}
