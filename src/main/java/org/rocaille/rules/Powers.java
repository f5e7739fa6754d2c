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

    /** Whether it can do anything to a neighbour but slide past it. */
    boolean strikesNeighbours;
    /** Whether it captures around the square it stops on. */
    boolean strikesAround;

    /**
     * Neighbours that do not stop a sliding piece at once, the empty square included: it may do something to or beyond
     * them. An edge square is among them only for a piece that captures by going there, whatever lies ahead; for
     * others it is the last of its line, unless they stand on the ring themselves.
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
