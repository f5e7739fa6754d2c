package org.rocaille.analysis.rest;

import jakarta.ws.rs.QueryParam;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.rocaille.analysis.Line;
import org.rocaille.problem.Problem;
import org.rocaille.problem.ProblemCode;
import org.rocaille.problem.RuleProblems;
import org.rocaille.rules.InvalidPositionException;
import org.rocaille.rules.Position;
import org.rocaille.rules.Variant;

/** A position in an address: a FEN and the moves made from there; a resource takes it as a {@code @BeanParam}. */
public class LineQuery {

    @QueryParam("variant")
    @Parameter(
            required = true,
            description = "The id of a variant",
            example = "rocaille",
            schema =
                    @Schema(
                            type = SchemaType.STRING,
                            extensions = @Extension(name = "x-extensible-enum", value = "variants")))
    String variant;

    @QueryParam("fen")
    @Parameter(
            description = "Where the moves begin; the start position of the variant if absent",
            example = "12/1slapkpcali1/1pppwpwpppp1/12/12/12/12/1PPPWPWPPPP1/1SLAPKPCALI1/12 w - 0 1")
    String fen;

    @QueryParam("moves")
    @Parameter(
            description = "The moves made from there, with spaces between them, as move text or in display notation;"
                    + " none if absent. The last one is marked",
            example = "b2~b3 h8i7")
    String moves;

    /**
     * The line that is asked for.
     *
     * @throws Problem if there is no such variant, position or move
     */
    Line line() {
        return line(variant, fen, moves);
    }

    /** As {@link #line()} for whoever asks in another way, too. */
    public static Line line(String variant, String fen, String moves) {
        if (variant == null) {
            throw new Problem(ProblemCode.MALFORMED_PARAMETER, "variant is required.").with("parameter", "variant");
        }
        Variant played = Variant.find(variant).orElseThrow(RuleProblems::unknownVariant);
        Position start =
                Optional.ofNullable(fen).map(text -> parse(played, text)).orElseGet(played::start);
        return Line.of(
                start,
                moves == null || moves.isBlank()
                        ? List.of()
                        : List.of(moves.strip().split("\\s+")));
    }

    private static Position parse(Variant variant, String fen) {
        try {
            return Position.parse(variant, fen);
        } catch (InvalidPositionException e) {
            throw RuleProblems.invalidPosition(e).with("parameter", "fen");
        }
    }
}
