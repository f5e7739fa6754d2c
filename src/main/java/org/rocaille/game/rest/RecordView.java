package org.rocaille.game.rest;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.game.Archived;
import org.rocaille.game.Chain;
import org.rocaille.game.PastMove;
import org.rocaille.game.Terms;

/** All that happened on the board of a game, for keeping. */
@Schema(
        name = "GameRecord",
        description =
                "All moves that a game has had, and all offers. The moves are linked so that it can be told whether one"
                        + " was changed later. The first link is the SHA-256, in hexadecimal, of four lines: `id`, `variant`,"
                        + " `rulesVersion`, `startFen`. A move's is that of seven: the link before it, `seq`, the move's `ply`,"
                        + " `move`, `captures` with spaces between them, `playedAt`, `positionKey`. Lines are UTF-8 and have a line"
                        + " feed between them.")
record RecordView(
        @NotNull @Schema(required = true, description = "The game's id", example = "7k2m9q4x0h8w3rte")
        String id,

        @NotNull
        @Schema(
                required = true,
                description = "What was played",
                example = "rocaille",
                extensions =
                        @Extension(
                                name = "x-extensible-enum",
                                parseValue = true,
                                value = "[\"rocaille\", \"rococo\", \"rococo-pushme\", \"baroque\"]"))
        String variant,

        @Schema(required = true, description = "The version of the variant's rules that it is played by", example = "1")
        int rulesVersion,

        @NotNull @Schema(required = true, description = "The position it started from")
        String startFen,

        @Schema(required = true, description = "The position now")
        String fen,

        @NotNull @Schema(required = true, description = "Who plays, or has played: White's seat, then Black's")
        List<@NotNull @Valid SeatView> seats,

        @NotNull @Valid @Schema(required = true, description = "How much time the players had")
        TimeControlView timeControl,

        @NotNull @Schema(required = true, description = "When it began")
        Instant createdAt,

        @Schema(required = true, nullable = true, description = "Where it comes from if it was imported, else null")
        ImportedView imported,

        @Valid @Schema(required = true, nullable = true, description = "How it has ended, null while it goes on")
        OutcomeView outcome,

        @Schema(
                required = true,
                description = "The link before the first move",
                example = "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b")
        String firstLink,

        @NotNull @Schema(required = true, description = "In the order in which they were made")
        List<@NotNull @Valid PastMoveView> moves,

        @Schema(
                required = true,
                nullable = true,
                description =
                        "The link that was written down with the last move, which is the last of `moves` unless one of"
                                + " them was changed since. Null if none was",
                example = "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b")
        String chain,

        @NotNull @Schema(required = true, description = "All offers, oldest first")
        List<@NotNull @Valid ProposalView> proposals) {

    /** A move of the past. */
    @Schema(name = "PastMove", description = "A move of the past, whether it stands or not")
    record PastMoveView(
            @Schema(
                    required = true,
                    description = "Its number among all moves that the game has had, from 1",
                    example = "1")
            int seq,

            @Schema(required = true, description = "Whether it stands, and was not taken back")
            boolean stands,

            @Schema(
                    required = true,
                    description = "What the moves up to this one add up to",
                    example = "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b")
            String link,

            @NotNull @Valid @Schema(required = true, description = "The move")
            MoveView move) {}

    static RecordView of(Archived game) {
        Terms terms = game.terms();
        Chain first = Chain.of(terms);
        Chain chain = first;
        List<PastMoveView> moves = new ArrayList<>();
        for (PastMove past : game.moves()) {
            chain = chain.after(past.move());
            MoveView move = MoveView.of(terms.variant(), past.move());
            moves.add(new PastMoveView(past.move().seq(), past.stands(), chain.link(), move));
        }
        return new RecordView(
                terms.id(),
                terms.variant().key(),
                terms.rulesVersion(),
                terms.startFen(),
                game.position().fen(),
                SeatView.of(terms),
                TimeControlView.of(terms.timeControl()),
                terms.createdAt(),
                terms.imported().map(ImportedView::of).orElse(null),
                game.ending().map(OutcomeView::of).orElse(null),
                first.link(),
                moves,
                game.chain().map(Chain::link).orElse(null),
                game.proposals().stream()
                        .map(proposal -> ProposalView.of(terms.id(), proposal))
                        .toList());
    }
}
