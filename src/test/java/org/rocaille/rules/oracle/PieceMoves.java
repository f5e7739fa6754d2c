package org.rocaille.rules.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/** What one unfrozen piece can do by its own method, ring and King safety not yet asked (rules §2, 4, 5, 6). */
final class PieceMoves {

    private final Position position;
    private final Ruleset rules;
    private final Board board;
    private final Square from;
    private final Piece mover;
    private final Colour own;
    private final Colour enemy;
    private final List<Attempt> found = new ArrayList<>();

    private PieceMoves(Position position, Square from) {
        this.position = position;
        this.rules = position.rules();
        this.from = from;
        this.board = position.board();
        this.mover = board.at(from);
        this.own = mover.colour();
        this.enemy = own.other();
    }

    /** The mover is lifted off while its moves are sought: "nothing in a move sees the mover at its origin". */
    static List<Attempt> of(Position position, Square from) {
        PieceMoves moves = new PieceMoves(position, from);
        moves.board.clear(from);
        moves.seek();
        moves.board.put(from, moves.mover);
        return moves.found;
    }

    private void seek() {
        switch (mover.kind()) {
            case KING -> king();
            case CANNON_PAWN -> cannonPawn();
            case PINCER_PAWN -> slide(Direction.ROOK, nobody(), (to, d) -> pinched(to, piece -> true));
            case ADVANCER -> slide(Direction.QUEEN, nobody(), (to, d) -> approached(to, d, piece -> true));
            case WITHDRAWER -> slide(Direction.QUEEN, nobody(), (to, d) -> withdrawn(d, piece -> true));
            case PUSHME_PULLYU ->
                slide(
                        Direction.QUEEN,
                        nobody(),
                        (to, d) -> union(approached(to, d, piece -> true), withdrawn(d, piece -> true)));
            case LONG_LEAPER -> slide(Direction.QUEEN, piece -> true, (to, d) -> none());
            case COORDINATOR -> slide(Direction.QUEEN, nobody(), (to, d) -> coordinated(to, piece -> true));
            case IMMOBILIZER -> slide(Direction.QUEEN, nobody(), (to, d) -> none());
            case SWAPPER -> swapper();
            case CHAMELEON -> chameleon();
        }
    }

    /** What falls when the mover, going in a direction, ends on a square; leapt enemies come on top. */
    private interface Captures {
        List<Square> on(Square to, Direction direction);
    }

    private static Predicate<Piece> nobody() {
        return piece -> false;
    }

    private static Predicate<Piece> only(Kind kind) {
        return piece -> piece.kind() == kind;
    }

    private void king() {
        for (Direction d : Direction.QUEEN) {
            Square to = from.step(d);
            if (board.isEmpty(to)) {
                found.add(Attempt.travel(from, to, none()));
            } else if (board.holds(to, enemy)) {
                found.add(Attempt.travel(from, to, set(to)));
            }
        }
    }

    private void cannonPawn() {
        for (Direction d : Direction.QUEEN) {
            Square next = from.step(d);
            Square beyond = next.step(d);
            if (board.isEmpty(next)) {
                pawnEnds(Attempt.travel(from, next, none()));
            } else if (board.contains(next) && board.isEmpty(beyond)) {
                pawnEnds(Attempt.travel(from, beyond, none()));
            } else if (board.contains(next) && board.holds(beyond, enemy)) {
                pawnEnds(Attempt.travel(from, beyond, set(beyond)));
            }
        }
    }

    /** Rules §4: it may stay a Pawn, or become any kind of which fewer stand than at the start. */
    private void pawnEnds(Attempt attempt) {
        found.add(attempt);
        if (!rules.promotionRanks(own).contains(attempt.to().rank())) {
            return;
        }
        for (Kind kind : rules.letters.values()) {
            if (kind.isPawn() || kind == Kind.KING) {
                continue;
            }
            if (board.count(kind, own) < rules.countAtStart(kind)) {
                found.add(attempt.promotingTo(kind));
            }
        }
    }

    /** Travel along lines onto empty squares, passing single enemies of the leapable sort. */
    private void slide(List<Direction> directions, Predicate<Piece> leapable, Captures captures) {
        for (Direction d : directions) {
            List<Square> leapt = none();
            for (Square s = from.step(d); board.contains(s); s = s.step(d)) {
                if (board.isEmpty(s)) {
                    found.add(Attempt.travel(from, s, union(leapt, captures.on(s, d))));
                } else if (board.holds(s, enemy) && leapable.test(board.at(s)) && board.isEmpty(s.step(d))) {
                    leapt = union(leapt, set(s));
                } else {
                    break;
                }
            }
        }
    }

