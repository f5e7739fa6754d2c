package org.rocaille.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rocaille.clock.TimeControl;
import org.rocaille.game.conditional.ConditionalMoves;
import org.rocaille.game.conditional.Plan;
import org.rocaille.id.Secret;
import org.rocaille.rules.Judgement;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

/** What happens by itself after a move. */
class RepliesTest {

    private static final Instant START = Instant.parse("2030-01-01T00:00:00Z");
    private static final Instant LATER = START.plusSeconds(3600);

    private final Game game = Game.start(
            Terms.of(
                    Variant.ROCAILLE.start(),
                    Visibility.UNLISTED,
                    Seats.of(Secret.random(Secret.Kind.SEAT), Secret.random(Secret.Kind.SEAT)),
                    Habits.NONE,
                    new TimeControl.PerMove(Duration.ofDays(3)),
                    Courtesies.USUAL,
                    START),
            Calendars.UNBROKEN);

    private void play(String text) {
        Judgement.Legal legal = (Judgement.Legal) game.position().judge(text);
        game.play(game.candidate(legal.move()), LATER);
        Replies.play(game, LATER);
    }

    /** As it may be kept, whatever the rules say of it. */
    private void keep(int ply, String when, String then) {
        ConditionalMoves.Line line = new ConditionalMoves.Line(when, then, List.of());
        game.plan(Side.BLACK, Plan.NONE.decided(new ConditionalMoves(List.of(line)), ply));
    }

    private Optional<Plan.Dropped> dropped() {
        assertTrue(game.plan(Side.BLACK).isEmpty());
        return game.plan(Side.BLACK).dropped();
    }

    @Test
    void an_answer_is_played_at_the_instant_of_the_move() {
        keep(1, "e3e4", "e8e7");

        play("e3e4");

        RecordedMove reply = game.standing().lastMove().orElseThrow();
        assertEquals("e8e7", reply.move().text());
        assertEquals(LATER, reply.playedAt());
        assertTrue(reply.conditional());
        assertEquals(Optional.empty(), dropped());
    }

    @ParameterizedTest
    @CsvSource({"1, e3e4, a1a9, unplayable", "1, g3g4, g8g7, left", "3, e3e4, e8e7, left"})
    void an_answer_that_does_not_fit_is_dropped_and_the_move_stands(int ply, String when, String then, String reason) {
        keep(ply, when, then);

        play("e3e4");

        assertEquals(1, game.ply());
        assertEquals(
                Optional.of(new Plan.Dropped(Plan.Dropped.Reason.find(reason).orElseThrow(), 1, LATER)), dropped());
    }

    @Test
    void no_answer_loses_by_repetition() {
        for (String move : List.of("e3e4", "e8e7", "e4e3", "e7e8", "e3e4", "e8e7")) {
            play(move);
        }
        keep(7, "e4e3", "e7e8");

        play("e4e3");

        assertEquals(7, game.ply());
        assertEquals(Optional.of(Plan.Dropped.Reason.UNPLAYABLE), dropped().map(Plan.Dropped::reason));
    }
}
