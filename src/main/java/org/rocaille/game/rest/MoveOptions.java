package org.rocaille.game.rest;

import jakarta.ws.rs.QueryParam;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.rocaille.game.Proposal;
import org.rocaille.game.Submission;

/** What may be sent along with a move, in the query for those who send bare text; a resource takes it as a {@code @BeanParam}. */
public class MoveOptions {

    @QueryParam("acknowledge")
    @Parameter(
            description = "`repetition` plays a move that loses because the position then occurs for the third time",
            schema = @Schema(enumeration = "repetition"))
    String acknowledge;

    @QueryParam("propose")
    @Parameter(description = "What to offer along with the move", schema = @Schema(enumeration = "draw"))
    String propose;

    /** A request as the game takes it; what the body says comes before what the query says. */
    Submission submission(Optional<Integer> ply, MoveRequest request) {
        String acknowledged = request.acknowledge() == null ? acknowledge : request.acknowledge();
        String proposed = request.propose() == null ? propose : request.propose();
        return new Submission(
                ply,
                request.move().strip(),
                Values.of("acknowledge", acknowledged, MoveOptions::acknowledgement, "repetition")
                        .isPresent(),
                Values.of("propose", proposed, Proposal.Kind::find, "draw"));
    }

    private static Optional<String> acknowledgement(String code) {
        return Optional.of(code).filter("repetition"::equals);
    }
}
