package org.rocaille.rules.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rocaille.rules.Fault;
import org.rocaille.rules.InvalidPositionException;
import org.rocaille.rules.Judgement;
import org.rocaille.rules.Move;
import org.rocaille.rules.Piece;
import org.rocaille.rules.Position;
import org.rocaille.rules.Square;
import org.rocaille.rules.Variant;
import org.rocaille.rules.notation.Notation;

@DisplayName("Whatever is played")
@Execution(ExecutionMode.CONCURRENT)
class PlayoutInvariantsTest {

    private static final int COUNT = 400;
    private static final long SEED = Long.getLong("rocaille.seed", 1);
    private static final Map<Ruleset, List<Position>> POSITIONS = new ConcurrentHashMap<>();

    @ParameterizedTest(name = "{0}")
    @EnumSource
    @DisplayName("a position written as FEN and read again is the same")
    void fenRoundTrip(Ruleset rules) {
        everywhere(rules, position -> {
            Position read = Position.parse(position.variant(), position.fen());
            assertEquals(position, read);
            assertEquals(position.fen(), read.fen());
        });
    }

    @ParameterizedTest(name = "{0}")
    @EnumSource
    @DisplayName("no two legal moves share their text, and they are in the order of it")
    void textsAreUnique(Ruleset rules) {
        everywhere(rules, position -> {
            List<String> texts = position.legalMoves().stream().map(Move::text).toList();
            assertEquals(texts.stream().sorted().distinct().toList(), texts, position.fen());
        });
    }

    @ParameterizedTest(name = "{0}")
    @EnumSource
    @DisplayName("every legal move is found by its text and by its display notation, in either letter case")
    void textsResolve(Ruleset rules) {
        positions(rules).stream().limit(COUNT / 4).forEach(position -> {
            for (Move move : position.legalMoves()) {
                String notation = Notation.of(position, move);
                for (String text : List.of(move.text(), notation, notation.toLowerCase(), notation.toUpperCase())) {
                    assertEquals(new Judgement.Legal(move), position.judge(text), text + " in " + position.fen());
                }
            }
        });
    }

    @ParameterizedTest(name = "{0}")
    @EnumSource
    @DisplayName("two positions have one key exactly if board, side to move and ban are the same")
    void keysTellPositionsApart(Ruleset rules) {
        Map<Long, String> byKey = new HashMap<>();
        Map<String, Long> byPosition = new HashMap<>();
        everywhere(rules, position -> {
            for (Move move : position.legalMoves()) {
                Position after = position.play(move);
                String counted = withoutCounters(after.fen());
                assertEquals(counted, byKey.computeIfAbsent(after.key(), key -> counted));
                assertEquals(after.key(), byPosition.computeIfAbsent(counted, c -> after.key()), counted);
            }
            String counted = withoutCounters(position.fen());
            assertEquals(
                    position.key(),
                    Position.parse(position.variant(), counted + " 17 171").key(),
                    counted);
        });
        assertTrue(byKey.size() > 10 * COUNT, byKey.size() + " different positions");
    }

    @ParameterizedTest(name = "{0}")
    @EnumSource
    @DisplayName("it is check exactly if the enemy, were it to move, could take the King")
    void checkIsWhatPassingTheTurnWouldAllow(Ruleset rules) {
        everywhere(rules, position -> {
            String[] fields = position.fen().split(" ");
            String passed = fields[0] + (fields[1].equals("w") ? " b" : " w");
            Set<Fault.Code> faults = new HashSet<>();
            try {
                Position.parse(position.variant(), passed);
            } catch (InvalidPositionException refused) {
                refused.faults().forEach(fault -> faults.add(fault.code()));
            }
            assertEquals(position.isCheck() ? Set.of(Fault.Code.OPPONENT_IN_CHECK) : Set.of(), faults, position.fen());
        });
    }

    @ParameterizedTest(name = "{0}")
    @EnumSource
    @DisplayName("a move does what its facts say")
    void factsArePlayed(Ruleset rules) {
        everywhere(rules, position -> {
            for (Move move : position.legalMoves()) {
                assertEquals(applied(position, move), position.play(move).pieces(), move + " in " + position.fen());
                assertEquals(position.turn().opposite(), position.play(move).turn());
            }
        });
    }

    @ParameterizedTest(name = "{0}")
    @EnumSource
    @DisplayName("a position that is over has no moves, and one that is not has some")
    void overMeansNoMoves(Ruleset rules) {
        everywhere(
                rules,
                position -> assertEquals(
                        position.outcome().isPresent(), position.legalMoves().isEmpty(), position.fen()));
    }

    private static Map<Square, Piece> applied(Position position, Move move) {
        Map<Square, Piece> pieces = new HashMap<>(position.pieces());
        Piece mover = pieces.remove(move.from());
        assertEquals(move.piece(), mover);
        move.captures()
                .forEach(s -> assertEquals(
                        position.turn().opposite(), pieces.remove(s).side()));
        switch (move.kind()) {
            case TRAVEL ->
                pieces.put(
                        move.to(),
                        move.promotion()
                                .map(type -> new Piece(mover.side(), type))
                                .orElse(mover));
            case SWAP -> pieces.put(move.from(), pieces.put(move.to(), mover));
            case DESTROY -> assertEquals(List.of(move.to()), move.captures());
            case REMOVE -> assertEquals(List.of(), move.captures());
        }
        return pieces;
    }

    private static String withoutCounters(String fen) {
        return fen.replaceFirst(" \\d+ \\d+$", "");
    }

    private static void everywhere(Ruleset rules, Consumer<Position> claim) {
        positions(rules).forEach(claim);
    }

    private static List<Position> positions(Ruleset rules) {
        return POSITIONS.computeIfAbsent(
                rules,
                r -> RandomPositions.of(r, SEED)
                        .limit(COUNT)
                        .map(fen -> Position.parse(Variant.of(r.key), fen))
                        .toList());
    }
}
