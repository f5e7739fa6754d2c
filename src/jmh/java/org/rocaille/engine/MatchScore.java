package org.rocaille.engine;

import java.util.Locale;

/**
 * What pairs of games say about the difference of two players. The two games of a pair begin alike, so that the pair,
 * not the game, is what is drawn at random.
 */
final class MatchScore {

    private static final double SURE = 1.96;

    private int wins;
    private int draws;
    private int losses;
    private int pairs;
    private double sum;
    private double sumOfSquares;

    /** Adds the points, 0, 0.5 or 1, that the first player made in the two games of a pair. */
    void add(double one, double other) {
        count(one);
        count(other);
        double mean = (one + other) / 2;
        pairs++;
        sum += mean;
        sumOfSquares += mean * mean;
    }

    private void count(double points) {
        if (points == 1) {
            wins++;
        } else if (points == 0) {
            losses++;
        } else {
            draws++;
        }
    }

    private double mean() {
        return sum / pairs;
    }

    /** The variance of one pair's mean; with a little added, for a few pairs may all end alike. */
    private double variance() {
        return (sumOfSquares - pairs * mean() * mean() + 0.25) / Math.max(pairs, 1);
    }

    /**
     * The logarithm of how much likelier the results are with one difference in Elo than with another (the normal
     * approximation of the generalized sequential probability ratio test).
     */
    double likelihoodRatio(double elo0, double elo1) {
        double expected0 = expected(elo0);
        double expected1 = expected(elo1);
        return pairs * (expected1 - expected0) * (2 * mean() - expected0 - expected1) / (2 * variance());
    }

    private static double expected(double elo) {
        return 1 / (1 + Math.pow(10, -elo / 400));
    }

    private static double elo(double mean) {
        double bounded = Math.min(Math.max(mean, 1e-3), 1 - 1e-3);
        return 400 * Math.log10(bounded / (1 - bounded));
    }

    /** {@code +10 =2 -8, 55.0 %, Elo +35 (-60 to +130)}, the range one that holds the truth 19 times of 20. */
    @Override
    public String toString() {
        double error = SURE * Math.sqrt(variance() / Math.max(pairs, 1));
        return String.format(
                Locale.ROOT,
                "+%d =%d -%d, %.1f %%, Elo %+.0f (%+.0f to %+.0f)",
                wins,
                draws,
                losses,
                100 * mean(),
                elo(mean()),
                elo(mean() - error),
                elo(mean() + error));
    }
}
