package org.rocaille.game;

import java.util.List;
import java.util.Optional;

/** The games that are over, for whoever counts what has come of them. */
public interface FinishedGames {

    /**
     * A game that is over.
     *
     * @param terms   what never changes of it
     * @param result  how it has come out
     * @param moves   the moves that stand, by ply
     * @param counted as what it was counted last, empty if it never was
     */
    record Finished(
            Terms terms, Selection.Result result, List<RecordedMove> moves, Optional<Selection.Result> counted) {

        public Finished {
            moves = List.copyOf(moves);
        }
    }

    /**
     * Some of those that are not counted as they have ended: new ones, and such as were judged anew. They are locked; what
     * others have locked is left out.
     */
    List<Finished> claimUncounted(int limit);

    /** Notes that claimed games are counted as they have ended. */
    void counted(List<Finished> games);
}
