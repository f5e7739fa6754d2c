package org.rocaille.game.rest;

import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.game.MoveService;

/** What a submitted move has come to. */
@Schema(name = "PlayedMove", description = "The move as it was recorded, and the game as it is now")
record PlayedView(
        @Schema(required = true) MoveView move,
        @Schema(required = true) GameView game) {

    static PlayedView of(MoveService.Played played) {
        return new PlayedView(
                MoveView.of(played.game().terms().variant(), played.move()),
                GameView.of(played.game(), Optional.of(played.side())));
    }
}
