package org.rocaille.rules.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.rocaille.rules.Move;
import org.rocaille.rules.Outcome;
import org.rocaille.rules.PieceType;
import org.rocaille.rules.Position;
import org.rocaille.rules.Square;

/**
 * Display notation (rules §1): move text with the letter of the piece, the captures and what becomes of the enemy King,
 * as in {@code Lc5-g5xd5,f5}, {@code Ke4xe5}, {@code Sd4~d7}, {@code Sd4*d5}, {@code Ld4*}, {@code Pe8-e9=W} or {@code
 * Cd4~d6xd3,d7+}.
 *
 * <p>A square that the piece itself goes onto, or destroys, is not named again among the captures.
 */
public final class Notation {

    private Notation() {}

    /** The notation of a legal move of a position. */
    public static String of(Position position, Move move) {
        return of(position, move, position.play(move));
    }

    /**
     * The notation of a legal move of a position.
     *
     * @param after the position that the move leads to, for callers who have it anyway
     */
    public static String of(Position position, Move move, Position after) {
        List<Square> captures = new ArrayList<>(move.captures());
        boolean displaces = captures.remove(move.to()) && move.kind() == Move.Kind.TRAVEL;
        StringBuilder text = new StringBuilder()
                .append(position.variant().letterOf(move.piece().type()))
                .append(move.from().name())
                .append(sign(move, displaces));
        if (move.kind() != Move.Kind.REMOVE) {
            text.append(move.to().name());
        }
        if (!captures.isEmpty()) {
            text.append(captures.stream().map(Square::name).collect(Collectors.joining(",", "x", "")));
        }
        move.promotion()
                .ifPresent(type -> text.append('=').append(position.variant().letterOf(type)));
        return text.append(threat(position, move, after)).toString();
    }

    private static char sign(Move move, boolean displaces) {
        return switch (move.kind()) {
            case TRAVEL -> displaces ? 'x' : '-';
            case SWAP -> '~';
            case DESTROY, REMOVE -> '*';
        };
    }

    /**
     * {@code #} for mate or a removed King, {@code +} for check; having no move left without being in check is neither.
     */
    private static String threat(Position position, Move move, Position after) {
        if (move.captures().stream().anyMatch(square -> isKing(position, square))) {
            return "#";
        }
        if (!after.isCheck()) {
            return "";
        }
        boolean mate = after.outcome()
                .filter(outcome -> outcome.reason() == Outcome.Reason.CHECKMATE)
                .isPresent();
        return mate ? "#" : "+";
    }

    private static boolean isKing(Position position, Square square) {
        return position.pieceAt(square)
                .filter(piece -> piece.type() == PieceType.KING)
                .isPresent();
    }
}
