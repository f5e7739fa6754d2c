package org.rocaille.game;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.rocaille.clock.Allowances;
import org.rocaille.clock.Clocks;
import org.rocaille.clock.TimeControl;
import org.rocaille.id.Secret;
import org.rocaille.rules.Move;
import org.rocaille.rules.Position;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;
import org.rocaille.rules.notation.Candidate;

/** What taking moves back makes of a game, whatever was played. */
@Execution(ExecutionMode.CONCURRENT)
class TakebackTest {

    private static final Instant START = Instant.parse("2030-01-01T00:00:00Z");
    private static final List<TimeControl> CONTROLS = List.of(
            new TimeControl.PerMove(Duration.ofDays(3)),
            new TimeControl.Fischer(Duration.ofDays(30), Duration.ofHours(20), Duration.ofDays(31)),
            new TimeControl.Period(4, Duration.ofDays(20)),
            new TimeControl.Untimed());

    static Stream<Arguments> games() {
        return Variant.all().stream()
                .flatMap(variant -> IntStream.range(0, 10).mapToObj(seed -> Arguments.of(variant.key(), seed)));
    }

    private static Game start(Variant variant, TimeControl control) {
        Terms terms = Terms.of(
                variant.start(),
                Visibility.UNLISTED,
                Seats.of(Secret.random(Secret.Kind.SEAT), Secret.random(Secret.Kind.SEAT)),
                Habits.NONE,
                control,
                Courtesies.USUAL,
                START);
        return Game.start(terms, Calendars.UNBROKEN);
    }

    /** A random game, with how it stood when each turn began. */
    private static final class Play {

        final SplittableRandom random;
        final Game game;
        final List<Standing> turns = new ArrayList<>();
        final List<RecordedMove> standing = new ArrayList<>();
        Instant at = START;

        Play(Variant variant, long seed) {
            random = new SplittableRandom(seed);
            game = start(variant, CONTROLS.get(random.nextInt(CONTROLS.size())));
        }

        void think() {
            at = at.plusSeconds(random.nextInt(1, 40_000));
        }

        void move(Move move, boolean isReply) {
            turns.add(game.standing());
            Candidate candidate = game.candidate(move);
            standing.add(isReply ? game.reply(candidate, at) : game.play(candidate, at));
        }

        /** Moves that end nothing, half of them back to where the piece came from, so that positions recur. */
        void play(int plies) {
            for (int ply = 0; ply < plies; ply++) {
                List<Candidate> moves = Candidate.of(
                                game.position(), game.standing().history())
                        .stream()
                        .filter(candidate -> candidate
                                .after()
                                .outcome(
                                        game.standing().history().occurrencesAfter(candidate.move(), candidate.after()))
                                .isEmpty())
                        .toList();
                if (moves.isEmpty()) {
                    return;
                }
                List<Candidate> back = moves.stream().filter(this::goesBack).toList();
                List<Candidate> wanted = back.isEmpty() || random.nextBoolean() ? moves : back;
                boolean isReply = random.nextInt(4) == 0;
                if (!isReply) {
                    think();
                }
                move(wanted.get(random.nextInt(wanted.size())).move(), isReply);
            }
        }

        private boolean goesBack(Candidate candidate) {
            if (standing.size() < 2) {
                return false;
            }
            Move own = standing.get(standing.size() - 2).move();
            return candidate.move().from().equals(own.to())
                    && candidate.move().to().equals(own.from());
        }

        void takeBack(int toPly) {
            Proposal proposal = game.propose(
                    Side.WHITE, new Matter.Takeback(toPly), at.plus(Duration.ofDays(1)), Optional.empty(), at);
            think();
            game.answer(proposal, Proposal.Answer.ACCEPT, ply -> standing.subList(0, ply), at);
        }
    }

    @Test
    void a_record_takes_a_move_back_at_the_cost_of_a_move_however_long_the_game_is() {
        List<Transcript.Entry> entries = new ArrayList<>();
        Position position = Variant.ROCAILLE.start();
        Set<Long> keys = new HashSet<>();
        while (entries.size() < 300) {
            keys.add(position.key());
            Position before = position;
            Move move = before.legalMoves().stream()
                    .filter(one -> !keys.contains(before.play(one).key()))
                    .filter(one -> before.play(one).outcome().isEmpty())
                    .findFirst()
                    .orElseThrow();
            entries.add(entry(entries.size() + 1, true, move.text()));
            position = before.play(move);
        }
        long once = bytesToJudge(entries);
        Transcript.Entry last = entries.remove(299);
        for (int takeback = 0; takeback < 300; takeback++) {
            entries.add(entry(300, false, last.text()));
        }
        entries.add(last);
        long again = bytesToJudge(entries);

        assertTrue(again < 3 * once, again + " bytes, and " + once + " without takebacks");
    }

