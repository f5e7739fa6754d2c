package org.rocaille.rules;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Counts the legal move sequences of a given length: the usual measure of whether a move generator is right, and how
 * fast it is. A position that is over has no moves; repetition and quiet plies are ignored.
 */
public final class Perft {

    private final Generator generator;
    private final int side;
    private final int ban;

    private Perft(Position position) {
        generator = position.generator();
        side = position.turn().ordinal();
        ban = position.banCode();
    }

    /**
     * Counts the leaves of the tree of legal moves.
     *
     * @param depth how many plies, 0 for the position itself
     */
    public static long count(Position position, int depth) {
        return new Perft(position).count(depth);
    }

    private long count(int depth) {
        return count(side, ban, depth);
    }

    private long count(int side, int ban, int depth) {
        if (depth == 0) {
            return 1;
        }
        int base = generator.stack.top;
        generator.legalMoves(side, ban);
        int end = generator.stack.top;
        long nodes = 0;
        if (depth == 1) {
            nodes = end - base;
        } else {
            for (int i = base; i < end; i++) {
                long move = generator.stack.moves[i];
                int nextBan = generator.banAfter(move);
                int mark = generator.board.play(move);
                nodes += count(side ^ 1, nextBan, depth - 1);
                generator.board.undo(mark);
            }
        }
        generator.stack.top = base;
        return nodes;
    }

    /**
     * Prints the count for a position and how fast it was made: {@code Perft VARIANT DEPTH [FEN] [--divide] [--cold]}.
     * Its last line is {@code nodes N seconds S nps R}.
     */
    public static void main(String[] args) {
        int status = run(args, System.out, System.err);
        if (status != 0) {
            System.exit(status);
        }
    }

    /** Does what {@link #main} does, and tells the exit status. */
    static int run(String[] args, PrintStream out, PrintStream err) {
        List<String> words = new ArrayList<>(List.of(args));
        boolean divide = words.remove("--divide");
        boolean cold = words.remove("--cold");
        if (words.size() < 2 || words.size() > 3 || !words.get(1).matches("[0-9]{1,2}")) {
            return fail(err, "usage: Perft VARIANT DEPTH [FEN] [--divide] [--cold]");
        }
        Optional<Variant> variant = Variant.find(words.get(0));
        if (variant.isEmpty()) {
            return fail(err, "no such variant: " + words.get(0) + "; there are " + Variant.all());
        }
        try {
            Position position = words.size() == 3
                    ? Position.parse(variant.get(), words.get(2))
                    : variant.get().start();
            print(position, Integer.parseInt(words.get(1)), divide, cold, out);
            return 0;
        } catch (InvalidPositionException e) {
            return fail(err, "no position: " + e.getMessage());
        }
    }

    private static void print(Position position, int depth, boolean divide, boolean cold, PrintStream out) {
        // One for both counts: what grows in the first would, grown again in the second, undo what was compiled.
        Perft perft = new Perft(position);
        if (!cold) {
            perft.count(depth);
        }
        if (divide && depth > 0) {
            for (Move move : position.legalMoves()) {
                out.println(move.text() + " " + count(position.play(move), depth - 1));
            }
        }
        long start = System.nanoTime();
        long nodes = perft.count(depth);
        double seconds = Math.max(System.nanoTime() - start, 1) / 1e9;
        out.println(String.format(Locale.ROOT, "nodes %d seconds %.3f nps %.0f", nodes, seconds, nodes / seconds));
    }

    private static int fail(PrintStream err, String message) {
        err.println(message);
        return 2;
    }
}
