package org.rocaille.rules.oracle;

/** Who cannot move (rules §4 for rocaille and rococo, §5, §6). */
final class Freezing {

    private Freezing() {}

    static boolean isFrozen(Ruleset rules, Board board, Square s) {
        Piece piece = board.at(s);
        Colour enemy = piece.colour().other();
        // "A Chameleon freezes an enemy Immobilizer next to it", in every variant.
        if (piece.kind() == Kind.IMMOBILIZER && board.isNextTo(s, Kind.CHAMELEON, enemy)) {
            return true;
        }
        if (rules != Ruleset.BAROQUE) {
            return board.isNextTo(s, Kind.IMMOBILIZER, enemy);
        }
        if (piece.kind() == Kind.IMMOBILIZER || piece.kind() == Kind.CHAMELEON) {
            return false;
        }
        for (Direction d : Direction.QUEEN) {
            Square next = s.step(d);
            if (board.holds(next, Kind.IMMOBILIZER, enemy) && !isCancelled(board, next, piece.colour())) {
                return true;
            }
        }
        return false;
    }

    /** Rules §6: that Immobilizer is next to an Immobilizer or Chameleon of the piece's own side. */
    private static boolean isCancelled(Board board, Square immobilizer, Colour own) {
        return board.isNextTo(immobilizer, Kind.IMMOBILIZER, own) || board.isNextTo(immobilizer, Kind.CHAMELEON, own);
    }
}
