package org.rocaille.engine;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.rocaille.rules.Side;

/**
 * The words after UCI's {@code go}, taken apart.
 *
 * @param numbers    what stands after {@code depth}, {@code nodes} and so on
 * @param isInfinite whether to go on until told to stop
 */
record UciGo(Map<String, Long> numbers, boolean isInfinite) {

    private static final Set<String> NUMBERED =
            Set.of("depth", "nodes", "movetime", "wtime", "btime", "winc", "binc", "movestogo", "mate", "perft");

    /**
     * Takes the words apart.
     *
     * @throws IllegalArgumentException if there is a word that means nothing here, or no number where one belongs
     */
    static UciGo parse(List<String> words) {
        Map<String, Long> numbers = new HashMap<>();
        boolean isInfinite = false;
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            if (NUMBERED.contains(word)) {
                i++;
                numbers.put(word, number(word, i < words.size() ? words.get(i) : ""));
            } else if (word.equals("infinite")) {
                isInfinite = true;
            } else if (!word.equals("ponder")) {
                throw new IllegalArgumentException("go does not know " + word);
            }
        }
        return new UciGo(numbers, isInfinite || numbers.isEmpty());
    }

    private static long number(String word, String text) {
        if (!text.matches("-?[0-9]{1,15}")) {
            throw new IllegalArgumentException("go " + word + " needs a number");
        }
        return Long.parseLong(text);
    }

    /** How many plies to count, if that is all that is wanted; else -1. */
    int perft() {
        return (int) Math.max(-1, Math.min(number("perft", -1), Limits.DEEPEST));
    }

    /**
     * The limits for a side to move.
     *
     * @param lines how many of the best moves to tell
     */
    Limits limits(Side turn, int lines) {
        Limits limits = isInfinite ? Limits.none() : clock(turn);
        if (numbers.containsKey("depth")) {
            limits = limits.withDepth((int) Math.min(number("depth", 0), Limits.DEEPEST));
        }
        if (numbers.containsKey("nodes")) {
            limits = limits.withNodes(number("nodes", 0));
        }
        if (numbers.containsKey("movetime")) {
            limits = limits.withTime(Duration.ofMillis(number("movetime", 0)));
        }
        if (numbers.containsKey("mate")) {
            int moves = (int) Math.max(1, Math.min(number("mate", 1), Limits.DEEPEST / 2));
            limits = limits.withWinWithin(moves).withDepth(2 * moves + 1);
        }
        return limits.withLines(lines);
    }

    private Limits clock(Side turn) {
        String prefix = turn == Side.WHITE ? "w" : "b";
        if (!numbers.containsKey(prefix + "time")) {
            return Limits.none();
        }
        return Limits.clock(
                Duration.ofMillis(Math.max(number(prefix + "time", 0), 0)),
                Duration.ofMillis(Math.max(number(prefix + "inc", 0), 0)),
                (int) Math.max(0, Math.min(number("movestogo", 0), 100)));
    }

    private long number(String word, long otherwise) {
        return numbers.getOrDefault(word, otherwise);
    }
}
