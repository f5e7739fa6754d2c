package org.rocaille.explorer;

import org.rocaille.game.Selection;

/**
 * What has come of games, or, with numbers below 0 too, what a change adds to that.
 *
 * @param white how many White has won
 * @param draws how many were drawn
 * @param black how many Black has won
 */
public record Results(int white, int draws, int black) {

    /** Those of no game. */
    public static final Results NONE = new Results(0, 0, 0);

    /** Those of one game; none if it counts for nobody. */
    static Results of(Selection.Result result) {
        return switch (result) {
            case WHITE -> new Results(1, 0, 0);
            case DRAW -> new Results(0, 1, 0);
            case BLACK -> new Results(0, 0, 1);
            case NONE -> NONE;
        };
    }

    /** How many games they are of. */
    public int games() {
        return white + draws + black;
    }

    /** All of both. */
    public Results plus(Results others) {
        return new Results(white + others.white, draws + others.draws, black + others.black);
    }

    Results minus(Results others) {
        return new Results(white - others.white, draws - others.draws, black - others.black);
    }
}