    private void swapper() {
        slide(Direction.QUEEN, nobody(), (to, d) -> none());
        for (Direction d : Direction.QUEEN) {
            Square s = from.step(d);
            while (board.isEmpty(s)) {
                s = s.step(d);
            }
            if (board.contains(s) && rules.swapperMaySwapWith(board.at(s), own) && !isBanned(s)) {
                found.add(Attempt.swap(from, s, none()));
            }
            if (board.holds(from.step(d), enemy)) {
                found.add(Attempt.destroy(from, from.step(d)));
            }
        }
    }

    private void chameleon() {
        if (rules == Ruleset.BAROQUE) {
            slide(
                    Direction.QUEEN,
                    only(Kind.LONG_LEAPER),
                    (to, d) -> union(
                            union(pinched(to, only(Kind.PINCER_PAWN)), coordinated(to, only(Kind.COORDINATOR))),
                            withdrawn(d, only(Kind.WITHDRAWER))));
            chameleonTakesKing();
            return;
        }
        Predicate<Piece> approachable = only(rules == Ruleset.PUSHME ? Kind.PUSHME_PULLYU : Kind.ADVANCER);
        Predicate<Piece> withdrawable = only(rules == Ruleset.PUSHME ? Kind.PUSHME_PULLYU : Kind.WITHDRAWER);
        Captures behindAndBeyond = (to, d) -> union(approached(to, d, approachable), withdrawn(d, withdrawable));
        slide(Direction.QUEEN, only(Kind.LONG_LEAPER), behindAndBeyond);
        chameleonSwaps(behindAndBeyond);
        chameleonTakesKing();
        for (Direction d : Direction.QUEEN) {
            Square next = from.step(d);
            Square beyond = next.step(d);
            if (board.at(next) != null && board.holds(beyond, Kind.CANNON_PAWN, enemy)) {
                found.add(Attempt.travel(from, beyond, set(beyond)));
            }
            if (board.holds(next, Kind.SWAPPER, enemy)) {
                found.add(Attempt.destroy(from, next));
            }
        }
    }

    private void chameleonTakesKing() {
        for (Direction d : Direction.QUEEN) {
            Square next = from.step(d);
            if (board.holds(next, Kind.KING, enemy)) {
                found.add(Attempt.travel(from, next, set(next)));
            }
        }
    }

    /** Rules §4: "the travel may end by swapping with an enemy Swapper that is the next piece on the line". */
    private void chameleonSwaps(Captures captures) {
        for (Direction d : Direction.QUEEN) {
            List<Square> leapt = none();
            for (Square s = from.step(d); board.contains(s); s = s.step(d)) {
                if (board.isEmpty(s)) {
                    continue;
                }
                if (board.holds(s, Kind.SWAPPER, enemy) && !isBanned(s)) {
                    found.add(Attempt.swap(from, s, union(leapt, captures.on(s, d))));
                }
                if (board.holds(s, Kind.LONG_LEAPER, enemy) && board.isEmpty(s.step(d))) {
                    leapt = union(leapt, set(s));
                } else {
                    break;
                }
            }
        }
    }

    private boolean isBanned(Square partner) {
        return !position.ban().isEmpty() && Set.copyOf(position.ban()).equals(Set.of(from, partner));
    }

    private List<Square> approached(Square to, Direction d, Predicate<Piece> whom) {
        return enemies(to.step(d), whom);
    }

    private List<Square> withdrawn(Direction d, Predicate<Piece> whom) {
        return enemies(from.step(d.opposite()), whom);
    }

    private List<Square> pinched(Square to, Predicate<Piece> whom) {
        List<Square> pinched = none();
        for (Direction d : Direction.ROOK) {
            Square next = to.step(d);
            if (board.holds(next.step(d), own)) {
                pinched = union(pinched, enemies(next, whom));
            }
        }
        return pinched;
    }

    private List<Square> coordinated(Square to, Predicate<Piece> whom) {
        Square king = board.king(own);
        if (king == null || king.file() == to.file() || king.rank() == to.rank()) {
            return none();
        }
        return union(
                enemies(new Square(to.file(), king.rank()), whom), enemies(new Square(king.file(), to.rank()), whom));
    }

    /** That square if an enemy of that sort stands there, else nothing. */
    private List<Square> enemies(Square s, Predicate<Piece> whom) {
        return board.holds(s, enemy) && whom.test(board.at(s)) ? set(s) : none();
    }

    private static List<Square> none() {
        return List.of();
    }

    private static List<Square> set(Square s) {
        return List.of(s);
    }

    /** Both together, by file, then rank. */
    private static List<Square> union(List<Square> a, List<Square> b) {
        if (a.isEmpty() || b.isEmpty()) {
            return a.isEmpty() ? b : a;
        }
        Set<Square> union = new TreeSet<>(a);
        union.addAll(b);
        return List.copyOf(union);
    }
}
