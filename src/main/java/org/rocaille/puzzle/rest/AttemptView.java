package org.rocaille.puzzle.rest;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.analysis.rest.LegalMoveView;
import org.rocaille.id.Codes;
import org.rocaille.puzzle.Attempt;

/** What is said of moves that were tried. */
@Schema(name = "PuzzleAttempt", description = "Whether moves are the solution of a puzzle, and how it goes on")
record AttemptView(
        @Schema(
                required = true,
                description =
                        "`right` if there is another move to find, `solved` if there is none, `wrong` if there is a better"
                                + " move",
                extensions =
                        @Extension(
                                name = "x-extensible-enum",
                                parseValue = true,
                                value = "[\"right\", \"solved\", \"wrong\"]"))
        String result,

        @Schema(
                required = true,
                nullable = true,
                description = "What the other side answers, null if the puzzle is solved, or it has not come to that")
        LegalMoveView reply,

        @Schema(
                required = true,
                description = "The right moves so far, the reply among them: the next move comes behind these",
                example = "[\"e3e5\", \"e8e7\"]")
        List<String> moves,

        @Schema(required = true, description = "The position after these")
        String fen) {

    static AttemptView of(Attempt attempt) {
        List<LegalMoveView> right = SolutionView.of(attempt.puzzle()).moves().subList(0, attempt.right());
        return new AttemptView(
                Codes.of(attempt.verdict()),
                attempt.reply().map(answer -> right.get(right.size() - 1)).orElse(null),
                right.stream().map(LegalMoveView::move).toList(),
                right.isEmpty()
                        ? attempt.puzzle().position().fen()
                        : right.get(right.size() - 1).fen());
    }
}
