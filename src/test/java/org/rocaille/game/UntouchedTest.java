package org.rocaille.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.rocaille.clock.FlagFall;
import org.rocaille.clock.Pause;
import org.rocaille.clock.TimeControl;
import org.rocaille.event.Event;
import org.rocaille.event.EventType;
import org.rocaille.game.conditional.Plans;
import org.rocaille.id.Secret;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;
import org.rocaille.text.UserText;

/** Games that nobody touches, over years. White is to move in three days, where there are clocks. */
class UntouchedTest {

    private static final Instant START = Instant.parse("2030-01-01T00:00:00Z");
    private static final Duration TERM = Duration.ofDays(180);
    private static final Duration MILLI = Duration.ofMillis(1);
    private static final TimeControl UNTIMED = new TimeControl.Untimed();
    private static final TimeControl THREE_DAYS = new TimeControl.PerMove(Duration.ofDays(3));

    private static Instant day(int day) {
        return START.plus(Duration.ofDays(day));
    }

    private static Game game(TimeControl control, FlagFall flag, Calendars.Dated dated) {
        Habits habits = new Habits(Habits.Habit.NONE, new Habits.Habit(Optional.empty(), flag));
        Terms terms = Terms.of(
                Variant.ROCAILLE.start(),
                Visibility.UNLISTED,
                Seats.of(Secret.random(Secret.Kind.SEAT), Secret.random(Secret.Kind.SEAT)),
                habits,
                control,
                Courtesies.USUAL,
                START);
        return Game.start(terms, new Calendars(habits, TERM, () -> dated));
    }

    private static Game untimed() {
        return game(UNTIMED, FlagFall.AUTOMATIC, Calendars.Dated.NONE);
    }

    private static Game claimed() {
        return game(THREE_DAYS, FlagFall.CLAIM, Calendars.Dated.NONE);
    }

    private static Calendars.Dated away(List<Pause> white, List<Pause> black, List<Pause> outages) {
        return new Calendars.Dated(white, black, outages);
    }

    private static void move(Game game, Instant at) {
        game.play(game.candidate(game.position().legalMoves().get(0)), at);
    }

    /** The game as the next request finds it. */
    private static Game again(Game game) {
        return new Game(game.terms(), game.standing(), Plans.NONE, game.time().calendars(), Optional.empty());
    }

    private static Game runOut(Game game, Instant at) {
        Game found = again(game);
        found.runOut(at);
        return again(found);
    }

    /** That a game goes on until an instant, is over from then on, and that it does not matter when that is seen. */
    private static List<EventType> assertEndsAt(Instant end, Game game) {
        assertEquals(Optional.of(end), game.time().untouchedAt());
        assertTrue(runOut(game, end.minus(MILLI)).ending().isEmpty());
        assertTrue(game.time().isOverdue(end));
        Game found = again(game);

        found.runOut(end.plus(Duration.ofDays(1000)));

        assertEquals(Optional.of(Ending.untouched()), found.ending());
        assertEquals(end, found.standing().journal().updatedAt());
        assertFalse(found.time().isOverdue(end.plus(Duration.ofDays(2000))));
        assertEquals(Optional.empty(), found.time().closesAt());
        assertEquals(Optional.empty(), found.time().dueAt());
        return found.changes().events().stream().map(Event::type).toList();
    }

    @Test
    void an_untimed_game_ends_so_long_after_its_beginning() {
        Game game = untimed();

        assertEquals(Optional.of(day(180)), game.time().closesAt());
        assertEquals(Optional.of(day(180)), game.time().dueAt());
        assertEquals(List.of(EventType.GAME_FINISHED), assertEndsAt(day(180), game));
        assertFalse(Ending.untouched().hasResult());
    }

    @Test
    void a_move_puts_it_off_and_so_does_a_message_which_is_no_change_of_what_is_shown() {
        Game game = again(untimed());
        move(game, day(100));
        assertEquals(Optional.of(day(280)), game.time().closesAt());

        game.remark(EventType.MESSAGE_SENT, day(200), Map.of());

        assertEquals(Optional.of(day(280)), game.time().closesAt());
        assertEndsAt(day(380), game);
    }

