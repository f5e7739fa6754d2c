package org.rocaille.rules;

/**
 * A {@link PieceRule} compiled for one side by {@link Mechanics}: every field that is a set holds a bit for each piece
 * code that the power applies to.
 */
final class Powers {

    /** Whose piece it is, as an ordinal of {@link Side}. */
    int side;

    Travel travel;
    /** Whether {@link #travel} goes any distance. */
    boolean slides;
    /** A bit for each direction it travels in. */
    int directions;
    /** How many indices before and after those on which it may promote a move to one of them can start. */
    int promotionReach;
    /** The index from which on it may promote. */
    int firstPromoting;
    /** On how many indices from there. */
    int promoting;
    /** Whether it is a King. */
    boolean royal;

    /** Enemies it takes by each {@link Capture}. */
    int displace;

    int hop;
    int leap;
    int withdraw;
    int approach;
    int pinch;
    int coordinate;
    int destroy;

    /** Pieces of either side it may trade places with. */
    int swap;

    /** Whether it captures around the square it stops on. */
    boolean strikesAround;

    /** Neighbours to or over which a sliding piece may do what it cannot do from afar. */
    int touches;
    /** Neighbours by which its travel may begin, captures apart: it may stop on, leap over or swap with them. */
    int passes;
    /**
     * All neighbours that it need look at: what it {@link #touches} and {@link #passes}, and an edge square if it can
     * withdraw onto that. For others an edge square is the last of its line, unless they stand on the ring themselves.
     */
    int meets;

    /** Enemies next to which it is frozen. */
    int frozenBy;
    /** Friends next to which such an enemy loses its power over it. */
    int thawedBy;

    /** From how many squares away on a line it can remove a King, as {@link Capture#reach()}. */
    int reach;
    /** Whether it can remove a King off its line of travel, by pinching or coordination. */
    boolean strikesAside;

    /** Whether it may promote when its move ends on an index. */
    boolean promotesOn(int index) {
        return Integer.compareUnsigned(index - firstPromoting, promoting) < 0;
    }

    /** Whether a move from an index might end where it may promote. */
    boolean mayPromoteFrom(int index) {
        return Integer.compareUnsigned(index - firstPromoting + promotionReach, promoting + 2 * promotionReach) < 0;
    }
}
