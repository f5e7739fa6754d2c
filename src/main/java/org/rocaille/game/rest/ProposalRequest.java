package org.rocaille.game.rest;

import com.fasterxml.jackson.annotation.JsonProperty;
import jakarta.validation.constraints.NotNull;
import java.time.Duration;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.game.Matter;
import org.rocaille.game.Proposal;
import org.rocaille.problem.Problem;
import org.rocaille.web.Values;

/** An offer to make. */
@Schema(name = "ProposalRequest", description = "The kind of offer, and the field of that kind")
record ProposalRequest(
        @NotNull
        @Schema(
                description =
                        "`draw`: the game is drawn. `takeback`: moves are taken back, so that only `toPly` of them stand."
                                + " `pause`: both clocks stand still `for` a time. `extra-time`: both sides get more"
                                + " `time`. `abandon`: the game ends without a result",
                example = "draw",
                extensions =
                        @Extension(
                                name = "x-extensible-enum",
                                parseValue = true,
                                value = "[\"draw\", \"takeback\", \"pause\", \"extra-time\", \"abandon\"]"))
        String kind,

        @Schema(
                nullable = true,
                description = "How many moves are to stand after a takeback; without it, those before the caller's own"
                        + " last move",
                example = "0",
                minimum = "0")
        Integer toPly,

        @JsonProperty("for")
        @Schema(
                name = "for",
                nullable = true,
                description =
                        "How long a pause lasts from its acceptance on, from one minute to 60 days; `PT0S` ends the"
                                + " one that runs",
                example = "P7D")
        Duration length,

        @Schema(
                nullable = true,
                description =
                        "What is added to the clock of each side, from one minute to 60 days; no clock has more than 730 days",
                example = "P2D")
        Duration time,

        @Schema(
                nullable = true,
                description = "For how long it can be accepted, from one minute to 30 days; 14 days without it",
                example = "P14D")
        Duration expiresIn) {

    private static final String KINDS = "draw, takeback, pause, extra-time, abandon";
    private static final String REMATCH = "rematch";

    Matter.Wish wish() {
        if (REMATCH.equals(kind)) {
            throw Problem.invalidValue(
                    "kind", "A rematch is a challenge: POST /v1/games/{id}/rematch, when the game is over.");
        }
        return fields().wish(
                        Values.inBody("kind", kind, Proposal.Kind::find, KINDS).orElseThrow());
    }

    Duration term() {
        return fields().term();
    }

    private ProposalFields fields() {
        return new ProposalFields(toPly, length, time, expiresIn);
    }
}
