package org.rocaille.opponent;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.BooleanSupplier;
import org.rocaille.engine.Limits;
import org.rocaille.engine.Search;
import org.rocaille.engine.Variation;
import org.rocaille.player.PlayerName;
import org.rocaille.rules.History;
import org.rocaille.rules.Position;

/**
 * How well an opponent plays. The lower ones err as people do: they look less far, overlook some of the moves that there are,
 * and choose among those that they see, a worse one more rarely. None plays a move that, as far as it looks, gives
 * something away that most moves would keep. All but the highest are limited by depth or positions, not by time, so
 * that they are as strong on any machine.
 */
public enum Level {
    ONE(
            1,
            Limits.depth(1).withLines(Integer.MAX_VALUE),
            0.6,
            300,
            "Overlooks most of what there is, and hangs nothing at once."),
    TWO(2, Limits.depth(1).withLines(Integer.MAX_VALUE), 0.3, 150, "Overlooks much, and looks at its own move only."),
    THREE(
            3,
            Limits.depth(1).withLines(Integer.MAX_VALUE),
            0,
            60,
            "Looks at its own move only, and likes the better ones."),
    FOUR(4, Limits.depth(2).withLines(12), 0.15, 100, "Looks at your answer, and misses what comes after it."),
    FIVE(5, Limits.depth(3).withLines(8), 0, 60, "Sees short combinations, and often plays the second best move."),
    SIX(6, Limits.depth(4).withLines(3), 0, 20, "Seldom gives anything away."),
    SEVEN(7, Limits.nodes(60_000), 0, 0, "Plays the best it finds in a fraction of a second."),
    EIGHT(8, Limits.nodes(2_000_000), 0, 0, "Plays the best it finds in some seconds.");

    /** In hundredths of a pawn: what a move may cost that is played where most cost nothing. */
    private static final int MOST_LOST = 100;

    private final int number;
    private final Limits limits;
    private final double overlooked;
    private final int carelessness;
    private final String description;

    /**
     * @param overlooked   the chance that a move is not thought of
     * @param carelessness in hundredths of a pawn: what costs so much is chosen a third as often as the best
     */
    Level(int number, Limits limits, double overlooked, int carelessness, String description) {
        this.number = number;
        this.limits = limits;
        this.overlooked = overlooked;
        this.carelessness = carelessness;
        this.description = description;
    }

    /** From 1, the weakest, to 8. */
    public int number() {
        return number;
    }

    /** The name of the player of this level, such as {@code engine-3}. */
    public PlayerName playerName() {
        return new PlayerName("engine-" + number);
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
     * Chooses a move. With the same seed, and time enough, it is the same.
     *
     * @param search  used from scratch
     * @param history what the position has come from, itself included
     * @param most        how long it may take
     * @param isCancelled asked now and then; the choice is a hasty one soon after it says so
     * @return the move, and what the opponent thinks will come of it
     * @throws IllegalArgumentException if the game is over
     */
    public Variation choose(
            Search search, Position position, History history, long seed, Duration most, BooleanSupplier isCancelled) {
        search.clear();

        List<Variation> found = search.run(position, history, limits.withTime(most), isCancelled, variation -> {});
        if (found.isEmpty()) {
            throw new IllegalArgumentException("Nobody moves where a game is over");
        }
        return carelessness == 0 ? found.get(0) : anyOf(found, new Random(seed));
    }

    private Variation anyOf(List<Variation> found, Random random) {
        int usual = found.get(found.size() / 2).score().value();
        List<Variation> fair = found.stream()
                .filter(variation -> variation.score().value() >= usual - MOST_LOST)
                .toList();
        List<Variation> seen = fair.stream()
                .filter(variation -> random.nextDouble() >= overlooked)
                .toList();
        return drawn(seen.isEmpty() ? fair : seen, random);
    }

    /** One of several, the best most likely. */
    private Variation drawn(List<Variation> seen, Random random) {
        int best = seen.get(0).score().value();
        double[] chances = seen.stream()
                .mapToDouble(variation -> Math.exp((variation.score().value() - best) / (double) carelessness))
                .toArray();
        double lot = random.nextDouble() * Arrays.stream(chances).sum();
        int chosen = 0;
        while (chosen < chances.length - 1 && lot >= chances[chosen]) {
            lot -= chances[chosen++];
        }
        return seen.get(chosen);
    }
}
