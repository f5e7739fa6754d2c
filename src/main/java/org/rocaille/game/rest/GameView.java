package org.rocaille.game.rest;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.game.Game;
import org.rocaille.game.Standing;
import org.rocaille.game.Terms;
import org.rocaille.rules.Position;
import org.rocaille.rules.Side;

/** A game as it is now. */
@Schema(name = "Game", description = "A game as it is now")
public record GameView(
        @Schema(required = true, example = "7k2m9q4x0h8w3rte")
        String id,

        @Schema(
                required = true,
                example = "rocaille",
                extensions =
                        @Extension(
                                name = "x-extensible-enum",
                                parseValue = true,
                                value = "[\"rocaille\", \"rococo\", \"rococo-pushme\", \"baroque\"]"))
        String variant,

        @Schema(required = true, description = "The version of the variant's rules that it is played by", example = "1")
        int rulesVersion,

        @Schema(
                required = true,
                enumeration = {"public", "unlisted", "private"})
        String visibility,

        @Schema(required = true, description = "Counts the game's changes; `If-Match` compares it", example = "1")
        long version,

        @Schema(
                required = true,
                example = "active",
                extensions =
                        @Extension(name = "x-extensible-enum", parseValue = true, value = "[\"active\", \"finished\"]"))
        String status,

        @Schema(required = true, description = "The position it started from")
        String startFen,

        @Schema(required = true, description = "The position now")
        String fen,

        @Schema(required = true, description = "How many moves have been played", example = "0")
        int ply,

        @Schema(
                required = true,
                description = "The side to move",
                enumeration = {"white", "black"})
        String turn,

        @Schema(required = true, description = "Whether the side to move is in check")
        boolean check,

        @Schema(required = true, nullable = true, description = "How it has ended, null while it goes on")
        OutcomeView outcome,

        @Schema(required = true, description = "How much time the players have")
        ClocksView clocks,

        @Schema(
                required = true,
                description =
                        "Whether the time of the side to move has run out and the other may claim the game; it may"
                                + " still move until then")
        boolean flagPending,

        @Schema(
                required = true,
                nullable = true,
                description =
                        "When the game ends without a result, for the reason `untouched`, unless somebody changes it"
                                + " before or writes a message. Null where the clocks end it, and when it is over")
        Instant closesAt,

        @Schema(required = true, description = "Whether a side may ask the other to take moves back")
        boolean takebacks,

        @Schema(required = true, description = "Whether the clock of a player stands still on its vacations")
        boolean vacations,

        @Schema(
                required = true,
                description = "Whether a player may have the service search the game's positions while it goes on")
        boolean analysis,

        @Schema(required = true, nullable = true, description = "The last move, null before the first")
        MoveView lastMove,

        @Schema(
                required = true,
                description = "Plies since the last capture, removal, promotion or Pawn's move",
                example = "0")
        int quietPlies,

        @Schema(required = true, description = "The full-move number", example = "1")
        int moveNumber,

        @Schema(
                required = true,
                description = "How often the game has had this position, this time included",
                example = "1")
        int occurrences,

        @Schema(
                required = true,
                description = "Whether the next move needs `If-Match`, since a move was taken back at its ply")
        boolean guarded,

        @Schema(
                required = true,
                description =
                        "The offers that can be answered, oldest first. What has expired stays here until the game"
                                + " changes: compare `expiresAt`")
        List<ProposalView> proposals,

        @Schema(required = true, description = "Who plays: White's seat, then Black's")
        List<SeatView> seats,

        @Schema(required = true) Instant createdAt,
        @Schema(required = true) Instant updatedAt,

        @Schema(
                required = true,
                nullable = true,
                description =
                        "Where it comes from if it was imported: it is over for good, and nobody has a seat in it."
                                + " Null if it was played here")
        ImportedView imported,

        @Schema(
                required = true,
                nullable = true,
                description = "The side that the token of this request may act for, null for an onlooker",
                example = "white",
                extensions =
                        @Extension(
                                name = "x-extensible-enum",
                                parseValue = true,
                                value = "[\"white\", \"black\", \"both\"]"))
        String you,

        @Schema(required = true) Links links) {

    private static final String ACTIVE = "active";
    private static final String FINISHED = "finished";

    /** Where to go from a game. */
    @Schema(name = "GameLinks")
    record Links(
            @Schema(required = true, example = "/v1/games/7k2m9q4x0h8w3rte")
            String self,

            @Schema(required = true, description = "A drawing for the terminal")
            String board,

            @Schema(required = true, description = "A picture, as SVG")
            String picture,

            @Schema(required = true) String moves,
            @Schema(required = true) String events,

            @Schema(required = true, description = "All moves that it has had, linked with each other")
            String record,

            @Schema(
                    required = true,
                    nullable = true,
                    description = "Where the next move is put, null when the game is over")
            String nextMove,

            @Schema(required = true) String legalMoves,
            @Schema(required = true) String proposals,
            @Schema(required = true) String resignation,

            @Schema(
                    required = true,
                    nullable = true,
                    description = "Where the game can be ended without a result, null once each side has moved")
            String cancellation,

            @Schema(
                    required = true,
                    nullable = true,
                    description = "Where the side that waits can claim a game in which the other's time has run out")
            String flagClaim,

            @Schema(
                    required = true,
                    nullable = true,
                    description = "Where a side gives the other time, null if the game has no clocks or is over")
            String timeGifts,

            @Schema(
                    required = true,
                    nullable = true,
                    description = "What the players write to each other, null for an onlooker")
            String messages,

            @Schema(
                    required = true,
                    nullable = true,
                    description = "Where the caller decides what to answer to the other side's moves, null for an"
                            + " onlooker and when the game is over")
            String conditionalMoves,

            @Schema(
                    required = true,
                    nullable = true,
                    description = "What the caller writes down for itself, null for an onlooker")
            String note) {

        static Links of(Game game, boolean isPlayer) {
            String self = Paths.game(game.id());
            return new Links(
                    self,
                    self + "/board.txt",
                    self + "/board.svg",
                    Paths.moves(game.id()),
                    self + "/events",
                    self + "/record",
                    game.ending().isPresent() ? null : Paths.move(game.id(), game.ply() + 1),
                    self + "/legal-moves",
                    Paths.proposals(game.id()),
                    self + "/resignation",
                    game.isUnderWay() || game.ending().isPresent() ? null : self + "/cancellation",
                    game.time().isFlagPending() ? self + "/flag-claim" : null,
                    game.time().deadline().isPresent() ? self + "/time-gifts" : null,
                    isPlayer ? self + "/messages" : null,
                    isPlayer && game.ending().isEmpty() ? Paths.conditionalMoves(game.id()) : null,
                    isPlayer ? self + "/note" : null);
        }
    }

    /** The game as whoever plays a side sees it, or an onlooker. */
    public static GameView of(Game game, Optional<Side> viewer) {
        Terms terms = game.terms();
        Standing standing = game.standing();
        Position position = game.position();
        return new GameView(
                game.id(),
                terms.variant().key(),
                terms.rulesVersion(),
                terms.visibility().code(),
                game.version(),
                status(game.ending().isPresent()),
                terms.startFen(),
                position.fen(),
                game.ply(),
                position.turn().code(),
                position.isCheck(),
                game.ending().map(OutcomeView::of).orElse(null),
                ClocksView.of(game),
                game.time().isFlagPending(),
                game.time().closesAt().orElse(null),
                terms.courtesies().takebacks(),
                terms.courtesies().vacations(),
                terms.courtesies().analysis(),
                standing.lastMove()
                        .map(move -> MoveView.of(terms.variant(), move))
                        .orElse(null),
                position.quietPlies(),
                position.moveNumber(),
                standing.occurrences(),
                standing.isGuarded(),
                standing.proposals().stream()
                        .map(proposal -> ProposalView.of(game.id(), proposal))
                        .toList(),
                SeatView.of(terms),
                terms.createdAt(),
                standing.journal().updatedAt(),
                terms.imported().map(ImportedView::of).orElse(null),
                viewer.map(Side::code).orElse(null),
                Links.of(game, viewer.isPresent()));
    }

    static String status(boolean over) {
        return over ? FINISHED : ACTIVE;
    }

    /** Whether games of that status are over; empty if there is no such status. */
    static Optional<Boolean> isOver(String status) {
        return switch (status) {
            case ACTIVE -> Optional.of(false);
            case FINISHED -> Optional.of(true);
            default -> Optional.empty();
        };
    }
}
