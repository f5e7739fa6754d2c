package org.rocaille.puzzle;

import static java.util.Comparator.comparingInt;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.rocaille.engine.FullWidth;
import org.rocaille.engine.Limits;
import org.rocaille.engine.MultiCapture;
import org.rocaille.engine.Score;
import org.rocaille.engine.Search;
import org.rocaille.engine.Variation;
import org.rocaille.id.Sha256;
import org.rocaille.rules.History;
import org.rocaille.rules.Move;
import org.rocaille.rules.Position;
import org.rocaille.rules.Variant;

/**
 * Finds puzzles in games that the engine plays against itself, and adds those that are proven to have one solution to
 * the file of a variant: {@code PuzzleMiner VARIANT MINUTES SEED}. A game gives one puzzle at most, and of a position, its
 * mirror image and both with the colours exchanged there is one at most. Of what there is least is taken first.
 */
public final class PuzzleMiner {

    private static final int OPENING_PLIES = 8;
    private static final int LONGEST_GAME = 160;
    private static final Limits MOVE = Limits.nodes(2000);
    private static final int ID_LENGTH = 10;

    /** With fewer moves to choose from there is nothing to find. */
    private static final int LEAST_MOVES = 8;

    /** With more moves to choose from, proofs of mates in three take too long. */
    private static final int MOST_MOVES_IN_3 = 70;

    private static final List<Theme> MATES = List.of(Theme.MATE_IN_1, Theme.MATE_IN_2, Theme.MATE_IN_3);

    /** How many puzzles of an aim are enough. */
    private static final Map<Theme, Integer> ENOUGH =
            Map.of(Theme.MATE_IN_1, 24, Theme.MATE_IN_2, 24, Theme.MATE_IN_3, 16, Theme.MULTI_CAPTURE, 28);

    /** Of the puzzles of an aim, one of so many may be one kind of piece's. */
    private static final int SHARE = 2;

    private final Variant variant;
    private final Random random;
    private final Path file;
    private final Set<Long> seen = new HashSet<>();
    private final Map<String, Integer> counts = new TreeMap<>();

    /** A position of a game that may be a puzzle, and what for. */
    private record Find(Position position, Theme aim, Move move) {

        /** What a spread is wanted of: the aim, and the piece that moves. */
        String kind() {
            return aim.code() + " " + move.piece().type();
        }
    }

    private PuzzleMiner(Variant variant, long seed) throws IOException {
        this.variant = variant;
        random = new Random(seed);
        file = Path.of("src/main/resources/puzzles/" + variant + ".puzzles");
        Puzzles.read(variant, Files.readString(file)).forEach(this::count);
    }

    public static void main(String[] args) throws IOException {
        PuzzleMiner miner = new PuzzleMiner(Variant.of(args[0]), Long.parseLong(args[2]));
        long end = System.nanoTime() + (long) (Double.parseDouble(args[1]) * 60e9);
        int games = 0;
        while (System.nanoTime() < end && miner.wantsMore()) {
            miner.mineGame();
            games++;
        }
        System.out.println(miner.variant + ": " + games + " games, " + miner.counts);
    }

    private void count(Puzzle puzzle) {
        Theme aim = puzzle.themes().iterator().next();
        Find find = new Find(puzzle.position(), aim, puzzle.solution().get(0));
        counts.merge(aim.code(), 1, Integer::sum);
        counts.merge(find.kind(), 1, Integer::sum);
        seen.add(Likeness.of(puzzle.position()));
    }

    private int count(String what) {
        return counts.getOrDefault(what, 0);
    }

    private boolean wantsMore() {
        return ENOUGH.keySet().stream().anyMatch(aim -> count(aim.code()) < enough(aim));
    }

    /** Where removing the King wins, a win by the next move is no more than that. */
    private int enough(Theme aim) {
        return aim == Theme.MATE_IN_1 && !variant.kingRule().knowsCheck() ? 0 : ENOUGH.get(aim);
    }

