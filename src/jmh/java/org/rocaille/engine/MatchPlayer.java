package org.rocaille.engine;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.Random;
import org.rocaille.opponent.Level;
import org.rocaille.rules.History;
import org.rocaille.rules.Move;
import org.rocaille.rules.Position;
import org.rocaille.rules.Variant;

/** Who plays in a {@link Match}. */
interface MatchPlayer {

    String LEVEL = "level=";
    /** As in the service. */
    Duration MOST = Duration.ofSeconds(4);

    /** What it plays, and what it thinks of its position if it thinks at all. */
    record Choice(Move move, Optional<Score> score) {}

    /** Chooses a move of a game that goes on. */
    Choice choose(Position position, History history);

    /** Begins another game. */
    default void begin() {}

    /**
     * The player that a text describes: {@code random}, any legal move; {@code material}, which looks at every move two
     * plies ahead and counts pieces; {@code level=3}, an opponent of the service; or the engine with settings such as
     * {@code nodes=20000,centre=0,reductions=false}: nodes or depth a move, {@link Technique}s, and weights as {@code weights.properties} names them.
     */
    static MatchPlayer of(String text, Variant variant) {
        return switch (text) {
            case "random" -> anything(new Random(1));
            case "material" -> material(variant);
            default -> text.startsWith(LEVEL) ? opponent(text.substring(LEVEL.length())) : engine(text);
        };
    }

    private static MatchPlayer anything(Random random) {
        return (position, history) -> {
            List<Move> moves = position.legalMoves();
            return new Choice(moves.get(random.nextInt(moves.size())), Optional.empty());
        };
    }

    private static MatchPlayer material(Variant variant) {
        Properties nothingElse = new Properties();
        for (Term term : Term.values()) {
            nothingElse.setProperty(variant.key() + "." + term.key(), "0");
        }
        return thinking(new Search(1 << 16, Technique.NONE, game -> Weights.of(game, nothingElse)), Limits.depth(2));
    }

    private static MatchPlayer opponent(String number) {
        Level level = Level.values()[Integer.parseInt(number) - 1];
        Search search = new Search(1 << 23);
        Random seeds = new Random(1);
        return (position, history) -> new Choice(
                level.choose(search, position, history, seeds.nextLong(), MOST, () -> false), Optional.empty());
    }

    private static MatchPlayer engine(String text) {
        Properties settings = new Properties();
        for (String setting : text.split(",")) {
            String[] pair = setting.split("=", 2);
            settings.setProperty(pair[0], pair[1]);
        }
        Limits limits = Limits.nodes(Long.parseLong(settings.getProperty("nodes", "20000")))
                .withDepth(Integer.parseInt(settings.getProperty("depth", String.valueOf(Limits.DEEPEST))));
        Technique technique = new Technique(
                isOn(settings, "captures"),
                isOn(settings, "extensions"),
                isOn(settings, "reductions"),
                isOn(settings, "pruning"));
        return thinking(new Search(1 << 23, technique, game -> Weights.of(game, settings)), limits);
    }

    private static boolean isOn(Properties settings, String technique) {
        return Boolean.parseBoolean(settings.getProperty(technique, "true"));
    }

    private static MatchPlayer thinking(Search search, Limits limits) {
        return new MatchPlayer() {
            @Override
            public void begin() {
                search.clear();
            }

            @Override
            public Choice choose(Position position, History history) {
                Variation best = search.run(position, history, limits, () -> false, variation -> {})
                        .get(0);
                return new Choice(best.move(), Optional.of(best.score()));
            }
        };
    }
}
