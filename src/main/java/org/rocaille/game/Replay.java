package org.rocaille.game;

import java.util.List;
import org.rocaille.rules.History;
import org.rocaille.rules.Position;
import org.rocaille.rules.notation.Candidate;

/**
 * Where moves have led to, which are applied as they were recorded and not judged again.
 *
 * @param position the position
 * @param history  the positions that can come back, this one included
 */
record Replay(Position position, History history) {

    /** Before the first move. */
    static Replay startingAt(Position start) {
        return new Replay(start, History.startingAt(start));
    }

    static Replay of(Position start, List<RecordedMove> moves) {
        Replay reached = startingAt(start);
        for (RecordedMove move : moves) {
            Position next = reached.position.play(move.move());
            reached = new Replay(next, reached.history.after(move.move(), next));
        }
        return reached;
    }

    /** After a legal move of the position. */
    Replay after(Candidate candidate) {
        return new Replay(candidate.after(), history.after(candidate.move(), candidate.after()));
    }
}
