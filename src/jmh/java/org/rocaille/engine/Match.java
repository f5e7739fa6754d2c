package org.rocaille.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.rocaille.rules.History;
import org.rocaille.rules.Move;
import org.rocaille.rules.Outcome;
import org.rocaille.rules.Position;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

/**
 * A match of two {@link MatchPlayer}s: {@code Match VARIANT ONE OTHER [games=200] [seed=1] [minutes=60] [elo0=0
 * elo1=10]}. Every opening, some plies at random, is played twice with the colours exchanged. With {@code elo0} and
 * {@code elo1} it ends as soon as a sequential test (errors of 5 %) tells which of the two differences is nearer.
 */
public final class Match {

    private static final int OPENING_PLIES = 6;
    private static final int LONGEST_GAME = 300;
    /** A game is won when both players have thought so for so many plies. */
    private static final int PLIES_AGREED = 8;

    private static final int CLEAR = 1000;
    /** Openings after which one side is clearly better are left out. */
    private static final int FAIR = 250;

    private static final double SURE = Math.log(0.95 / 0.05);

    private final Variant variant;
    private final MatchPlayer one;
    private final MatchPlayer other;
    private final Random random;
    private final Search judge = new Search(1 << 20);
    private final Map<String, Integer> endings = new TreeMap<>();
    private final MatchScore score = new MatchScore();
    private int plies;

    private Match(Variant variant, MatchPlayer one, MatchPlayer other, long seed) {
        this.variant = variant;
        this.one = one;
        this.other = other;
        random = new Random(seed);
    }

    public static void main(String[] args) {
        Map<String, String> options = new TreeMap<>();
        for (String option : List.of(args).subList(3, args.length)) {
            options.put(option.split("=")[0], option.split("=")[1]);
        }
        Variant variant = Variant.of(args[0]);
        Match match = new Match(
                variant,
                MatchPlayer.of(args[1], variant),
                MatchPlayer.of(args[2], variant),
                Long.parseLong(options.getOrDefault("seed", "1")));
        System.out.println(variant + ": " + args[1] + " against " + args[2]);
        match.play(
                Integer.parseInt(options.getOrDefault("games", "200")),
                Long.parseLong(options.getOrDefault("minutes", "60")),
                Optional.ofNullable(options.get("elo0")).map(Double::parseDouble),
                Optional.ofNullable(options.get("elo1")).map(Double::parseDouble));
    }

    private void play(int games, long minutes, Optional<Double> elo0, Optional<Double> elo1) {
        long end = System.nanoTime() + minutes * 60_000_000_000L;
        boolean undecided = true;
        int played = 0;
        while (undecided && played < games && System.nanoTime() < end) {
            List<Move> opening = opening();
            score.add(points(opening, Side.WHITE), points(opening, Side.BLACK));
            played += 2;
            String line = played + " games: " + score;
            if (elo0.isPresent() && elo1.isPresent()) {
                double ratio = score.likelihoodRatio(elo0.get(), elo1.get());
                undecided = Math.abs(ratio) < SURE;
                line += ", SPRT %.2f of %.2f".formatted(ratio, SURE);
            }
            if (played % 20 == 0 || !undecided || played >= games || System.nanoTime() >= end) {
                System.out.println(line + ", " + plies / played + " plies a game, " + endings);
            }
        }
    }

    /** Some plies at random, after which neither side is clearly better. */
    private List<Move> opening() {
        while (true) {
            List<Move> opening = new ArrayList<>();
            Position position = variant.start();
            for (int ply = 0; ply < OPENING_PLIES && position.outcome().isEmpty(); ply++) {
                List<Move> moves = position.legalMoves();
                Move move = moves.get(random.nextInt(moves.size()));
                opening.add(move);
                position = position.play(move);
            }
            judge.clear();
            List<Variation> found =
                    judge.run(position, History.startingAt(position), Limits.nodes(3000), () -> false, v -> {});
            if (!found.isEmpty() && Math.abs(found.get(0).score().value()) < FAIR) {
                return opening;
            }
        }
    }

    /** What the first player makes of a game in which it plays a side. */
    private double points(List<Move> opening, Side side) {
        one.begin();
        other.begin();
        Position position = variant.start();
        History history = History.startingAt(position);
        int agreed = 0;
        for (int ply = 0; ply < LONGEST_GAME; ply++) {
            Optional<Outcome> outcome = position.outcome(history.occurrences(position));
            if (outcome.isPresent()) {
                return end(ply, outcome.get().reason().code(), outcome.get().winner(), side);
            }
            Move move;
            if (ply < opening.size()) {
                move = opening.get(ply);
            } else {
                MatchPlayer player = position.turn() == side ? one : other;
                MatchPlayer.Choice choice = player.choose(position, history);
                move = choice.move();
                int white = choice.score().map(Score::value).orElse(0) * (position.turn() == Side.WHITE ? 1 : -1);
                agreed = Math.abs(white) < CLEAR ? 0 : white > 0 ? Math.max(agreed, 0) + 1 : Math.min(agreed, 0) - 1;
                if (Math.abs(agreed) >= PLIES_AGREED) {
                    return end(ply, "agreed", Optional.of(agreed > 0 ? Side.WHITE : Side.BLACK), side);
                }
            }
            position = position.play(move);
            history = history.after(move, position);
        }
        return end(LONGEST_GAME, "too-long", Optional.empty(), side);
    }

    private double end(int ply, String ending, Optional<Side> winner, Side side) {
        plies += ply;
        endings.merge(ending, 1, Integer::sum);
        return winner.map(won -> won == side ? 1.0 : 0.0).orElse(0.5);
    }
}