    private boolean isWanted(Find find) {
        int enough = enough(find.aim());
        return count(find.aim().code()) < enough && count(find.kind()) * SHARE < enough;
    }

    /** Plays a game, and keeps one of the puzzles in it. */
    private void mineGame() throws IOException {
        List<Find> finds = new ArrayList<>(finds());
        finds.sort(comparingInt(
                find -> 100 * count(find.aim().code()) / ENOUGH.get(find.aim()) + 10 * count(find.kind())));
        for (Find find : finds) {
            Optional<Puzzle> puzzle = Optional.of(find)
                    .filter(this::isWanted)
                    .filter(wanted -> !seen.contains(Likeness.of(wanted.position())))
                    .flatMap(PuzzleMiner::prove);
            if (puzzle.isPresent()) {
                count(puzzle.get());
                Files.writeString(file, puzzle.get() + "\n", StandardOpenOption.APPEND);
                return;
            }
        }
    }

    private List<Find> finds() {
        List<Find> finds = new ArrayList<>();
        Search search = new Search(1 << 22);
        Position position = variant.start();
        History history = History.startingAt(position);
        for (int ply = 0; ply < LONGEST_GAME; ply++) {
            List<Variation> best = search.run(position, history, MOVE, () -> false, variation -> {});
            if (best.isEmpty()) {
                break;
            }
            List<Move> legal = position.legalMoves();
            Move move = best.get(0).move();
            if (legal.size() >= LEAST_MOVES && position.swapBan().isEmpty()) {
                Position fresh = fresh(position);
                aim(best.get(0)).ifPresent(aim -> finds.add(new Find(fresh, aim, move)));
            }
            Move played = ply < OPENING_PLIES ? legal.get(random.nextInt(legal.size())) : move;
            position = position.play(played);
            history = history.after(played, position);
        }
        return finds;
    }

    /** What a position may be a puzzle of, if any. */
    private static Optional<Theme> aim(Variation best) {
        Score score = best.score();
        if (score.isForced()) {
            return Theme.find("mate-in-" + score.winsIn());
        }
        return Optional.of(Theme.MULTI_CAPTURE)
                .filter(aim -> best.move().captures().size() > 1);
    }

    /** The position as one that a game begins from. */
    private static Position fresh(Position position) {
        String[] fields = position.fen().split(" ");
        return Position.parse(position.variant(), fields[0] + " " + fields[1] + " - 0 1");
    }

    private static Optional<Puzzle> prove(Find find) {
        List<Move> solution = find.aim() == Theme.MULTI_CAPTURE
                ? MultiCapture.isClearlyBest(find.position(), find.move()) ? List.of(find.move()) : List.of()
                : mate(find.position(), MATES.indexOf(find.aim()) + 1);
        return Optional.of(solution)
                .filter(line -> !line.isEmpty())
                .map(line ->
                        new Puzzle(id(find.position()), find.position(), line, Shown.themes(find.position(), line)));
    }

    private static String id(Position position) {
        return Sha256.of(position.variant() + " " + position.fen()).substring(0, ID_LENGTH);
    }

    /** A line of the only win in so many moves, and each only move after it; empty if there is none, or a faster win. */
    private static List<Move> mate(Position position, int moves) {
        boolean isTooMuch = moves > 2 && position.legalMoves().size() > MOST_MOVES_IN_3;
        if (isTooMuch || moves > 1 && FullWidth.wins(position, moves - 1)) {
            return List.of();
        }
        List<Move> winning = FullWidth.winningMoves(position, moves);
        if (winning.size() != 1 || moves == 1) {
            return winning.size() == 1 ? winning : List.of();
        }
        Position after = position.play(winning.get(0));
        for (Move reply : after.legalMoves()) {
            List<Move> rest = mate(after.play(reply), moves - 1);
            if (!rest.isEmpty()) {
                List<Move> line = new ArrayList<>(List.of(winning.get(0), reply));
                line.addAll(rest);
                return line;
            }
        }
        return List.of();
    }
}
