package org.rocaille.rules.notation;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rocaille.rules.Move;
import org.rocaille.rules.Position;
import org.rocaille.rules.Side;
import org.rocaille.rules.Square;

/**
 * A position as a board for the terminal, at most 44 columns wide: coordinates, the ring shaded, White's pieces in
 * upper case; the squares of the last move, frozen pieces and a King in check are marked, and a legend explains the
 * marks that occur.
 *
 * <p>A square is three characters: what stands on it, and around that what there is to say about it.
 */
public final class BoardText {

    private static final int SQUARE_WIDTH = 3;

    private final Position position;
    private final Side viewer;
    private final Ink ink;
    private final Set<Square> lastMove;
    private final Set<Square> captured;
    private final Set<Square> frozen;
    private final Set<Square> inCheck;

    private BoardText(Position position, Side viewer, Ink ink, Set<Square> lastMove, Set<Square> captured) {
        this.position = position;
        this.viewer = viewer;
        this.ink = ink;
        this.lastMove = lastMove;
        this.captured = captured;
        frozen = position.pieces().keySet().stream().filter(position::isFrozen).collect(Collectors.toSet());
        inCheck =
                position.isCheck() ? position.king(position.turn()).map(Set::of).orElseThrow() : Set.of();
    }

    /** The board of a position as a side sees it, its own pieces starting at the bottom. */
    public static BoardText of(Position position, Side viewer, Ink ink) {
        return new BoardText(position, viewer, ink, Set.of(), Set.of());
    }

    /** As {@link #of(Position, Side, Ink)}, with the move marked that led to the position. */
    public static BoardText of(Position position, Side viewer, Ink ink, Move lastMove) {
        return of(position, viewer, ink, lastMove.from(), lastMove.to(), lastMove.captures());
    }

    /** As {@link #of(Position, Side, Ink, Move)}, for those who have only the move's squares. */
    public static BoardText of(
            Position position, Side viewer, Ink ink, Square from, Square to, Collection<Square> captures) {
        return new BoardText(position, viewer, ink, Set.copyOf(List.of(from, to)), Set.copyOf(captures));
    }

    /** The board, its legend and whose turn it is, in lines that end with a line feed. */
    public String text() {
        return board() + legend() + "\n" + turn() + "\n";
    }

    Position position() {
        return position;
    }

    Side viewer() {
        return viewer;
    }

    /** The board alone, in lines that end with a line feed. */
    public String board() {
        List<Integer> files = numbers(position.variant().files(), viewer == Side.WHITE);
        String names = files.stream()
                .map(file -> new Square(file, 1).name().substring(0, 1))
                .collect(Collectors.joining("  ", "     ", "\n"));
        String edge = ink.horizontal.repeat(SQUARE_WIDTH * files.size());
        StringBuilder text = new StringBuilder(names);
        text.append("   ").append(ink.top(edge)).append('\n');
        for (int rank : numbers(position.variant().ranks(), viewer == Side.BLACK)) {
            text.append("%2d ".formatted(rank)).append(ink.vertical);
            files.forEach(file -> text.append(square(new Square(file, rank))));
            text.append(ink.vertical).append(' ').append(rank).append('\n');
        }
        return text.append("   ")
                .append(ink.bottom(edge))
                .append('\n')
                .append(names)
                .toString();
    }

    /** The numbers from 1 to another, in the order in which they are drawn. */
    private static List<Integer> numbers(int last, boolean rising) {
        return IntStream.rangeClosed(1, last)
                .map(number -> rising ? number : last + 1 - number)
                .boxed()
                .toList();
    }

    private String square(Square square) {
        String ground = position.variant().isEdge(square) ? ink.shade : " ";
        String left = ground;
        String right = ground;
        if (frozen.contains(square)) {
            left = "(";
            right = ")";
        }
        if (lastMove.contains(square)) {
            left = "[";
            right = frozen.contains(square) ? ")" : "]";
        }
        if (inCheck.contains(square)) {
            right = "+";
        }
        return left + occupant(square) + right;
    }

    private String occupant(Square square) {
        return position.pieceAt(square)
                .map(piece -> String.valueOf(position.variant().letterOf(piece)))
                .orElseGet(() -> vacancy(square));
    }

    private String vacancy(Square square) {
        if (captured.contains(square)) {
            return ink.captured;
        }
        return position.variant().isEdge(square) && !lastMove.contains(square) ? ink.shade : ink.empty;
    }

    /** What the marks on the board mean, as a line; nothing if there are none. */
    String legend() {
        List<String> marks = new ArrayList<>();
        if (!lastMove.isEmpty()) {
            marks.add("[ ] last move");
        }
        if (captured.stream().anyMatch(square -> position.pieceAt(square).isEmpty())) {
            marks.add(ink.captured + " captured");
        }
        if (!frozen.isEmpty()) {
            marks.add("( ) frozen");
        }
        if (!inCheck.isEmpty()) {
            marks.add("+ in check");
        }
        return marks.isEmpty() ? "" : "    " + String.join("   ", marks) + "\n";
    }

    /** Whose turn it is, as a sentence. */
    String turn() {
        String side = Result.name(position.turn());
        return side + " to move" + (inCheck.isEmpty() ? "." : ", in check.");
    }
}
