package org.rocaille.rules.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.rocaille.rules.Move;
import org.rocaille.rules.Position;
import org.rocaille.rules.Variant;

/**
 * Endless lawful positions, the same for the same seed: half out of games played at random from the start, half out of
 * {@link RandomPlacement}s and the plies after them. The core plays, being the faster; whatever it makes of a game is
 * put before both.
 */
final class RandomPositions {

    private static final int LONGEST_GAME = 160;

    private RandomPositions() {}

    /** FENs, without end. */
    static Stream<String> of(Ruleset rules, long seed) {
        return LongStream.iterate(0, i -> i + 1).boxed().flatMap(i -> {
            Random random = new Random(seed * 1_000_003 + i);
            return (i % 4 == 0 ? fromStart(rules, random) : fromPlacement(rules, random)).stream();
        });
    }

    /** About as many positions as three placements give. */
    private static List<String> fromStart(Ruleset rules, Random random) {
        List<String> fens = new ArrayList<>();
        int length = random.nextInt(LONGEST_GAME);
        Position position = Variant.of(rules.key).start();
        for (int ply = 0; ply < length && position.outcome().isEmpty(); ply++) {
            position = position.play(move(position, random));
            if (random.nextInt(20) == 0) {
                fens.add(position.fen());
            }
        }
        fens.add(position.fen());
        return fens;
    }

    private static List<String> fromPlacement(Ruleset rules, Random random) {
        String fen = RandomPlacement.of(rules, random);
        while (!Oracle.isLawful(org.rocaille.rules.oracle.Position.parse(rules, fen))) {
            fen = RandomPlacement.of(rules, random);
        }
        List<String> fens = new ArrayList<>(List.of(fen));
        Position position = Position.parse(Variant.of(rules.key), fen);
        for (int ply = random.nextInt(3); ply > 0 && position.outcome().isEmpty(); ply--) {
            position = position.play(move(position, random));
            fens.add(position.fen());
        }
        return fens;
    }

    /** One of the legal moves; every third time one that does more than travel, if there is any. */
    static Move move(Position position, Random random) {
        List<Move> moves = position.legalMoves();
        if (random.nextInt(3) == 0) {
            List<Move> eventful = moves.stream()
                    .filter(m -> m.kind() != Move.Kind.TRAVEL
                            || !m.captures().isEmpty()
                            || m.promotion().isPresent())
                    .toList();
            moves = eventful.isEmpty() ? moves : eventful;
        }
        return moves.get(random.nextInt(moves.size()));
    }
}
