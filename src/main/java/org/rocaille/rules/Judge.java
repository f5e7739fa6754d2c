package org.rocaille.rules;

import static org.rocaille.rules.Judgement.Reason.BLOCKED;
import static org.rocaille.rules.Judgement.Reason.EDGE_NOT_NEEDED;
import static org.rocaille.rules.Judgement.Reason.GAME_OVER;
import static org.rocaille.rules.Judgement.Reason.IMMOBILIZED;
import static org.rocaille.rules.Judgement.Reason.KINGS_TOUCH;
import static org.rocaille.rules.Judgement.Reason.KING_NOT_SWAPPABLE;
import static org.rocaille.rules.Judgement.Reason.LEAVES_KING_CAPTURABLE;
import static org.rocaille.rules.Judgement.Reason.MALFORMED;
import static org.rocaille.rules.Judgement.Reason.NOTHING_TO_DESTROY;
import static org.rocaille.rules.Judgement.Reason.NOTHING_TO_SWAP;
import static org.rocaille.rules.Judgement.Reason.NOT_ADJACENT;
import static org.rocaille.rules.Judgement.Reason.NOT_A_LINE;
import static org.rocaille.rules.Judgement.Reason.NOT_IMMOBILIZED;
import static org.rocaille.rules.Judgement.Reason.NOT_YOUR_PIECE;
import static org.rocaille.rules.Judgement.Reason.NOT_YOUR_TURN;
import static org.rocaille.rules.Judgement.Reason.NO_MOUNT;
import static org.rocaille.rules.Judgement.Reason.NO_PIECE;
import static org.rocaille.rules.Judgement.Reason.PROMOTION_UNAVAILABLE;
import static org.rocaille.rules.Judgement.Reason.SWAP_BACK;
import static org.rocaille.rules.Judgement.Reason.TARGET_OCCUPIED;
import static org.rocaille.rules.Judgement.Reason.TOO_FAR;
import static org.rocaille.rules.Mechanics.EDGE;
import static org.rocaille.rules.Mechanics.FREE;
import static org.rocaille.rules.Mechanics.in;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Resolves move text in one position. A legal move is found among the legal moves; only for a text that is none of
 * them does this class look for the reasons, reading the same {@link Powers} as the {@link Generator}. What no
 * geometry explains, the generator does: if it does not list the move then the ring rule forbids it, and if it does
 * then it is tried on the board to see what becomes of the King.
 */
final class Judge {

    private static final int HOP = 2;

    private final Position position;
    private final Side asker;
    private final Mechanics mechanics;
    private final Generator generator;
    private final Frost frost;
    private final int[] cells;
    private final Map<Judgement.Reason, SortedSet<Square>> refusals = new EnumMap<>(Judgement.Reason.class);

    Judge(Position position, Side asker) {
        this.position = position;
        this.asker = asker;
        mechanics = position.variant().mechanics();
        generator = position.generator();
        frost = new Frost(generator.board);
        cells = generator.board.cells;
    }

    Judgement judge(String string) {
        Optional<MoveText> text = MoveText.parse(position.variant(), string);
        if (text.isEmpty()) {
            refuse(MALFORMED);
        } else if (asker == position.turn()) {
            Optional<Move> legal = position.legalMoves().stream()
                    .filter(move -> text.get().means(move, position.variant()))
                    .findFirst();
            if (legal.isPresent() && fits(text.get(), legal.get())) {
                return new Judgement.Legal(legal.get());
            }
        }
        if (position.outcome().isPresent()) {
            refuse(GAME_OVER);
        }
        if (asker != position.turn()) {
            refuse(NOT_YOUR_TURN);
        }
        text.ifPresent(this::explain);
        return new Judgement.Illegal(refusals.entrySet().stream()
                .sorted(Comparator.comparing(Map.Entry::getKey))
                .map(entry -> new Judgement.Refusal(entry.getKey(), entry.getValue()))
                .toList());
    }

    /** Whether the letter and the list of captures, if given, are the move's own. */
    private boolean fits(MoveText text, Move move) {
        SortedSet<Square> captures = new TreeSet<>(move.captures());
        if (!text.captures().orElse(captures).equals(captures)) {
            text.captures().orElseThrow().forEach(square -> refuse(MALFORMED, mechanics.index(square)));
        }
        return isLetterOf(text, move.piece()) && refusals.isEmpty();
    }

    private boolean isLetterOf(MoveText text, Piece piece) {
        char letter = position.variant().letterOf(piece.type());
        return text.letter().orElse(letter) == letter;
    }

    private void explain(MoveText text) {
        int from = mechanics.index(text.from());
        int to = mechanics.index(text.to());
        Optional<Piece> piece = position.pieceAt(text.from());
        if (piece.isEmpty()) {
            refuse(NO_PIECE, from);
            return;
        }
        if (!isLetterOf(text, piece.get())) {
            refuse(MALFORMED, from);
        }
        if (piece.get().side() != asker) {
            refuse(NOT_YOUR_PIECE, from);
            return;
        }
        Powers powers = mechanics.powers[cells[from] & 31];
        boolean possible = switch (text.kind()) {
            case TRAVEL -> canTravel(from, to, powers);
            case SWAP -> canSwap(from, to, powers);
            case DESTROY -> canDestroy(from, to, powers);
            case REMOVE -> canRemoveItself(from, powers);
        };
        if (text.kind() != Move.Kind.REMOVE) {
            explainFreezing(from, powers);
        }
        text.promotion().ifPresent(letter -> explainPromotion(letter, to, powers, text.kind()));
        if (possible) {
            explainByGenerator(from, to, text.kind());
        }
    }

