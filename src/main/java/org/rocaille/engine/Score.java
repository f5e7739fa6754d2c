package org.rocaille.engine;

/**
 * How good a position is for the side to move.
 *
 * @param value hundredths of a Pawn; beyond {@link #LEAST_WIN} either way, a forced win: {@link #WIN} less the plies to it
 */
public record Score(int value) {

    /** A game that is won already. */
    static final int WIN = 30_000;
    /** More than any score. */
    static final int INFINITE = WIN + 1;
    /** The longest line that is ever searched, in plies. */
    static final int MOST_PLIES = 120;
    /** A win at the end of the longest line; evaluations stay below. */
    static final int LEAST_WIN = WIN - MOST_PLIES;

    /** Whether either side wins by force: by mate, or however else the game is won. */
    public boolean isForced() {
        return Math.abs(value) >= LEAST_WIN;
    }

    /** In how many moves of its own the winner wins, where a win is forced; negative if the side to move is the loser. */
    public int winsIn() {
        return value > 0 ? (WIN - value + 1) / 2 : -(WIN + value + 1) / 2;
    }

    /** As UCI has it: {@code cp 35} or {@code mate -2}. */
    @Override
    public String toString() {
        return isForced() ? "mate " + winsIn() : "cp " + value;
    }
}