    /** Unlike time, this does not depend on what else the machine does. */
    private static long bytesToJudge(List<Transcript.Entry> entries) {
        Terms terms = start(Variant.ROCAILLE, new TimeControl.Untimed()).terms();
        Transcript transcript =
                new Transcript(terms, entries, Optional.empty(), List.of(), new Source(Optional.empty(), Map.of()));
        ThreadMXBean thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = thread.getCurrentThreadAllocatedBytes();
        transcript.judged(START);
        return thread.getCurrentThreadAllocatedBytes() - before;
    }

    private static Transcript.Entry entry(int ply, boolean stands, String text) {
        return new Transcript.Entry(ply, stands, text, START, Optional.empty(), false);
    }

    private static Optional<Allowances> allowances(Standing standing) {
        return standing.clocks().map(Clocks::allowances);
    }

    private static void assertSame(Standing expected, Standing actual) {
        assertEquals(expected.position(), actual.position());
        assertEquals(expected.position().key(), actual.position().key());
        assertEquals(expected.position().swapBan(), actual.position().swapBan());
        assertArrayEquals(expected.history().toBytes(), actual.history().toBytes());
        assertEquals(expected.ply(), actual.ply());
        assertEquals(
                expected.lastMove().map(RecordedMove::move), actual.lastMove().map(RecordedMove::move));
        assertEquals(allowances(expected), allowances(actual));
    }

    @ParameterizedTest(name = "{0}, {1}")
    @MethodSource("games")
    void a_game_stands_as_it_did_when_the_turn_began_and_the_same_moves_lead_to_the_same_again(String key, int seed) {
        Play play = new Play(Variant.of(key), seed);
        play.play(40);
        int plies = play.game.ply();
        int toPly = play.random.nextInt(plies);
        List<Standing> before = new ArrayList<>(play.turns);
        before.add(play.game.standing());
        List<RecordedMove> moves = List.copyOf(play.standing);

        play.takeBack(toPly);

        Standing now = play.game.standing();
        assertSame(before.get(toPly), now);
        assertEquals(play.at, now.turnSince());
        now.clocks().ifPresent(clocks -> {
            assertEquals(play.at, clocks.since());
            assertEquals(0, clocks.warnings());
            assertTrue(clocks.isRunning());
        });
        assertTrue(play.game.standing().isGuarded());
        assertEquals(plies, now.journal().lastMoveSeq());
        assertEquals(Optional.of(toPly), play.game.changes().tookBackTo());

        Instant since = play.at;
        for (RecordedMove move : moves.subList(toPly, plies)) {
            // As long after its turn began as it was the first time.
            play.at =
                    play.at.plus(move.charge().map(charge -> charge.elapsed()).orElse(Duration.between(START, since)));
            play.move(move.move(), move.conditional());
            assertSame(before.get(move.ply()), play.game.standing());
            assertEquals(
                    move.notation(), play.standing.get(play.standing.size() - 1).notation());
            assertEquals(
                    move.charge(), play.standing.get(play.standing.size() - 1).charge());
        }
        assertEquals(plies + plies - toPly, play.game.standing().journal().lastMoveSeq());
        assertEquals(
                before.get(plies).history().occurrences(before.get(plies).position()),
                play.game.standing().occurrences());
    }

    @Test
    void clocks_keep_what_is_left_on_them_where_nobody_wrote_down_what_they_had() {
        Game game = start(Variant.ROCAILLE, CONTROLS.get(1));
        RecordedMove played =
                game.play(game.candidate(game.position().legalMoves().get(0)), START.plusSeconds(3600));
        RecordedMove old = new RecordedMove(
                played.seq(),
                played.ply(),
                played.move(),
                played.notation(),
                played.playedAt(),
                played.positionKey(),
                played.check(),
                played.ending(),
                played.charge(),
                Optional.empty(),
                false);
        Instant at = START.plusSeconds(7200);
        Proposal proposal = game.propose(Side.WHITE, new Matter.Takeback(0), at.plusSeconds(60), Optional.empty(), at);

        game.answer(proposal, Proposal.Answer.ACCEPT, ply -> List.of(old), at);

        Clocks clocks = game.standing().clocks().orElseThrow();
        assertEquals(played.charge().orElseThrow().left(), clocks.mover().left(), "White's, after its move");
        assertEquals(Duration.ofDays(30).minusHours(1), clocks.waiter().left(), "Black's, who has thought for an hour");
        assertEquals(Side.WHITE, game.position().turn());
    }
}
