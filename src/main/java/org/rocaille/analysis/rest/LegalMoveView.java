package org.rocaille.analysis.rest;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.rules.Move;
import org.rocaille.rules.Square;
import org.rocaille.rules.notation.Candidate;

/** A move that may be made, as callers see it. */
@Schema(name = "LegalMove", description = "A move that may be made")
public record LegalMoveView(
        @Schema(required = true, description = "The move's text, by which it is made", example = "e3e5")
        String move,

        @Schema(
                required = true,
                description = "What the move is",
                enumeration = {"travel", "swap", "destroy", "remove"})
        String kind,

        @Schema(required = true, description = "Where the piece stands", example = "e3")
        String from,

        @Schema(
                required = true,
                description = "Where it goes: the partner's square of a swap, the enemy's of a mutual destruction, the"
                        + " piece's own of a self-removal",
                example = "e5")
        String to,

        @Schema(
                required = true,
                description = "The squares of the enemies that it removes, by file and then rank",
                example = "[\"f4\"]")
        List<String> captures,

        @Schema(
                required = true,
                nullable = true,
                description = "The letter of the piece that it becomes, null if it stays what it is",
                example = "L")
        String promotion,

        @Schema(required = true, description = "Display notation", example = "Pe3-e5")
        String notation,

        @Schema(required = true, description = "The position after it")
        String fen,

        @Schema(
                required = true,
                description = "Whether it loses at once by making the same position occur for the third time")
        boolean losesByRepetition) {

    /** A candidate as callers see it. */
    public static LegalMoveView of(Candidate candidate) {
        Move move = candidate.move();
        return new LegalMoveView(
                move.text(),
                move.kind().code(),
                move.from().name(),
                move.to().name(),
                move.captures().stream().map(Square::name).toList(),
                move.promotion()
                        .map(type -> String.valueOf(candidate.after().variant().letterOf(type)))
                        .orElse(null),
                candidate.notation(),
                candidate.after().fen(),
                candidate.losesByRepetition());
    }
}