    @Test
    void a_flag_that_falls_by_itself_ends_a_game_before() {
        Game game = game(THREE_DAYS, FlagFall.AUTOMATIC, Calendars.Dated.NONE);
        assertEquals(Optional.empty(), game.time().closesAt());

        assertEquals(
                Optional.of(Ending.time(Side.WHITE)), runOut(game, day(10_000)).ending());
    }

    @Test
    void a_flag_that_nobody_claims_ends_a_game_so_long_after_it_fell_whenever_it_was_seen() {
        Game unseen = claimed();
        assertEquals(Optional.of(day(183)), unseen.time().closesAt());
        assertEquals(List.of(EventType.FLAG_FALLEN, EventType.GAME_FINISHED), assertEndsAt(day(183), unseen));

        for (Instant seenAt : List.of(day(3), day(150))) {
            Game seen = runOut(unseen, seenAt);
            assertTrue(seen.time().isFlagPending());
            assertEquals(day(3), seen.standing().journal().updatedAt());
            assertEquals(Optional.of(day(183)), seen.time().closesAt());
            assertEquals(Optional.of(day(183)), seen.time().dueAt());
            assertEquals(List.of(EventType.GAME_FINISHED), assertEndsAt(day(183), seen));
        }
    }

    @Test
    void a_move_after_the_flag_fell_begins_a_turn_of_its_own() {
        Game game = runOut(claimed(), day(3));
        move(game, day(100));

        assertEquals(Optional.empty(), game.time().closesAt(), "White lets the flag of Black fall by itself");
        assertEquals(
                Optional.of(Ending.time(Side.BLACK)), runOut(game, day(103)).ending());
    }

    @Test
    void no_game_ends_in_a_pause_that_its_players_agreed_on() {
        Game early = claimed();
        agree(early, day(1));
        assertEquals(Optional.of(day(63)), early.time().deadline());
        assertEndsAt(day(243), early);

        Game late = runOut(claimed(), day(3));
        agree(late, day(160));
        assertEndsAt(day(400), late);
    }

    /** On a pause of sixty days. */
    private static void agree(Game game, Instant at) {
        Proposal pause =
                game.propose(Side.WHITE, new Matter.Pause(Duration.ofDays(60)), day(9999), Optional.empty(), at);
        game.answer(pause, Proposal.Answer.ACCEPT, ply -> List.of(), at);
    }

    @Test
    void no_game_ends_while_one_of_its_players_is_away() {
        Pause soon = new Pause(day(1), day(11));
        Pause later = new Pause(day(180), day(200));

        assertEndsAt(day(193), game(THREE_DAYS, FlagFall.CLAIM, away(List.of(soon), List.of(), List.of())));
        assertEndsAt(day(203), game(THREE_DAYS, FlagFall.CLAIM, away(List.of(later), List.of(), List.of())));
        assertEndsAt(day(203), game(THREE_DAYS, FlagFall.CLAIM, away(List.of(), List.of(later), List.of())));
    }

    @Test
    void time_in_which_the_service_was_out_is_nobodys_fault() {
        Pause year = new Pause(day(10), day(375));

        Game game = game(UNTIMED, FlagFall.AUTOMATIC, away(List.of(), List.of(), List.of(year)));
        assertFalse(game.time().isOverdue(day(376)));
        assertEndsAt(day(545), game);
    }

    @Test
    void a_game_that_is_over_is_left_alone() {
        Game game = untimed();
        game.end(Ending.resignation(Side.WHITE), day(1));

        game.runOut(day(10_000));

        assertEquals(Optional.of(Ending.resignation(Side.WHITE)), game.ending());
        assertEquals(2, game.changes().events().size());
    }

    @Test
    void the_operator_may_still_give_it_a_result() {
        Game game = runOut(untimed(), day(180));
        assertTrue(game.ending().orElseThrow().isOpenToCorrection());

        game.adjudicate(Ending.adjudicated(Optional.of(Side.BLACK), new UserText("They agreed elsewhere.")), day(200));

        assertEquals(Optional.of(Side.BLACK), game.ending().flatMap(Ending::winner));
        assertEquals(Optional.empty(), game.time().dueAt());
    }
}
