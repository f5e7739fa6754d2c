package org.rocaille.event.rest;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** What is told of events, each type of which has some of these fields. */
@Schema(name = "EventData", description = """
                What is told beside the game or the challenge, by the type of the event. Fields that do not apply are absent.

                | type | fields |
                | --- | --- |
                | `game-started`, `game-imported` | `rulesVersion`, `visibility` |
                | `move-played` | `ply`, `side`, `move`, `notation`, `captures`, `check`, `conditional`, `charged` |
                | `moves-taken-back`, `clocks-changed` | |
                | `clock-warning` | `ply`, `side`, `left`, `remaining` |
                | `flag-fallen` | `ply`, `side`: the other side may claim the game |
                | `vacation-changed` | `ply`, `side`, `vacations` |
                | `game-finished`, `outcome-corrected` | `winner`, `reason`, `statement` |
                | `proposal-made` | `proposal`, `kind`, `side`, `ply`, `toPly`, `for`, `time`, `expiresAt`, `counterTo` |
                | `proposal-accepted`, `proposal-declined`, `proposal-countered`, `proposal-withdrawn`, `proposal-lapsed`, `proposal-expired` | `proposal`, `kind`, `side`, `ply`, `toPly`, `for`, `time` |
                | `message-sent`, which only the players of the game are told | `number`, `side`, `ply`, `text` |
                | `challenge-made`, `challenge-cancelled`, `challenge-expired` | |
                | `challenge-accepted` | `acceptedBy`, `gameId` |
                | `challenge-declined` | `reason`, `text` |
                | `challenge-countered` | `counteredBy` |
                """)
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonIgnoreProperties(
        ignoreUnknown = true) // A later release may have written more, and earlier ones wrote other things.
record EventData(
        @Schema(description = "The version of the variant's rules")
        Integer rulesVersion,

        @Schema(
                description = "Who may see the game",
                enumeration = {"public", "unlisted", "private"})
        String visibility,

        @Schema(
                description =
                        "The ply of the move, or the one that is due; of an offer or message, how many were played")
        Integer ply,

        @Schema(
                description = "The side that moved, ran out of time, is away, or made the offer or the message",
                enumeration = {"white", "black"})
        String side,

        @Schema(description = "The text of the move", example = "e3e5")
        String move,

        @Schema(description = "Display notation", example = "We3-e5")
        String notation,

        @Schema(description = "The squares of the enemies that the move removed")
        List<String> captures,

        @Schema(description = "Whether the move gave check") Boolean check,

        @Schema(description = "Whether its side had decided on it before, so that it was played at once")
        Boolean conditional,

        @Schema(description = "What the move cost in time", example = "PT5M")
        Duration charged,

        @Schema(description = "How much of its time the side has left, in words", example = "half")
        String left,

        @Schema(description = "How much time that is", example = "P1D")
        Duration remaining,

        @Schema(description = "The vacations of the side that are not over")
        List<Away> vacations,

        @Schema(
                description = "The side that has won, absent for a draw and without a result",
                enumeration = {"white", "black"})
        String winner,

        @Schema(
                description = "Why the game ended, as in Outcome; or why a challenge was declined, as in Decline",
                example = "checkmate")
        String reason,

        @Schema(description = "What the operator says of it")
        String statement,

        @Schema(description = "The id of the offer", example = "9fz0p3v6c1n8t5ya")
        String proposal,

        @Schema(description = "What is offered, as in Proposal", example = "draw")
        String kind,

        @Schema(description = "How many moves a takeback leaves")
        Integer toPly,

        @JsonProperty("for") @Schema(name = "for", description = "How long a pause is", example = "P7D")
        Duration length,

        @Schema(description = "How much time both sides get", example = "P2D")
        Duration time,

        @Schema(description = "Until when the offer can be answered")
        Instant expiresAt,

        @Schema(description = "The id of the offer that it answers")
        String counterTo,

        @Schema(description = "The number of the message") Integer number,

        @Schema(description = "What was written") String text,

        @Schema(description = "Who accepted", example = "bob")
        String acceptedBy,

        @Schema(description = "The id of the game that has begun")
        String gameId,

        @Schema(description = "The id of the challenge that answers it")
        String counteredBy) {

    /** When a side is away. */
    @Schema(name = "EventVacation", description = "When the side is away")
    record Away(
            @Schema(required = true) Instant from,
            @Schema(required = true) Instant until) {}
}
