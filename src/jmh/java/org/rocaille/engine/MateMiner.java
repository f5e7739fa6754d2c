package org.rocaille.engine;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.rocaille.rules.History;
import org.rocaille.rules.Move;
import org.rocaille.rules.MutablePosition;
import org.rocaille.rules.Position;
import org.rocaille.rules.Variant;

/**
 * Finds positions with a forced win in games that the engine plays against itself, and prints those that a search of
 * the full width proves: {@code MateMiner VARIANT COUNT SEED}. A line is the FEN, in how many moves the win is and not
 * in fewer, and a move that achieves it.
 */
public final class MateMiner {

    private static final int OPENING_PLIES = 8;
    private static final int LONGEST_GAME = 160;
    private static final int LONGEST_WIN = 3;
    private static final Limits MOVE = Limits.nodes(2000);

    private final Variant variant;
    private final Random random;
    private final int[] wanted = new int[LONGEST_WIN + 1];
    private final Set<String> seen = new HashSet<>();

    private MateMiner(Variant variant, int count, long seed) {
        this.variant = variant;
        random = new Random(seed);
        // where removing the King wins, a win in one is no more than that
        int shortest = variant.kingRule().knowsCheck() ? 1 : 2;
        IntStream.range(0, count).forEach(i -> wanted[shortest + i % (LONGEST_WIN + 1 - shortest)]++);
    }

    public static void main(String[] args) {
        new MateMiner(Variant.of(args[0]), Integer.parseInt(args[1]), Long.parseLong(args[2])).mine();
    }

    private void mine() {
        while (IntStream.of(wanted).sum() > 0) {
            int[] missing = IntStream.rangeClosed(1, LONGEST_WIN)
                    .filter(moves -> wanted[moves] > 0)
                    .toArray();
            playGame(missing[random.nextInt(missing.length)]);
        }
    }

    /** Plays a game until it comes to a win in so many moves. */
    private void playGame(int moves) {
        Search search = new Search(1 << 22);
        Position position = variant.start();
        History history = History.startingAt(position);
        boolean found = false;
        for (int ply = 0; ply < LONGEST_GAME && !found; ply++) {
            List<Variation> best = search.run(position, history, MOVE, () -> false, variation -> {});
            if (best.isEmpty()) {
                return;
            }
            Score score = best.get(0).score();
            found = score.isForced() && score.winsIn() == moves && print(position, best.get(0));
            List<Move> legal = position.legalMoves();
            Move move = ply < OPENING_PLIES
                    ? legal.get(random.nextInt(legal.size()))
                    : best.get(0).move();
            position = position.play(move);
            history = history.after(move, position);
        }
    }

    /** Prints a position if the full width proves the win that was found, no shorter one, and such are still wanted. */
    private boolean print(Position position, Variation found) {
        int moves = found.score().winsIn();
        if (!seen.add(position.fen())) {
            return false;
        }
        MutablePosition root = MutablePosition.of(position);
        FullWidth proof = new FullWidth(root);
        long[] legal = new long[root.mostMoves()];
        int count = root.legalMoves(legal);
        boolean proven = IntStream.range(0, count)
                .filter(i -> root.move(legal[i]).equals(found.move()))
                .allMatch(i -> proof.winsBy(legal[i], moves));
        if (!proven || moves > 1 && proof.wins(moves - 1)) {
            return false;
        }
        wanted[moves]--;
        System.out.println(position.fen() + " ; " + moves + " ; " + found.move());
        return true;
    }
}
