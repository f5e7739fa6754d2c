package org.rocaille.game.rest;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import jakarta.validation.constraints.NotNull;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.game.Matter;
import org.rocaille.game.Proposal;

/** An offer. */
@Schema(name = "Proposal", description = "What one player offers the other")
record ProposalView(
        @NotNull @Schema(required = true, description = "Its name within the game", example = "7k2m9q4x0h8w3rte")
        String id,

        @NotNull
        @Schema(
                required = true,
                description = "What is offered",
                example = "draw",
                extensions =
                        @Extension(
                                name = "x-extensible-enum",
                                parseValue = true,
                                value = "[\"draw\", \"takeback\", \"pause\", \"extra-time\", \"abandon\"]"))
        String kind,

        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Schema(description = "Of a takeback: how many moves are to stand", example = "4")
        Integer toPly,

        @JsonProperty("for")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Schema(
                name = "for",
                description = "Of a pause: how long it lasts from its acceptance on; `PT0S` ends the one that runs",
                example = "P7D")
        Duration length,

        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Schema(description = "Of extra time: what is added to the clock of each side", example = "P2D")
        Duration time,

        @NotNull
        @Schema(
                required = true,
                description = "The side that offers",
                enumeration = {"white", "black"})
        String side,

        @Schema(required = true, description = "How many moves stood when it was made")
        int ply,

        @NotNull
        @Schema(
                required = true,
                description =
                        "What has become of it. In a game, where it is shown as it was stored, an `open` one may have"
                                + " expired: it has from `expiresAt` on. Shown by itself or listed, it is `expired` then",
                example = "open",
                extensions =
                        @Extension(
                                name = "x-extensible-enum",
                                parseValue = true,
                                value = "[\"open\", \"accepted\", \"declined\", \"countered\","
                                        + " \"withdrawn\", \"lapsed\", \"expired\"]"))
        String status,

        @NotNull @Schema(required = true, description = "When it was made")
        Instant madeAt,

        @NotNull @Schema(required = true, description = "From when on it cannot be accepted")
        Instant expiresAt,

        @Schema(required = true, nullable = true, description = "When it stopped being open")
        Instant settledAt,

        @Schema(
                required = true,
                description = "The fields in which a counter-offer is other than the offer that it answers",
                example = "[]")
        List<String> differs,

        @NotNull @Schema(required = true, description = "Where it is, and what can be done about it")
        Links links) {

    /** Where to go from an offer. */
    @Schema(name = "ProposalLinks")
    record Links(
            @Schema(
                    required = true,
                    description = "The offer itself",
                    example = "/v1/games/7k2m9q4x0h8w3rte/proposals/9fz0p3v6c1n8t5ya")
            String self,

            @Schema(required = true, nullable = true, description = "Where it is answered while it is open")
            String answer,

            @Schema(
                    required = true,
                    nullable = true,
                    description = "Where it is answered by another while it is open, null if its kind has no fields")
            String counter,

            @Schema(required = true, nullable = true, description = "The offer that this one answers")
            String counterTo) {

        static Links of(String gameId, Proposal proposal) {
            String self = Paths.proposal(gameId, proposal.id());
            boolean isSimple = proposal.matter().parameters().isEmpty();
            return new Links(
                    self,
                    proposal.isOpen() ? self + "/answer" : null,
                    proposal.isOpen() && !isSimple ? self + "/counter" : null,
                    proposal.counter()
                            .map(counter -> Paths.proposal(gameId, counter.to()))
                            .orElse(null));
        }
    }

    static ProposalView of(String gameId, Proposal proposal) {
        Matter matter = proposal.matter();
        return new ProposalView(
                proposal.id(),
                proposal.kind().code(),
                matter instanceof Matter.Takeback takeback ? takeback.toPly() : null,
                matter instanceof Matter.Pause pause ? pause.length() : null,
                matter instanceof Matter.ExtraTime extra ? extra.time() : null,
                proposal.side().code(),
                proposal.ply(),
                proposal.status().code(),
                proposal.madeAt(),
                proposal.expiresAt(),
                proposal.settledAt().orElse(null),
                proposal.counter().map(Proposal.Counter::differs).orElse(List.of()),
                Links.of(gameId, proposal));
    }
}
