package org.rocaille.game.rest;

import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.game.ConditionalMovesService;
import org.rocaille.game.conditional.Plan;

/** What a side has decided to answer. */
@Schema(name = "ConditionalMoves", description = "What the caller has decided to answer; nobody else is told")
record ConditionalMovesView(
        @Schema(
                required = true,
                nullable = true,
                description = "The ply of the first `if`; null if no answer stands",
                example = "2")
        Integer ply,

        @Schema(
                required = true,
                description = "The answers that stand, each move in its own text; empty if all were played, or dropped")
        List<ConditionalLine> lines,

        @Schema(
                required = true,
                nullable = true,
                description = "Why the answers were dropped that stood last; null if they were not")
        DroppedView dropped,

        @Schema(required = true) Links links) {

    /** How answers stopped standing. */
    @Schema(name = "DroppedMoves", description = "How conditional moves stopped standing")
    record DroppedView(
            @Schema(
                    required = true,
                    description =
                            "`left`: the other side made a move that has no answer. `unplayable`: the answer could"
                                    + " not be played any more. `barred`: the player was suspended. `taken-back`: moves"
                                    + " were taken back. `game-over`: the game ended.",
                    example = "left",
                    extensions =
                            @Extension(
                                    name = "x-extensible-enum",
                                    parseValue = true,
                                    value = "[\"left\", \"unplayable\", \"barred\", \"taken-back\", \"game-over\"]"))
            String reason,

            @Schema(required = true, description = "How many moves had been played then", example = "2")
            int ply,

            @Schema(required = true) Instant at) {

        static DroppedView of(Plan.Dropped dropped) {
            return new DroppedView(dropped.reason().code(), dropped.ply(), dropped.at());
        }
    }

    /** Where to go from conditional moves. */
    @Schema(name = "ConditionalMovesLinks")
    record Links(
            @Schema(required = true, example = "/v1/games/7k2m9q4x0h8w3rte/conditional-moves")
            String self,

            @Schema(required = true) String game) {}

    static ConditionalMovesView of(ConditionalMovesService.Decided decided) {
        Plan plan = decided.plan();
        return new ConditionalMovesView(
                plan.isEmpty() ? null : plan.ply(),
                ConditionalLine.of(plan.moves()),
                plan.dropped().map(DroppedView::of).orElse(null),
                new Links(Paths.conditionalMoves(decided.gameId()), Paths.game(decided.gameId())));
    }
}
