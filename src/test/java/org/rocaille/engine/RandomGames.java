package org.rocaille.engine;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.rocaille.rules.History;
import org.rocaille.rules.Move;
import org.rocaille.rules.Position;
import org.rocaille.rules.Variant;

/** Positions of games played at random, the same for the same seed; no game is over in them. */
public final class RandomGames {

    private static final int LONGEST = 50;

    /**
     * A position of such a game.
     *
     * @param history what it has come from, itself included
     */
    public record Moment(Position position, History history) {}

    private RandomGames() {}

    /** One position of each of so many games. */
    public static Stream<Moment> moments(Variant variant, long seed, int count) {
        Random random = new Random(seed * 31 + variant.key().hashCode());
        return Stream.generate(() -> moment(variant, random)).limit(count);
    }

    public static Stream<Position> positions(Variant variant, long seed, int count) {
        return moments(variant, seed, count).map(Moment::position);
    }

    private static Moment moment(Variant variant, Random random) {
        Position position = variant.start();
        History history = History.startingAt(position);
        for (int left = 1 + random.nextInt(LONGEST); left > 0; left--) {
            List<Move> moves = position.legalMoves();
            Move move = moves.get(random.nextInt(moves.size()));
            Position after = position.play(move);
            History longer = history.after(move, after);
            if (after.outcome(longer.occurrences(after)).isPresent()) {
                break;
            }
            position = after;
            history = longer;
        }
        return new Moment(position, history);
    }
}
