package org.rocaille.game.rest;

import jakarta.ws.rs.QueryParam;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.rocaille.game.Matter;
import org.rocaille.game.Submission;
import org.rocaille.web.Values;

/**
 * What may be sent along with a move, in the query for those who send bare text; a resource takes it as a {@code
 * @BeanParam}.
 */
public class MoveOptions {

    private static final String REPETITION = "repetition";
    private static final String DRAW = "draw";

    @QueryParam("acknowledge")
    @Parameter(
            description = "`repetition` plays a move that loses because the position then occurs for the third time",
            schema =
                    @Schema(
                            type = SchemaType.STRING,
                            extensions =
                                    @Extension(
                                            name = "x-extensible-enum",
                                            parseValue = true,
                                            value = "[\"repetition\"]")))
    String acknowledge;

    @QueryParam("propose")
    @Parameter(
            description = "What to offer along with the move",
            schema =
                    @Schema(
                            type = SchemaType.STRING,
                            extensions =
                                    @Extension(name = "x-extensible-enum", parseValue = true, value = "[\"draw\"]")))
    String propose;

    /** A request as the game takes it; what the body says comes before what the query says. */
    Submission submission(Optional<Integer> ply, MoveRequest request) {
        boolean acknowledged = Values.inBody(
                        "acknowledge", request.acknowledge(), MoveOptions::acknowledgement, REPETITION)
                .or(() -> Values.inQuery("acknowledge", acknowledge, MoveOptions::acknowledgement, REPETITION))
                .isPresent();
        Optional<Matter> proposed = Values.inBody("propose", request.propose(), MoveOptions::offer, DRAW)
                .or(() -> Values.inQuery("propose", propose, MoveOptions::offer, DRAW));
        return new Submission(ply, request.move().strip(), acknowledged, proposed);
    }

    private static Optional<Matter> offer(String code) {
        return Optional.of(code).filter(DRAW::equals).map(draw -> new Matter.Draw());
    }

    private static Optional<String> acknowledgement(String code) {
        return Optional.of(code).filter(REPETITION::equals);
    }
}
