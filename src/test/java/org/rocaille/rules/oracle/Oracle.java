package org.rocaille.rules.oracle;

import java.util.ArrayList;
import java.util.List;

/** What may be played in a position, whether it is check, and whether it is over: the rules read aloud. */
final class Oracle {

    private Oracle() {}

    /** The legal moves; none once a King is captured. Quiet plies are not looked at. */
    static List<Attempt> legalMoves(Position p) {
        if (isKingCaptured(p)) {
            return List.of();
        }
        return attempts(p, p.turn()).stream().filter(move -> isSafe(p, move)).toList();
    }

    static boolean isCheck(Position p) {
        return p.rules().checkBinds() && isCapturable(p, p.turn());
    }

    /**
     * How the position is over ({@code king-captured}, {@code checkmate}, {@code stalemate}, {@code no-moves},
     * {@code quiet-plies}), or null. Of several the first by rules §5: mate, stalemate, quiet plies; repetition is no matter
     * of a position.
     */
    static String over(Position p) {
        if (isKingCaptured(p)) {
            return "king-captured";
        }
        boolean canMove = attempts(p, p.turn()).stream().anyMatch(attempt -> isSafe(p, attempt));
        return switch (p.rules()) {
            case ROCOCO -> canMove ? null : "no-moves";
            case ROCAILLE -> canMove ? null : isCheck(p) ? "checkmate" : "no-moves";
            case PUSHME, BAROQUE -> canMove ? tooQuiet(p) : isCheck(p) ? "checkmate" : "stalemate";
        };
    }

    private static String tooQuiet(Position p) {
        return p.quiet() >= 100 ? "quiet-plies" : null;
    }

    /** Rules §1: what is no position at all. */
    static boolean isLawful(Position p) {
        Board board = p.board();
        for (Colour colour : Colour.values()) {
            if (board.count(Kind.KING, colour) > 1) {
                return false;
            }
        }
        if (p.rules().checkBinds() && isCapturable(p, p.turn().other())) {
            return false;
        }
        return p.rules() != Ruleset.ROCAILLE || !kingsTouch(board);
    }

    /** The number of legal move sequences of that length. */
    static long perft(Position p, int depth) {
        List<Attempt> moves = legalMoves(p);
        if (depth == 1) {
            return moves.size();
        }
        long nodes = 0;
        for (Attempt move : moves) {
            nodes += perft(play(p, move), depth - 1);
        }
        return nodes;
    }

    static Position play(Position p, Attempt attempt) {
        Board board = p.board().copy();
        Piece mover = board.at(attempt.from());
        Piece partner = attempt.partner() == null ? null : board.at(attempt.partner());
        attempt.victims().forEach(board::clear);
        board.clear(attempt.from());
        switch (attempt.type()) {
            case TRAVEL -> {
                Kind kind = attempt.promotion() == null ? mover.kind() : attempt.promotion();
                board.put(attempt.to(), new Piece(kind, mover.colour()));
            }
            case SWAP -> {
                board.put(attempt.to(), mover);
                board.put(attempt.from(), partner);
            }
            case DESTROY, REMOVE -> {
                // both are gone already
            }
        }
        boolean restarts = !attempt.victims().isEmpty()
                || attempt.type() == Attempt.Type.REMOVE
                || mover.kind().isPawn();
        return new Position(
                p.rules(),
                board,
                p.turn().other(),
                ban(attempt, mover, partner),
                restarts ? 0 : p.quiet() + 1,
                p.turn() == Colour.BLACK ? p.number() + 1 : p.number());
    }

    /** Rules §4: after a Swapper or Chameleon has swapped with an enemy Swapper or Chameleon. */
    private static List<Square> ban(Attempt attempt, Piece mover, Piece partner) {
        boolean banned = attempt.type() == Attempt.Type.SWAP
                && partner.colour() != mover.colour()
                && (partner.kind() == Kind.SWAPPER || partner.kind() == Kind.CHAMELEON);
        if (!banned) {
            return List.of();
        }
        return attempt.from().compareTo(attempt.to()) < 0
                ? List.of(attempt.from(), attempt.to())
                : List.of(attempt.to(), attempt.from());
    }

