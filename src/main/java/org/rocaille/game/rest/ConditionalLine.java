package org.rocaille.game.rest;

import static org.rocaille.problem.ProblemCode.MISSING_FIELD;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.game.conditional.ConditionalMoves;
import org.rocaille.problem.Problem;
import org.rocaille.web.FieldError;

/** One "if … then …" with what follows it, as it is sent and as it is shown. */
@Schema(name = "ConditionalLine", description = "An answer to a move of the other side, and the answers that follow it")
record ConditionalLine(
        @JsonProperty("if")
        @Schema(
                required = true,
                description = "The other side's move; display notation is understood too",
                example = "e8e7")
        String when,

        @Schema(required = true, description = "The answer, which is played at once", example = "g3g4")
        String then,

        @Schema(description = "The answers to what the other side plays next; none without it")
        List<ConditionalLine> lines) {

    static final int MOST = 500;
    static final int DEEPEST = 50;

    /** What the bounds are, for descriptions. */
    static final String BOUNDS = "at most 500 lines in all, 50 upon one another";

    static List<ConditionalLine> of(ConditionalMoves moves) {
        return of(moves.lines());
    }

    private static List<ConditionalLine> of(List<ConditionalMoves.Line> lines) {
        return lines.stream()
                .map(line -> new ConditionalLine(line.when(), line.then(), of(line.lines())))
                .toList();
    }

    /**
     * The tree that is sent.
     *
     * @param field the field of the body that holds it
     */
    static ConditionalMoves moves(String field, List<ConditionalLine> lines) {
        if (count(lines, 1) > MOST) {
            throw Problem.invalidValue(field, "There are " + BOUNDS + ".");
        }
        List<FieldError> missing = new ArrayList<>();
        ConditionalMoves moves = new ConditionalMoves(read(lines, "/" + field, missing));
        if (!missing.isEmpty()) {
            String more = missing.size() > 1 ? ", and more" : "";
            throw new Problem(MISSING_FIELD, missing.get(0).pointer() + " is required" + more + ".")
                    .with("errors", missing);
        }
        return moves;
    }

    /** How many lines there are, or too many if they go too deep. */
    private static int count(List<ConditionalLine> lines, int depth) {
        if (lines == null || lines.isEmpty()) {
            return 0;
        }
        if (depth > DEEPEST) {
            return MOST + 1;
        }
        int count = lines.size();
        for (ConditionalLine line : lines) {
            count += line == null ? 0 : count(line.lines, depth + 1);
        }
        return count;
    }

    private static List<ConditionalMoves.Line> read(
            List<ConditionalLine> lines, String pointer, List<FieldError> missing) {
        List<ConditionalMoves.Line> read = new ArrayList<>();
        for (int i = 0; lines != null && i < lines.size(); i++) {
            ConditionalLine line = lines.get(i);
            String at = pointer + "/" + i;
            if (line == null) {
                missing.add(new FieldError(at, "is required"));
            } else {
                read.add(new ConditionalMoves.Line(
                        text(line.when, at + "/if", missing),
                        text(line.then, at + "/then", missing),
                        read(line.lines, at + "/lines", missing)));
            }
        }
        return read;
    }

    private static String text(String move, String pointer, List<FieldError> missing) {
        if (move == null) {
            missing.add(new FieldError(pointer, "is required"));
            return "";
        }
        return move.strip();
    }
}
