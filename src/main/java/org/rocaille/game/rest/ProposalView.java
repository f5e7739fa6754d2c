package org.rocaille.game.rest;

import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.game.Proposal;

/** An offer. */
@Schema(name = "Proposal", description = "What one player offers the other")
record ProposalView(
        @Schema(required = true, example = "7k2m9q4x0h8w3rte")
        String id,

        @Schema(
                required = true,
                example = "draw",
                extensions = @Extension(name = "x-extensible-enum", parseValue = true, value = "[\"draw\"]"))
        String kind,

        @Schema(
                required = true,
                description = "The side that offers",
                enumeration = {"white", "black"})
        String side,

        @Schema(required = true, description = "How many moves had been played when it was made")
        int ply,

        @Schema(
                required = true,
                description = "What has become of it; an open offer lapses when the other side moves or the game ends",
                example = "open",
                extensions =
                        @Extension(
                                name = "x-extensible-enum",
                                parseValue = true,
                                value = "[\"open\", \"accepted\", \"declined\", \"withdrawn\", \"lapsed\"]"))
        String status,

        @Schema(required = true) Instant madeAt,

        @Schema(required = true, nullable = true, description = "When it stopped being open")
        Instant settledAt,

        @Schema(required = true) Links links) {

    /** Where to go from an offer. */
    @Schema(name = "ProposalLinks")
    record Links(
            @Schema(required = true, example = "/v1/games/7k2m9q4x0h8w3rte/proposals/9fz0p3v6c1n8t5ya")
            String self,

            @Schema(required = true, nullable = true, description = "Where it is answered while it is open")
            String answer) {}

    static ProposalView of(String gameId, Proposal proposal) {
        String self = Paths.proposal(gameId, proposal.id());
        return new ProposalView(
                proposal.id(),
                proposal.kind().code(),
                proposal.side().code(),
                proposal.ply(),
                proposal.status().code(),
                proposal.madeAt(),
                proposal.settledAt().orElse(null),
                new Links(self, proposal.isOpen() ? self + "/answer" : null));
    }
}
