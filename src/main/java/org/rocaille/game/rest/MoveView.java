package org.rocaille.game.rest;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.game.RecordedMove;
import org.rocaille.rules.Move;
import org.rocaille.rules.Square;
import org.rocaille.rules.Variant;

/** A move that was played. */
@Schema(name = "RecordedMove", description = "A move that was played, as it was recorded then")
record MoveView(
        @Schema(
                required = true,
                description = "Its number among the game's moves, from 1",
                example = "1",
                minimum = "1")
        int ply,

        @Schema(
                required = true,
                description = "The side that moved",
                enumeration = {"white", "black"})
        String side,

        @NotNull
        @Schema(required = true, description = "The move's text, which identifies it in its position", example = "e3e5")
        String move,

        @Schema(required = true, description = "Display notation", example = "We3-e5")
        String notation,

        @Schema(
                required = true,
                description = "What the move is",
                enumeration = {"travel", "swap", "destroy", "remove"})
        String kind,

        @Schema(required = true, description = "The square that the piece was on", example = "e3")
        String from,

        @Schema(
                required = true,
                description =
                        "The square that it went to, swapped with or destroyed; `from` again if it removed itself",
                example = "e5")
        String to,

        @Schema(
                required = true,
                description = "The squares of the enemies that it removed, by file and then rank",
                example = "[\"f4\"]")
        List<String> captures,

        @Schema(required = true, nullable = true, description = "The letter of the piece promoted to")
        String promotion,

        @NotNull @Schema(required = true, description = "When it was played")
        Instant playedAt,

        @Schema(
                required = true,
                description =
                        "The 64-bit key of the position it led to (board, side to move and swap ban), in hexadecimal",
                example = "53fe3e87bbd07b0d",
                pattern = "^[0-9a-f]{16}$")
        String positionKey,

        @Schema(required = true, description = "Whether it gave check")
        boolean check,

        @Schema(required = true, nullable = true, description = "How it ended the game, null if it did not")
        OutcomeView outcome,

        @Valid
        @Schema(required = true, nullable = true, description = "What it cost in time, null if the game is untimed")
        ChargeView charge,

        @Schema(
                required = true,
                description =
                        "Whether its side had decided on it before, by conditional moves, so that it was played at once")
        boolean conditional) {

    static MoveView of(Variant variant, RecordedMove recorded) {
        Move move = recorded.move();
        return new MoveView(
                recorded.ply(),
                move.piece().side().code(),
                move.text(),
                recorded.notation(),
                move.kind().code(),
                move.from().name(),
                move.to().name(),
                move.captures().stream().map(Square::name).toList(),
                move.promotion()
                        .map(type -> String.valueOf(variant.letterOf(type)))
                        .orElse(null),
                recorded.playedAt(),
                HexFormat.of().toHexDigits(recorded.positionKey()),
                recorded.check(),
                recorded.ending().map(OutcomeView::of).orElse(null),
                recorded.charge().map(ChargeView::of).orElse(null),
                recorded.conditional());
    }
}
