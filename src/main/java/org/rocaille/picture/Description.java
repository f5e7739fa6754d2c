package org.rocaille.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.rocaille.rules.Move;
import org.rocaille.rules.Piece;
import org.rocaille.rules.PieceRule;
import org.rocaille.rules.Position;
import org.rocaille.rules.Side;
import org.rocaille.rules.Square;
import org.rocaille.rules.notation.Notation;

/** A picture in words, for those who do not see it. */
final class Description {

    private Description() {}

    /**
     * Whose turn it is or how it ended, the last move, what stands where, and what can be played.
     *
     * @param choices the moves that are marked
     * @param frozen  where the frozen pieces stand
     */
    static String of(
            Position position,
            Optional<Move> lastMove,
            List<Move> choices,
            List<Square> frozen,
            Optional<String> result) {
        List<String> sentences = new ArrayList<>();
        sentences.add(result.orElseGet(
                () -> side(position.turn()) + " to move" + (position.isCheck() ? ", in check." : ".")));
        lastMove.ifPresent(move -> sentences.add("Last move: " + move(move) + "."));
        for (Side side : Side.values()) {
            sentences.add(side(side) + " has " + army(position, side) + ".");
        }
        if (!frozen.isEmpty()) {
            sentences.add("Frozen: " + names(frozen) + ".");
        }
        if (!choices.isEmpty()) {
            sentences.add(choices.stream()
                    .map(move -> Notation.of(position, move))
                    .collect(Collectors.joining(", ", "Marked moves: ", ".")));
        }
        return String.join(" ", sentences);
    }

    /** As in "King e2; Cannon Pawn c3, d3". */
    private static String army(Position position, Side side) {
        List<String> kinds = new ArrayList<>();
        for (PieceRule rule : position.variant().pieces()) {
            List<Square> squares = position.pieces().entrySet().stream()
                    .filter(entry -> entry.getValue().equals(new Piece(side, rule.type())))
                    .map(Map.Entry::getKey)
                    .toList();
            if (!squares.isEmpty()) {
                kinds.add(rule.type().title() + " " + names(squares));
            }
        }
        return kinds.isEmpty() ? "nothing" : String.join("; ", kinds);
    }

    /** As in "White's Long Leaper from c5 to g5, capturing d5, f5". */
    private static String move(Move move) {
        String piece = "%s's %s"
                .formatted(side(move.piece().side()), move.piece().type().title());
        String words = switch (move.kind()) {
            case TRAVEL -> "%s from %s to %s".formatted(piece, move.from(), move.to());
            case SWAP -> "%s on %s trades places with %s".formatted(piece, move.from(), move.to());
            case DESTROY -> "%s on %s vanishes together with %s".formatted(piece, move.from(), move.to());
            case REMOVE -> "%s on %s removes itself".formatted(piece, move.from());
        };
        boolean isSaid = move.captures().isEmpty() || move.kind() == Move.Kind.DESTROY;
        return words
                + (isSaid ? "" : ", capturing " + names(move.captures()))
                + move.promotion().map(type -> ", promoted to " + type.title()).orElse("");
    }

    static String side(Side side) {
        return side == Side.WHITE ? "White" : "Black";
    }

    private static String names(List<Square> squares) {
        return squares.stream().map(Square::name).collect(Collectors.joining(", "));
    }
}
