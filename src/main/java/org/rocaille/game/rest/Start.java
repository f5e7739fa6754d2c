package org.rocaille.game.rest;

import static org.rocaille.problem.ProblemCode.INVALID_POSITION;

import org.rocaille.game.GameService;
import org.rocaille.problem.Problem;
import org.rocaille.problem.RuleProblems;
import org.rocaille.rules.InvalidPositionException;
import org.rocaille.rules.Position;
import org.rocaille.rules.Variant;

/** Where a game starts, as requests say it. */
public final class Start {

    private Start() {}

    /**
     * The position that a request means: one from which a game can start.
     *
     * @param fen   its FEN, null if it is not said so
     * @param array a random array, null if it is not said so; the variant's own position if neither is
     */
    public static Position of(Variant variant, String fen, RandomArrayRequest array) {
        if (array == null) {
            return fen == null ? variant.start() : parse(variant, fen);
        }
        if (fen != null) {
            throw Problem.invalidValue("array", "A game starts from a fen or from an array.");
        }
        if (!variant.hasRandomArrays()) {
            throw Problem.invalidValue("array", variant.title() + " has no random arrays.");
        }
        return array.array().of(variant);
    }

    private static Position parse(Variant variant, String fen) {
        try {
            Position start = Position.parse(variant, fen);
            GameService.requirePlayable(start);
            return start;
        } catch (InvalidPositionException e) {
            throw RuleProblems.invalidPosition(e).with("pointer", "/fen");
        } catch (Problem e) {
            throw e.code() == INVALID_POSITION ? e.with("pointer", "/fen") : e;
        }
    }
}
