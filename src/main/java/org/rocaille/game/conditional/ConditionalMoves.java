package org.rocaille.game.conditional;

import java.util.List;
import java.util.Optional;
import org.rocaille.rules.History;
import org.rocaille.rules.Move;
import org.rocaille.rules.Position;

/**
 * A tree of "if … then …": to moves of the other side, the answers that are played at once.
 *
 * @param lines one for each move of the other side that has an answer
 */
public record ConditionalMoves(List<Line> lines) {

    /** No answer to anything. */
    public static final ConditionalMoves NONE = new ConditionalMoves(List.of());

    public ConditionalMoves {
        lines = List.copyOf(lines);
    }

    /**
     * An answer and what comes after it.
     *
     * @param when  the text of the other side's move
     * @param then  the text of the answer
     * @param lines the answers to what the other side plays next
     */
    public record Line(String when, String then, List<Line> lines) {

        public Line {
            lines = List.copyOf(lines);
        }
    }

    /**
     * What the rules make of a tree.
     *
     * @param moves  the tree with each move in its own text; without what is faulty
     * @param faults all that is wrong, none if the tree may be played
     */
    public record Checked(ConditionalMoves moves, List<Fault> faults) {}

    /** Whether there is no answer to anything. */
    public boolean isEmpty() {
        return lines.isEmpty();
    }

    /** The line that begins with a move. */
    Optional<Line> to(Move move) {
        return lines.stream().filter(line -> line.when().equals(move.text())).findFirst();
    }

    /**
     * Checks every line against the rules; below a move that will not do nothing is checked.
     *
     * @param position the position in which the other side is to move
     * @param history  what it has come from, itself included
     * @param pointer  where the lines are in the request, as a JSON pointer (RFC 6901)
     */
    public Checked check(Position position, History history, String pointer) {
        return TreeCheck.of(this, position, history, pointer);
    }
}