    private boolean canTravel(int from, int to, Powers powers) {
        int far = distance(from, to);
        if (!isOnLine(from, to, powers)) {
            return refuse(NOT_A_LINE, from, to);
        }
        if (!powers.slides && far > (powers.travel == Travel.STEP ? 1 : HOP)) {
            return refuse(TOO_FAR, from, to);
        }
        boolean hops = far == HOP && (powers.travel == Travel.STEP_OR_HOP || in(powers.hop, cells[to]));
        boolean possible = true;
        if (hops && in(FREE, cells[from + step(from, to)])) {
            possible = refuse(NO_MOUNT, from + step(from, to));
        }
        if (powers.slides && !hops) {
            possible = isPathOpen(from, to, powers);
        }
        boolean takes = far == 1 && in(powers.displace, cells[to]) || hops && in(powers.hop, cells[to]);
        if (!in(FREE, cells[to]) && !takes) {
            possible = refuse(TARGET_OCCUPIED, to);
        }
        return possible;
    }

    private boolean canSwap(int from, int to, Powers powers) {
        boolean possible = true;
        if (!isOnLine(from, to, powers)) {
            possible = refuse(NOT_A_LINE, from, to);
        } else if (powers.slides) {
            possible = isPathOpen(from, to, powers);
        }
        int partners = powers.swap & mechanics.armyOf(cells[to]);
        if (!in(powers.swap, cells[to])) {
            boolean swapsItsLike = partners != 0 && in(mechanics.kings(), cells[to]);
            possible = refuse(swapsItsLike ? KING_NOT_SWAPPABLE : NOTHING_TO_SWAP, to);
        }
        if (position.banCode() == Generator.pair(from, to)) {
            possible = refuse(SWAP_BACK, from, to);
        }
        return possible;
    }

    private boolean canDestroy(int from, int to, Powers powers) {
        boolean possible = distance(from, to) == 1 || refuse(NOT_ADJACENT, from, to);
        return (in(powers.destroy, cells[to]) || refuse(NOTHING_TO_DESTROY, to)) && possible;
    }

    private boolean canRemoveItself(int from, Powers powers) {
        if (!frost.liesOn(from)) {
            return refuse(NOT_IMMOBILIZED, from);
        }
        if (powers.royal || !mechanics.selfRemoval) {
            explainFreezing(from, powers);
            return false;
        }
        return true;
    }

    private boolean isOnLine(int from, int to, Powers powers) {
        int difference = to - from + mechanics.size;
        return from != to
                && distance(from, to) != Mechanics.NO_LINE
                && (powers.directions >>> mechanics.direction[difference] & 1) != 0;
    }

    /** Whether nothing stands between two squares of a line but what may be leapt over. */
    private boolean isPathOpen(int from, int to, Powers powers) {
        int step = step(from, to);
        for (int at = from + step; at != to; at += step) {
            if (!in(FREE, cells[at]) && !in(powers.leap, cells[at])) {
                return refuse(BLOCKED, at);
            }
            if (!in(FREE, cells[at]) && !in(FREE, cells[at + step])) {
                return refuse(BLOCKED, at, at + step);
            }
        }
        return true;
    }

    private void explainFreezing(int from, Powers powers) {
        if (frost.liesOn(from)) {
            refuse(IMMOBILIZED, from);
            for (int step : mechanics.steps) {
                if (in(powers.frozenBy, cells[from + step])) {
                    refuse(IMMOBILIZED, from + step);
                }
            }
        }
    }

    private void explainPromotion(char letter, int to, Powers powers, Move.Kind kind) {
        PieceType type = position.variant().typeOf(letter).orElseThrow();
        boolean available = kind == Move.Kind.TRAVEL
                && powers.promotesOn(to)
                && in(generator.pieces.lostPieces(powers.side), Mechanics.code(asker, type));
        if (!available) {
            refuse(PROMOTION_UNAVAILABLE, to);
        }
    }

    /** For a move that the piece's ways allow: the ring rule and the King's safety. */
    private void explainByGenerator(int from, int to, Move.Kind kind) {
        Optional<Long> move = generator.pieces.of(from).stream()
                .filter(packed -> MoveCode.kind(packed) == kind && MoveCode.to(packed) == to)
                .findFirst();
        if (move.isEmpty()) {
            int step = step(from, to);
            for (int at = from; at != to; at += step) {
                if (mechanics.bareBoard[at + step] == EDGE) {
                    refuse(EDGE_NOT_NEEDED, at + step);
                }
            }
            return;
        }
        int side = asker.ordinal();
        int mark = generator.board.play(move.get());
        int king = generator.board.kingSquare(side);
        if (mechanics.kingsApart && generator.areKingsTouching()) {
            refuse(KINGS_TOUCH, king, generator.board.kingSquare(side ^ 1));
        }
        if (generator.isInCheck(side)) {
            refuse(LEAVES_KING_CAPTURABLE, king);
            generator.attackers(king, side ^ 1).forEach(attacker -> refuse(LEAVES_KING_CAPTURABLE, attacker));
        }
        generator.board.undo(mark);
    }

    private int distance(int from, int to) {
        return mechanics.distance[to - from + mechanics.size];
    }

    private int step(int from, int to) {
        return mechanics.steps[mechanics.direction[to - from + mechanics.size]];
    }

    /** Notes a reason with more squares; always false, so that a test can end with it. */
    private boolean refuse(Judgement.Reason reason, int... squares) {
        SortedSet<Square> noted = refusals.computeIfAbsent(reason, none -> new TreeSet<>());
        for (int index : squares) {
            noted.add(mechanics.square(index));
        }
        return false;
    }
}
