package org.rocaille.engine;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import org.rocaille.rules.History;
import org.rocaille.rules.Position;
import org.rocaille.rules.Variant;

/**
 * How fast the engine is and how deep it sees: {@code Pace [seconds=1]}. It searches positions of a game that it plays
 * against itself, the same every time, each for so long and without what it learnt from others, and prints for each
 * variant the medians with the lowest and the highest.
 */
public final class Pace {

    private static final Limits QUICK = Limits.nodes(5_000);
    private static final long TABLE_BYTES = 64 << 20;
    private static final int PLIES_BETWEEN = 8;
    private static final int POSITIONS = 9;

    private Pace() {}

    private record Stand(Position position, History history) {}

    public static void main(String[] args) {
        double seconds = args.length == 0 ? 1 : Double.parseDouble(args[0].substring("seconds=".length()));
        Limits limits = Limits.time(Duration.ofMillis((long) (1000 * seconds)));
        Search search = new Search(TABLE_BYTES);
        System.out.println("| variant | positions | thousand nodes a second | depth, plies | farthest, plies |");
        System.out.println("|---|---|---|---|---|");
        for (Variant variant : Variant.all()) {
            List<Stand> stands = stands(search, variant);
            stands.forEach(stand -> best(search, stand, limits)); // So that the code is compiled.
            List<Variation> found =
                    stands.stream().map(stand -> best(search, stand, limits)).toList();
            System.out.printf(
                    "| %s | %d | %s | %s | %s |%n",
                    variant.key(),
                    found.size(),
                    spread(found, variation -> variation.nodesPerSecond() / 1e3),
                    spread(found, Variation::depth),
                    spread(found, Variation::farthest));
        }
    }

    private static List<Stand> stands(Search search, Variant variant) {
        List<Stand> stands = new ArrayList<>();
        Position position = variant.start();
        History history = History.startingAt(position);
        for (int ply = 0; stands.size() < POSITIONS; ply++) {
            if (position.outcome(history.occurrences(position)).isPresent()) {
                return stands;
            }
            if (ply % PLIES_BETWEEN == 0) {
                stands.add(new Stand(position, history));
            }
            Variation best = best(search, new Stand(position, history), QUICK);
            position = position.play(best.move());
            history = history.after(best.move(), position);
        }
        return stands;
    }

    private static Variation best(Search search, Stand stand, Limits limits) {
        search.clear();
        return search.run(stand.position(), stand.history(), limits, () -> false, variation -> {})
                .get(0);
    }

    private static String spread(List<Variation> found, ToDoubleFunction<Variation> figure) {
        double[] sorted = found.stream().mapToDouble(figure).sorted().toArray();
        return String.format(
                Locale.ROOT, "%.0f (%.0f to %.0f)", sorted[sorted.length / 2], sorted[0], sorted[sorted.length - 1]);
    }
}
