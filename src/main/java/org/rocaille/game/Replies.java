package org.rocaille.game;

import java.time.Instant;
import java.util.Optional;
import org.rocaille.game.conditional.ConditionalMoves.Line;
import org.rocaille.game.conditional.Plan;
import org.rocaille.rules.Judgement;
import org.rocaille.rules.Side;
import org.rocaille.rules.notation.Candidate;

/** What happens by itself after a move: the answers that the sides had decided on. */
final class Replies {

    private Replies() {}

    /** Plays the answers to the last move, to the answer, and so on, until a side has none. */
    static void play(Game game, Instant at) {
        while (game.ending().isEmpty()
                && !game.plan(game.position().turn()).isEmpty()
                && answer(game, game.position().turn(), at)) {
            // The other side may have an answer in its turn.
        }
    }

    /** Plays the answer of a side to the last move, or drops what the side had decided on; tells which. */
    private static boolean answer(Game game, Side side, Instant at) {
        Plan plan = game.plan(side);
        Optional<Line> line = game.standing().lastMove().flatMap(last -> plan.answer(last.ply(), last.move()));
        if (line.isEmpty()) {
            game.plan(side, plan.dropped(Plan.Dropped.Reason.LEFT, game.ply(), at));
            return false;
        }
        Optional<Candidate> answer = playable(game, line.get().then());
        if (answer.isEmpty()) {
            game.plan(side, plan.dropped(Plan.Dropped.Reason.UNPLAYABLE, game.ply(), at));
            return false;
        }
        game.plan(side, plan.answered(line.get()));
        game.reply(answer.get(), at);
        return true;
    }

    private static Optional<Candidate> playable(Game game, String text) {
        return game.position().judge(text) instanceof Judgement.Legal legal
                ? Optional.of(game.candidate(legal.move())).filter(candidate -> !candidate.losesByRepetition())
                : Optional.empty();
    }
}
