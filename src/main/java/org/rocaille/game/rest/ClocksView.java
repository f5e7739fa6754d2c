package org.rocaille.game.rest;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.game.Game;
import org.rocaille.rules.Side;

/** The clocks of a game as they stood when the turn began. */
@Schema(
        name = "Clocks",
        description =
                "The clocks as they stood at `asOf`; they do not tick here. The time left now is what lies between"
                        + " now and the `deadline`, less the pauses, vacations and outages in between.")
record ClocksView(
        @Schema(required = true) TimeControlView timeControl,
        @Schema(required = true) OneClock white,
        @Schema(required = true) OneClock black,

        @Schema(
                required = true,
                nullable = true,
                description = "The side whose clock runs, null if none does",
                enumeration = {"white", "black"})
        String running,

        @Schema(
                required = true,
                nullable = true,
                description = "When the turn began, or the clocks were stopped; null if the game is untimed")
        Instant asOf,

        @Schema(
                required = true,
                description = "The pauses that the players have agreed on and that end after `asOf`: both clocks stand"
                        + " still in them. `deadline` knows of them")
        List<PauseView> pauses) {

    /** A time in which both clocks stand still. */
    @Schema(name = "Pause", description = "A time in which the clocks stand still")
    record PauseView(
            @Schema(required = true) Instant from,
            @Schema(required = true) Instant until) {}

    /** The clock of one side; all null if the game is untimed. */
    @Schema(name = "Clock", description = "The clock of one side")
    record OneClock(
            @Schema(
                    required = true,
                    nullable = true,
                    description = "The time that the side had at `asOf`, and has when its turn begins",
                    example = "P3D")
            Duration remaining,

            @Schema(
                    required = true,
                    nullable = true,
                    description = "How many moves it must do for, where the time control says",
                    example = "10")
            Integer movesToGo,

            @Schema(
                    required = true,
                    nullable = true,
                    description =
                            "When the side runs out of time. For the side that waits, the earliest instant at which it"
                                    + " can, which moves later while the other thinks. Null when the clocks stand")
            Instant deadline,

            @Schema(
                    required = true,
                    description = "The player's vacations that are not over at `asOf`, in which its clock stands still;"
                            + " none in a game that does not allow them or is over")
            List<Away> vacations) {

        /** A vacation. */
        @Schema(name = "Away", description = "When a player is away")
        record Away(
                @Schema(required = true) Instant from,

                @Schema(required = true, description = "The first instant after it")
                Instant until) {}

        static OneClock of(Game game, Side side) {
            return game.time()
                    .allowance(side)
                    .map(allowance -> new OneClock(
                            allowance.left(),
                            allowance.movesToGo() == 0 ? null : allowance.movesToGo(),
                            game.time().deadline(side).orElse(null),
                            away(game, side)))
                    .orElseGet(() -> new OneClock(null, null, null, List.of()));
        }
    }

    private static List<OneClock.Away> away(Game game, Side side) {
        return game.time().vacations(side).stream()
                .map(pause -> new OneClock.Away(pause.from(), pause.to()))
                .toList();
    }

    static ClocksView of(Game game) {
        Side turn = game.position().turn();
        return new ClocksView(
                TimeControlView.of(game.terms().timeControl()),
                OneClock.of(game, Side.WHITE),
                OneClock.of(game, Side.BLACK),
                game.time().deadline().isPresent() ? turn.code() : null,
                game.standing().clocks().map(clocks -> clocks.since()).orElse(null),
                game.standing().clocks().stream()
                        .flatMap(clocks -> clocks.pauses().stream())
                        .map(pause -> new PauseView(pause.from(), pause.to()))
                        .toList());
    }
}
