package org.rocaille.game.conditional;

import java.time.Instant;
import java.util.Optional;
import org.rocaille.game.conditional.ConditionalMoves.Line;
import org.rocaille.id.Codes;
import org.rocaille.rules.Move;

/**
 * What a side of a game has decided to answer, and what has become of it. Only that side may ever learn of it.
 *
 * @param moves   the answers that stand
 * @param ply     the ply of the other side's move that they answer; of no meaning while there are none
 * @param version how often this has changed, its beginning included
 * @param dropped why the answers no longer stand; empty if there are some, or there never were, or all were played
 */
public record Plan(ConditionalMoves moves, int ply, long version, Optional<Dropped> dropped) {

    /** Of a side that has decided nothing yet. */
    public static final Plan NONE = new Plan(ConditionalMoves.NONE, 0, 1, Optional.empty());

    /**
     * How answers stopped standing.
     *
     * @param reason why
     * @param ply    how many moves had been played then
     * @param at     when, in whole milliseconds
     */
    public record Dropped(Reason reason, int ply, Instant at) {

        /** Why answers no longer stand. The list grows. */
        public enum Reason {
            /** The other side made a move that has no answer. */
            LEFT,
            /**
             * The answer could not be played any more, or would have lost by repetition. It was checked when it was decided on,
             * so that this happens only where a release that knows of no answers has had its hand in the game.
             */
            UNPLAYABLE,
            /** The player may not act any more: it was suspended, or has closed its account. */
            BARRED,
            /** Moves were taken back. */
            TAKEN_BACK,
            /** The game ended. */
            GAME_OVER;

            /** The stable code, such as {@code taken-back}. */
            public String code() {
                return Codes.of(this);
            }

            /** The reason with that code. */
            public static Optional<Reason> find(String code) {
                return Codes.find(values(), code);
            }
        }
    }

    /** Whether no answers stand. */
    public boolean isEmpty() {
        return moves.isEmpty();
    }

    /** Whether it is these answers, to a move of that ply. */
    public boolean isOf(ConditionalMoves these, int atPly) {
        return ply == atPly && moves.equals(these);
    }

    /** Decided anew. */
    public Plan decided(ConditionalMoves anew, int atPly) {
        return new Plan(anew, atPly, version + 1, Optional.empty());
    }

    /** The line that a move of the other side has played, if it has an answer. */
    public Optional<Line> answer(int playedPly, Move played) {
        return playedPly == ply ? moves.to(played) : Optional.empty();
    }

    /** After the answer of a line was played: what follows it stands. */
    public Plan answered(Line line) {
        return new Plan(new ConditionalMoves(line.lines()), ply + 2, version + 1, Optional.empty());
    }

    /** Without the answers, if any stood. */
    public Plan dropped(Dropped.Reason reason, int atPly, Instant at) {
        return isEmpty()
                ? this
                : new Plan(ConditionalMoves.NONE, ply, version + 1, Optional.of(new Dropped(reason, atPly, at)));
    }
}
