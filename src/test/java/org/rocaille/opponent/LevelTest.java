package org.rocaille.opponent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.rocaille.engine.Limits;
import org.rocaille.engine.RandomGames;
import org.rocaille.engine.RandomGames.Moment;
import org.rocaille.engine.Search;
import org.rocaille.player.PlayerName;
import org.rocaille.rules.History;
import org.rocaille.rules.Move;
import org.rocaille.rules.Outcome;
import org.rocaille.rules.Position;
import org.rocaille.rules.Variant;

/** What opponents play. */
class LevelTest {

    /** How many random positions of each variant the lowest levels play; more with {@code -Dopponent.positions}. */
    private static final int COUNT = Integer.getInteger("opponent.positions", 60);

    private static final Duration LONG = Duration.ofMinutes(1);
    private static final Duration SHORT = Duration.ofMillis(50);

    /** In hundredths of a Pawn: less than the least piece, and more than a careless move may cost. */
    private static final int LESS_THAN_A_PIECE = 150;

    private final Search search = new Search(1 << 20);

    static Stream<Variant> variants() {
        return Variant.all().stream();
    }

    /** Positions of all variants. */
    private static List<Moment> moments(long seed, int ofEach) {
        return variants()
                .flatMap(variant -> RandomGames.moments(variant, seed, ofEach))
                .toList();
    }

    private static Moment start(Variant variant) {
        return new Moment(variant.start(), History.startingAt(variant.start()));
    }

    private Move choose(Level level, Moment moment, long seed) {
        Duration most = level == Level.EIGHT ? SHORT : LONG;
        return level.choose(search, moment.position(), moment.history(), seed, most, () -> false);
    }

    private Set<Move> choices(Level level, Moment moment, int seeds) {
        return LongStream.range(0, seeds)
                .mapToObj(seed -> choose(level, moment, seed))
                .collect(Collectors.toSet());
    }

    @ParameterizedTest
    @EnumSource
    void each_plays_legal_moves(Level level) {
        for (Moment moment : moments(1, 2)) {
            Move move = choose(level, moment, 5);
            assertTrue(moment.position().legalMoves().contains(move), move + " in " + moment.position());
        }
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "EIGHT") // which has as much time as there is
    void each_plays_the_same_for_the_same_seed_whatever_was_searched_before(Level level) {
        List<Moment> moments = moments(2, 2);
        List<Move> first =
                moments.stream().map(moment -> choose(level, moment, 7)).toList();
        Search another = new Search(1 << 20);
        for (int i = 0; i < moments.size(); i++) {
            Moment moment = moments.get(i);
            assertEquals(
                    first.get(i),
                    level.choose(another, moment.position(), moment.history(), 7, LONG, () -> false),
                    () -> moment.position().toString());
        }
    }

    @ParameterizedTest
    @MethodSource("variants")
    void a_beginner_plays_this_and_that_and_the_strong_the_best(Variant variant) {
        assertTrue(choices(Level.ONE, start(variant), 30).size() > 10);
        assertTrue(choices(Level.FOUR, start(variant), 30).size() > 1);
        assertEquals(1, choices(Level.SEVEN, start(variant), 3).size());
    }

    @Test
    void the_highest_plays_what_it_finds_to_be_best_in_the_time_it_has() {
        Moment won = RandomGames.moments(Variant.ROCOCO, 3, 500)
                .filter(moment -> canWinInOne(moment.position()))
                .findFirst()
                .orElseThrow();
        for (Move move : choices(Level.EIGHT, won, 5)) {
            assertTrue(wins(won.position(), move), move::text);
        }
    }

    @ParameterizedTest
    @MethodSource("variants")
    void even_a_beginner_gives_no_piece_away_at_a_glance(Variant variant) {
        RandomGames.moments(variant, 4, COUNT).forEach(moment -> {
            Position position = moment.position();
            int kept = Math.min(
                    value(position, moment.history(), 2),
                    search.standing(position).value());
            Move move = choose(Level.ONE, moment, position.key());
            Position after = position.play(move);
            History longer = moment.history().after(move, after);
            if (after.outcome(longer.occurrences(after)).isEmpty()) {
                int cost = kept + value(after, longer, 1);
                assertTrue(cost < LESS_THAN_A_PIECE, () -> move + " costs " + cost + " in " + position);
            }
        });
    }

    private int value(Position position, History history, int plies) {
        search.clear();
        return search.run(position, history, Limits.depth(plies), () -> false, variation -> {})
                .get(0)
                .score()
                .value();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void even_a_beginner_wins_in_one_move_and_lets_nobody_do_so_where_it_can_be_helped(Variant variant) {
        RandomGames.moments(variant, 5, COUNT).forEach(moment -> {
            Position position = moment.position();
            Move move = choose(Level.ONE, moment, 3);
            if (canWinInOne(position)) {
                assertTrue(wins(position, move), () -> move + " does not win in " + position);
            } else if (canWinInOne(position.play(move))) {
                assertFalse(
                        position.legalMoves().stream().anyMatch(other -> !canWinInOne(position.play(other))),
                        () -> move + " loses at once in " + position);
            }
        });
    }

    private static boolean canWinInOne(Position position) {
        return position.outcome().isEmpty() && position.legalMoves().stream().anyMatch(move -> wins(position, move));
    }

    private static boolean wins(Position position, Move move) {
        return position.play(move)
                .outcome()
                .flatMap(Outcome::winner)
                .filter(position.turn()::equals)
                .isPresent();
    }

    @Test
    void each_is_found_by_the_name_of_its_player() {
        for (Level level : Level.values()) {
            assertEquals("engine-" + level.number(), level.playerName().text());
            assertEquals(level, Level.of(level.playerName()).orElseThrow());
            assertTrue(level.playerName().isReserved());
        }
        assertEquals(Level.THREE, Level.of(new PlayerName("ENGINE-3")).orElseThrow());
        assertTrue(Level.of(new PlayerName("engine-9")).isEmpty());
    }

    @Test
    void nobody_chooses_where_a_game_is_over() {
        Position over = Position.parse(Variant.ROCOCO, "10/10/10/10/10/10/10/10/4K5/10 b - 0 1");
        Moment moment = new Moment(over, History.startingAt(over));
        assertThrows(IllegalArgumentException.class, () -> choose(Level.ONE, moment, 1));
    }
}