    /** Everything a side could do if its King's safety did not matter. */
    private static List<Attempt> attempts(Position p, Colour side) {
        List<Attempt> attempts = new ArrayList<>();
        for (Square s : p.board().squaresOf(side)) {
            attempts.addAll(attempts(p, s));
        }
        return attempts;
    }

    private static List<Attempt> attempts(Position p, Square s) {
        if (!Freezing.isFrozen(p.rules(), p.board(), s)) {
            return withinRing(p.rules(), PieceMoves.of(p, s));
        }
        boolean mayRemoveItself =
                p.rules() != Ruleset.BAROQUE && p.board().at(s).kind() != Kind.KING;
        return mayRemoveItself ? List.of(Attempt.remove(s)) : List.of();
    }

    /** Rules §3, over all moves of one piece. */
    private static List<Attempt> withinRing(Ruleset rules, List<Attempt> all) {
        List<Attempt> kept = new ArrayList<>();
        for (Attempt move : all) {
            if (mayEnter(rules, move, all)) {
                kept.add(move);
            }
        }
        return kept;
    }

    private static boolean mayEnter(Ruleset rules, Attempt move, List<Attempt> all) {
        boolean touches = switch (rules) {
            case ROCAILLE, ROCOCO -> move.edgeSquaresEntered(rules) > 0;
            case PUSHME -> move.type() != Attempt.Type.DESTROY && rules.isEdge(move.to());
            case BAROQUE -> false;
        };
        if (!touches) {
            return true;
        }
        if (move.victimsAndPartner().isEmpty()) {
            return false;
        }
        return all.stream()
                .filter(rival -> rival.type() != Attempt.Type.DESTROY)
                .filter(rival -> rival.victimsAndPartner().equals(move.victimsAndPartner()))
                .noneMatch(rival -> ringCost(rules, rival) < ringCost(rules, move));
    }

    /** What the ring rule counts: edge squares entered, or in the words of rococo-pushme the length of the move. */
    private static int ringCost(Ruleset rules, Attempt move) {
        return rules == Ruleset.PUSHME ? move.from().distance(move.to()) : move.edgeSquaresEntered(rules);
    }

    private static boolean isSafe(Position p, Attempt attempt) {
        if (!p.rules().checkBinds()) {
            return true;
        }
        Position after = play(p, attempt);
        boolean kingMoves = p.board().at(attempt.from()).kind() == Kind.KING;
        if (p.rules() == Ruleset.ROCAILLE && kingMoves && kingsTouch(after.board())) {
            return false;
        }
        return !isCapturable(after, p.turn());
    }

    /** Whether the other side, were it to move, has a move that removes that side's King. */
    private static boolean isCapturable(Position p, Colour side) {
        Square king = p.board().king(side);
        if (king == null) {
            return false;
        }
        for (Square s : p.board().squaresOf(side.other())) {
            if (Freezing.isFrozen(p.rules(), p.board(), s)) {
                continue;
            }
            List<Attempt> all = PieceMoves.of(p, s);
            for (Attempt attempt : all) {
                if (attempt.victims().contains(king) && mayEnter(p.rules(), attempt, all)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean kingsTouch(Board board) {
        Square white = board.king(Colour.WHITE);
        Square black = board.king(Colour.BLACK);
        return white != null && black != null && white.isNextTo(black);
    }

    /** Rules §4, rococo alone: exactly one side has no King. */
    private static boolean isKingCaptured(Position p) {
        boolean white = p.board().king(Colour.WHITE) != null;
        boolean black = p.board().king(Colour.BLACK) != null;
        return p.rules() == Ruleset.ROCOCO && white != black;
    }
}
