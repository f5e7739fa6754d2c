package org.rocaille.game.rest;

import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.analysis.rest.LegalMoveView;
import org.rocaille.game.Game;
import org.rocaille.rules.Square;

/** What can be played. */
@Schema(name = "LegalMoves", description = "What can be played in a game now")
record LegalMovesView(
        @Schema(required = true, description = "The ply that these moves are for", example = "1")
        int ply,

        @Schema(
                required = true,
                description = "The side to move",
                enumeration = {"white", "black"})
        String turn,

        @Schema(required = true, description = "Whether the side to move is in check")
        boolean check,

        @Schema(required = true, nullable = true, description = "How the game has ended, null while it goes on")
        OutcomeView outcome,

        @Schema(required = true, description = "The legal moves by their texts, none if the game is over")
        List<LegalMoveView> legalMoves) {

    /** @param from the square that the moves start from, empty for all of them */
    static LegalMovesView of(Game game, Optional<Square> from) {
        return new LegalMovesView(
                game.ply() + 1,
                game.position().turn().code(),
                game.position().isCheck(),
                game.ending().map(OutcomeView::of).orElse(null),
                game.legalMoves().stream()
                        .filter(candidate -> from.isEmpty()
                                || from.get().equals(candidate.move().from()))
                        .map(LegalMoveView::of)
                        .toList());
    }
}
