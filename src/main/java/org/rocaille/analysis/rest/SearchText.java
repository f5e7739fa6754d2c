package org.rocaille.analysis.rest;

import java.util.Locale;
import org.rocaille.analysis.Findings;
import org.rocaille.rules.notation.Result;

/** What a search has found, for the terminal. */
final class SearchText {

    private SearchText() {}

    /** A line for each of the best moves, and one about the search; or how the game has ended. */
    static String of(Findings findings) {
        StringBuilder text = new StringBuilder();
        for (SearchView.LineView line : SearchView.of(findings).lines()) {
            text.append("%12s  %s\n".formatted(score(line.score()), String.join(" ", line.notation())));
        }
        return findings.line()
                .outcome()
                .map(outcome -> Result.of(outcome).sentence() + "\n")
                .orElseGet(() -> text.append(summary(findings)).toString());
    }

    /** As the side to move sees it: {@code +0.35}, {@code wins in 3} or {@code loses in 2}. */
    private static String score(SearchView.ScoreView score) {
        if (score.winsIn() == null) {
            return String.format(Locale.ROOT, "%+.2f", score.centipawns() / 100.0);
        }
        return (score.winsIn() > 0 ? "wins in " : "loses in ") + Math.abs(score.winsIn());
    }

    private static String summary(Findings findings) {
        return String.format(
                Locale.ROOT,
                "%d plies and %,d positions in %.2f s; ended by: %s.\n",
                findings.depth(),
                findings.nodes(),
                findings.elapsed().toMillis() / 1000.0,
                findings.end().map(Findings.End::code).orElse("nothing yet"));
    }
}
