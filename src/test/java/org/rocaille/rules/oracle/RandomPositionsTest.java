package org.rocaille.rules.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The core and the oracle on random positions: 1,000 per variant, or as many as {@code -Drocaille.positions=100000}
 * says, from another {@code -Drocaille.seed} if wanted.
 */
@DisplayName("On random positions")
@Execution(ExecutionMode.CONCURRENT)
class RandomPositionsTest {

    private static final int POSITIONS = Integer.getInteger("rocaille.positions", 1_000);
    private static final long SEED = Long.getLong("rocaille.seed", 1);

    private final Referee oracle = new OracleReferee();
    private final Referee core = new CoreReferee();

    @ParameterizedTest(name = "{0}")
    @EnumSource
    @DisplayName("core and oracle agree on moves, captures, positions after, check and end")
    void coreAndOracleAgree(Ruleset rules) {
        long begin = System.nanoTime();
        List<String> disagreements = new ArrayList<>();
        long[] moves = new long[1];
        RandomPositions.of(rules, SEED).limit(POSITIONS).forEach(fen -> {
            Verdict expected = Verdict.by(oracle, rules.key, fen);
            Verdict actual = Verdict.by(core, rules.key, fen);
            moves[0] += expected.moves().size();
            if (!expected.equals(actual)) {
                disagreements.add("%s: oracle %s, core %s".formatted(fen, expected, actual));
            }
        });
        System.out.printf(
                "%s: %d random positions, %d moves, %d disagreements, %d s%n",
                rules.key, POSITIONS, moves[0], disagreements.size(), (System.nanoTime() - begin) / 1_000_000_000);
        assertEquals(List.of(), disagreements.subList(0, Math.min(5, disagreements.size())));
    }

    @ParameterizedTest(name = "{0}")
    @EnumSource
    @DisplayName("core and oracle agree on what is a position at all")
    void coreAndOracleAgreeOnWhatIsAPosition(Ruleset rules) {
        Random random = new Random(SEED);
        int refused = 0;
        for (int i = 0; i < POSITIONS; i++) {
            String fen = RandomPlacement.of(rules, random);
            boolean lawful = oracle.isPosition(rules.key, fen);
            assertEquals(lawful, core.isPosition(rules.key, fen), fen);
            refused += lawful ? 0 : 1;
        }
        assertTrue(refused > POSITIONS / 100 && refused < POSITIONS * 9 / 10, refused + " refused");
    }

    /** So that their agreement means something. */
    @ParameterizedTest(name = "{0}")
    @EnumSource
    @DisplayName("everything that can happen does happen")
    void everythingHappens(Ruleset rules) {
        Map<Event, Integer> seen = new EnumMap<>(Event.class);
        RandomPositions.of(rules, SEED).limit(1_000).forEach(fen -> {
            Position position = Position.parse(rules, fen);
            List<Attempt> moves = Oracle.legalMoves(position);
            String over = String.valueOf(Oracle.over(position));
            for (Event event : Event.values()) {
                if (event.happensIn(position, moves, over)) {
                    seen.merge(event, 1, Integer::sum);
                }
            }
        });
        for (Event event : Event.values()) {
            assertEquals(event.belongsTo(rules), seen.getOrDefault(event, 0) >= 3, event + " in " + seen);
        }
    }

    private enum Event {
        CAPTURE,
        THREE_CAPTURES,
        SWAP,
        SWAP_WITH_CAPTURE,
        DESTRUCTION,
        SELF_REMOVAL,
        PROMOTION,
        CAPTURE_ENDING_ON_RING,
        PENDING_BAN,
        FROZEN,
        CHECK,
        MATE,
        NO_MOVES,
        KING_CAPTURED,
        QUIET_PLIES,
        KING_MISSING;

        private boolean belongsTo(Ruleset rules) {
            return switch (this) {
                case CAPTURE, THREE_CAPTURES, FROZEN, KING_MISSING -> true;
                case SWAP, SWAP_WITH_CAPTURE, DESTRUCTION, SELF_REMOVAL, CAPTURE_ENDING_ON_RING, PENDING_BAN ->
                    rules != Ruleset.BAROQUE;
                case PROMOTION -> rules == Ruleset.ROCAILLE || rules == Ruleset.ROCOCO;
                case QUIET_PLIES -> rules == Ruleset.PUSHME || rules == Ruleset.BAROQUE;
                case CHECK, MATE -> rules.checkBinds();
                case NO_MOVES -> true;
                case KING_CAPTURED -> rules == Ruleset.ROCOCO;
            };
        }

        private boolean happensIn(Position p, List<Attempt> moves, String over) {
            return switch (this) {
                case CAPTURE -> moves.stream().anyMatch(m -> !m.victims().isEmpty());
                case THREE_CAPTURES -> moves.stream().anyMatch(m -> m.victims().size() > 2);
                case SWAP -> has(moves, Attempt.Type.SWAP);
                case SWAP_WITH_CAPTURE ->
                    moves.stream()
                            .anyMatch(m -> m.partner() != null && !m.victims().isEmpty());
                case DESTRUCTION -> has(moves, Attempt.Type.DESTROY);
                case SELF_REMOVAL -> has(moves, Attempt.Type.REMOVE);
                case PROMOTION -> moves.stream().anyMatch(m -> m.promotion() != null);
                case CAPTURE_ENDING_ON_RING ->
                    moves.stream()
                            .anyMatch(m -> m.type() == Attempt.Type.TRAVEL
                                    && !m.victims().isEmpty()
                                    && p.rules().isEdge(m.to()));
                case PENDING_BAN -> !p.ban().isEmpty();
                case FROZEN ->
                    p.board().squaresOf(p.turn()).stream().anyMatch(s -> Freezing.isFrozen(p.rules(), p.board(), s));
                case CHECK -> Oracle.isCheck(p);
                case MATE -> over.equals("checkmate");
                case NO_MOVES -> over.equals("no-moves") || over.equals("stalemate");
                case KING_CAPTURED -> over.equals("king-captured");
                case QUIET_PLIES -> over.equals("quiet-plies");
                case KING_MISSING ->
                    p.board().king(Colour.WHITE) == null || p.board().king(Colour.BLACK) == null;
            };
        }

        private static boolean has(List<Attempt> moves, Attempt.Type type) {
            return moves.stream().anyMatch(m -> m.type() == type);
        }
    }
}
