package org.rocaille.opponent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rocaille.engine.Limits;
import org.rocaille.engine.Search;
import org.rocaille.engine.Variation;
import org.rocaille.player.PlayerName;
import org.rocaille.rules.History;
import org.rocaille.rules.Move;
import org.rocaille.rules.Position;
import org.rocaille.rules.Variant;

/** What opponents play. */
class LevelTest {

    private static final Duration LONG = Duration.ofMinutes(1);

    /** In hundredths of a pawn: a piece, however small. */
    private static final int A_PIECE = 180;

    private final Search search = new Search(1 << 20);

    private Move choose(Level level, Position position, long seed) {
        Duration most = level == Level.EIGHT ? Duration.ofMillis(50) : LONG;
        return level.choose(search, position, History.startingAt(position), seed, most, () -> false)
                .move();
    }

    @ParameterizedTest
    @EnumSource
    void each_plays_legal_moves_and_the_same_one_for_the_same_seed(Level level) {
        for (Variant variant : Variant.all()) {
            Position start = variant.start();
            Move move = choose(level, start, 1);
            assertTrue(start.legalMoves().contains(move), move.text());
            if (level != Level.EIGHT) { // Which has as much time as there is.
                assertEquals(move, choose(level, start, 1));
            }
        }
    }

    @Test
    void a_beginner_plays_this_and_that_and_the_strong_the_best() {
        Set<Move> weak = new HashSet<>();
        Set<Move> strong = new HashSet<>();
        for (int seed = 0; seed < 30; seed++) {
            weak.add(choose(Level.ONE, Variant.ROCOCO.start(), seed));
            strong.add(choose(Level.SEVEN, Variant.ROCOCO.start(), seed));
        }
        assertTrue(weak.size() > 10, weak.toString());
        assertEquals(1, strong.size(), strong.toString());
    }

    @Test
    void even_a_beginner_gives_no_piece_away_that_most_moves_would_keep() {
        Random random = new Random(1);
        for (int game = 0; game < 40; game++) {
            Position position = Variant.all().get(game % 4).start();
            for (int ply = 0; ply < 16 && position.outcome().isEmpty(); ply++) {
                if (ply > 3) {
                    checkThatNothingIsGivenAway(position, random.nextLong());
                }
                List<Move> moves = position.legalMoves();
                position = position.play(moves.get(random.nextInt(moves.size())));
            }
        }
    }

    private void checkThatNothingIsGivenAway(Position position, long seed) {
        Move chosen = choose(Level.ONE, position, seed);
        search.clear();
        Limits glance = Limits.depth(1).withLines(Integer.MAX_VALUE);
        List<Variation> all = search.run(position, History.startingAt(position), glance, () -> false, found -> {});
        int usual = all.get(all.size() / 2).score().value();
        int ofChosen = all.stream()
                .filter(found -> found.move().equals(chosen))
                .findAny()
                .orElseThrow()
                .score()
                .value();
        assertTrue(ofChosen > usual - A_PIECE, position.fen() + ": " + chosen.text());
    }

    @ParameterizedTest
    @EnumSource(
            mode = EnumSource.Mode.EXCLUDE,
            names = {"ONE", "TWO"})
    void whoever_overlooks_little_takes_a_king_that_stands_to_be_taken(Level level) {
        Position position = Position.parse(Variant.ROCOCO, "10/10/4k5/10/10/10/10/4L5/4K5/10 w - 0 1");
        for (int seed = 0; seed < 3; seed++) {
            Position after = position.play(choose(level, position, seed));
            assertTrue(after.outcome().isPresent() || level == Level.FOUR, after.fen());
        }
    }

    @Test
    void each_is_found_by_the_name_of_its_player() {
        for (Level level : Level.values()) {
            assertEquals(level, Level.of(level.playerName()).orElseThrow());
            assertTrue(level.playerName().isReserved());
        }
        assertEquals(Level.THREE, Level.of(new PlayerName("ENGINE-3")).orElseThrow());
        assertTrue(Level.of(new PlayerName("engine-9")).isEmpty());
    }

    @Test
    void nobody_chooses_where_a_game_is_over() {
        Position over = Position.parse(Variant.ROCOCO, "10/10/10/10/10/10/10/10/4K5/10 b - 0 1");
        assertThrows(IllegalArgumentException.class, () -> choose(Level.ONE, over, 1));
    }
}
