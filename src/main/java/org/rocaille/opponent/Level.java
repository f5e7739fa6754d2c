package org.rocaille.opponent;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.rocaille.engine.Limits;
import org.rocaille.engine.Search;
import org.rocaille.engine.Variation;
import org.rocaille.player.PlayerName;
import org.rocaille.rules.History;
import org.rocaille.rules.Move;
import org.rocaille.rules.Outcome;
import org.rocaille.rules.Position;

/**
 * How well an opponent plays, from {@link #ONE}, whom a beginner can beat, to {@link #EIGHT}, which thinks as long as it
 * may.
 *
 * <p>The lower ones err as people do: more or less often they do not think, but play a move that came to their mind and
 * seems good enough at a glance, the more seldom the more it costs. A glance sees the enemy's answer, and captures to
 * their end. So even the lowest leaves no piece where it can simply be taken, misses no win in one move, and lets nobody
 * win in one where that can be helped; what else it could win it may miss.
 */
public enum Level {
    ONE(1, 1, 3_000, "Plays whatever comes to its mind, as long as it loses nothing at once: for your first games."),
    TWO(1, 1, 300, "Sees what can be taken, and not much else."),
    THREE(1, 1, 100, "Sees what can be taken, and likes the better moves."),
    FOUR(4_000, 0.5, 100, "Looks a few moves ahead, when it thinks."),
    FIVE(6_000, 0.2, 70, "Plays sensibly, and overlooks a threat now and then."),
    SIX(12_000, 0.05, 50, "Seldom overlooks anything."),
    SEVEN(100_000, 0, 1, "Plays the best that it finds in a fraction of a second."),
    EIGHT(Long.MAX_VALUE, 0, 1, "Plays the best that it finds in some seconds.");

    private static final String NAME_PREFIX = "engine-";

    /** How far a glance sees, captures apart: its own move and the answer. */
    private static final int GLANCE_PLIES = 2;
    /** Ends a glance at a position where captures lead to captures without end. */
    private static final long GLANCE_NODES = 20_000;
    /** How many moves may come to its mind before it plays the best at a glance. */
    private static final int IMPULSES = 8;
    /** How much worse than now its position may be after a move that came to its mind, in hundredths of a Pawn. */
    private static final int MOST_GIVEN = 100;

    private final long nodes;
    private final double slips;
    private final double carelessness;
    private final String description;

    /**
     * @param nodes        how many positions it looks at when it thinks
     * @param slips        of how many of its moves, 1 for all, it does not think
     * @param carelessness by how many hundredths of a Pawn a move is worse that it then plays e times more seldom
     */
    Level(long nodes, double slips, double carelessness, String description) {
        this.nodes = nodes;
        this.slips = slips;
        this.carelessness = carelessness;
        this.description = description;
    }

    /** From 1, the weakest, to 8. */
    public int number() {
        return ordinal() + 1;
    }

    /** The name of the player of this level, such as {@code engine-3}. */
    public PlayerName playerName() {
        return new PlayerName(NAME_PREFIX + number());
    }

    /** The level of the player of a name, in whatever case; empty if it has none. */
    public static Optional<Level> of(PlayerName name) {
        return List.of(values()).stream()
                .filter(level -> level.playerName().key().equals(name.key()))
                .findAny();
    }

    /** What it is like to play against, in a sentence. */
    public String description() {
        return description;
    }

    /**
     * Chooses a move. With time enough, all levels but the highest are as strong on any machine and choose the same for
     * the same seed.
     *
     * @param search      used from scratch
     * @param history     what the position has come from, itself included
     * @param seed        what its mistakes come from
     * @param most        how long it may think; only the highest level ever needs seconds
     * @param isCancelled asked now and then; the choice is a hasty one soon after it says so
     * @throws IllegalArgumentException if the game is over
     */
    public Move choose(
            Search search, Position position, History history, long seed, Duration most, BooleanSupplier isCancelled) {
        if (position.outcome(history.occurrences(position)).isPresent()) {
            throw new IllegalArgumentException("Nobody moves where a game is over");
        }
        search.clear();
        SplittableRandom random = new SplittableRandom(seed);
        boolean thinks = random.nextDouble() >= slips;
        return thinks
                ? best(search, position, history, Limits.nodes(nodes).withTime(most), isCancelled)
                        .move()
                : impulse(search, position, history, random);
    }

    private static Variation best(
            Search search, Position position, History history, Limits limits, BooleanSupplier isCancelled) {
        return search.run(position, history, limits, isCancelled, variation -> {})
                .get(0);
    }

    private static Variation glance(Search search, Position position, History history, int plies) {
        return best(search, position, history, Limits.depth(plies).withNodes(GLANCE_NODES), () -> false);
    }

    /** The first move that comes to its mind and seems good enough; the best at a glance if there is none. */
    private Move impulse(Search search, Position position, History history, SplittableRandom random) {
        Variation best = glance(search, position, history, GLANCE_PLIES);
        if (best.score().isForced()) {
            return best.move();
        }
        int highest = best.score().value();
        int lowest = Math.min(highest, search.standing(position).value()) - MOST_GIVEN;
        List<Move> moves = position.legalMoves();
        return random.ints(0, moves.size())
                .limit(IMPULSES)
                .mapToObj(moves::get)
                .filter(move -> {
                    int value = valueAtAGlance(search, position, history, move);
                    return value >= lowest && random.nextDouble() < Math.exp((value - highest) / carelessness);
                })
                .findFirst()
                .orElse(best.move());
    }

    private static int valueAtAGlance(Search search, Position position, History history, Move move) {
        Position after = position.play(move);
        History longer = history.after(move, after);
        return after.outcome(longer.occurrences(after))
                .map(Level::value)
                .orElseGet(() ->
                        -glance(search, after, longer, GLANCE_PLIES - 1).score().value());
    }

    /** What it is worth to end the game with a move, where none wins. */
    private static int value(Outcome outcome) {
        return outcome.winner().isPresent() ? Integer.MIN_VALUE / 2 : 0;
    }
}
