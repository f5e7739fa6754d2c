package org.rocaille.overview.rest;

import java.time.Instant;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.overview.Turn;

/** Something that the player is waited for with. */
@Schema(name = "Turn", description = "Something that the player is waited for with")
record TurnView(
        @Schema(
                required = true,
                description =
                        "A `move` to make, a game to win by a `claim` because the other side's time has run out, a"
                                + " `proposal` or a `challenge` to answer, or `messages` to read",
                example = "move",
                extensions =
                        @Extension(
                                name = "x-extensible-enum",
                                parseValue = true,
                                value = "[\"move\", \"claim\", \"proposal\", \"challenge\", \"messages\"]"))
        String type,

        @Schema(
                required = true,
                nullable = true,
                description = "The kind of proposal to answer, null where there is none",
                example = "draw",
                extensions =
                        @Extension(
                                name = "x-extensible-enum",
                                parseValue = true,
                                value = "[\"draw\", \"takeback\", \"pause\", \"extra-time\", \"abandon\"]"))
        String proposalKind,

        @Schema(required = true, example = "rocaille") String variant,

        @Schema(
                required = true,
                nullable = true,
                description = "Who waits, null for someone without a name",
                example = "bob")
        String opponent,

        @Schema(
                required = true,
                nullable = true,
                description = "The side that the player plays, null where there is no game yet",
                enumeration = {"white", "black"})
        String you,

        @Schema(
                required = true,
                nullable = true,
                description = "How many moves have been played, null where there is no game yet",
                example = "0")
        Integer ply,

        @Schema(
                required = true,
                nullable = true,
                description = "The game's version, null where there is no game yet",
                example = "1")
        Long version,

        @Schema(required = true, description = "Since when the player is waited for")
        Instant since,

        @Schema(required = true, nullable = true, description = "Until when, null for as long as it takes")
        Instant deadline,

        @Schema(
                required = true,
                description = "Whether the time for a move is up and the game is about to end for that; it has once the"
                        + " game itself is looked at")
        boolean flagPending,

        @Schema(
                required = true,
                description =
                        "Whether the move needs `If-Match` with the game's version, since a move was taken back at"
                                + " its ply",
                example = "false")
        boolean guarded,

        @Schema(
                required = true,
                nullable = true,
                description = "How many messages there are to read, null where it is about something else",
                example = "1")
        Integer unread,

        @Schema(required = true) Links links) {

    /** Where to go from a turn. */
    @Schema(name = "TurnLinks")
    record Links(
            @Schema(required = true, nullable = true, example = "/v1/games/7k2m9q4x0h8w3rte")
            String game,

            @Schema(required = true, nullable = true, description = "Where the move is put")
            String move,

            @Schema(required = true, nullable = true, description = "Where the game is claimed")
            String flagClaim,

            @Schema(required = true, nullable = true) String proposal,
            @Schema(required = true, nullable = true) String challenge,
            @Schema(required = true, nullable = true) String messages) {

        static Links of(Turn turn) {
            Optional<String> game = turn.game().map(found -> "/v1/games/" + found.id());
            Optional<String> move = turn.type() == Turn.Type.MOVE
                    ? turn.game().map(found -> "/v1/games/" + found.id() + "/moves/" + (found.ply() + 1))
                    : Optional.empty();
            return new Links(
                    game.orElse(null),
                    move.orElse(null),
                    turn.type() == Turn.Type.CLAIM ? game.orElseThrow() + "/flag-claim" : null,
                    turn.proposalId()
                            .map(id -> game.orElseThrow() + "/proposals/" + id)
                            .orElse(null),
                    turn.challengeId().map(id -> "/v1/challenges/" + id).orElse(null),
                    turn.type() == Turn.Type.MESSAGES ? game.orElseThrow() + "/messages" : null);
        }
    }

    static TurnView of(Turn turn, Instant at) {
        return new TurnView(
                turn.type().code(),
                turn.proposalKind().orElse(null),
                turn.variant(),
                turn.opponent().orElse(null),
                turn.game().map(game -> game.side().code()).orElse(null),
                turn.game().map(Turn.OngoingGame::ply).orElse(null),
                turn.game().map(Turn.OngoingGame::version).orElse(null),
                turn.since(),
                turn.deadline().orElse(null),
                turn.isOverdue(at),
                turn.type() == Turn.Type.MOVE
                        && turn.game().filter(Turn.OngoingGame::guarded).isPresent(),
                turn.type() == Turn.Type.MESSAGES ? turn.unread() : null,
                Links.of(turn));
    }
}
