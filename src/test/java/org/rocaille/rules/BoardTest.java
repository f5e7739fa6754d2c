package org.rocaille.rules;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("The scratch board follows a line of any length and back")
class BoardTest {

    private static final int LONG = 150;

    static List<Variant> variants() {
        return Variant.all();
    }

    @ParameterizedTest
    @MethodSource("variants")
    @DisplayName("After each move it stands as the position does, and after each that is taken back too")
    void playsAndTakesBack(Variant variant) {
        for (int seed = 0; seed < 3; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Position position = variant.start();
            Generator generator = position.generator();
            Board board = generator.board;
            List<Position> positions = new ArrayList<>();
            List<Integer> marks = new ArrayList<>();
            List<int[]> cells = new ArrayList<>();
            while (positions.size() < LONG && position.outcome().isEmpty()) {
                long packed = any(generator, position, random);
                Move move = unpacked(position, packed);
                positions.add(position);
                cells.add(board.cells.clone());
                marks.add(board.play(packed));
                position = position.play(move);
                assertStands(position, board);
            }
            for (int ply = positions.size() - 1; ply >= 0; ply--) {
                board.undo(marks.get(ply));
                assertArrayEquals(cells.get(ply), board.cells);
                assertStands(positions.get(ply), board);
            }
        }
    }

    private static long any(Generator generator, Position position, SplittableRandom random) {
        generator.stack.top = 0;
        generator.legalMoves(position.turn().ordinal(), position.banCode());
        long chosen = generator.stack.moves[random.nextInt(generator.stack.top)];
        for (int i = 0; i < generator.stack.top; i++) {
            long move = generator.stack.moves[i];
            chosen = MoveCode.promotion(move) != 0 ? move : chosen; // So that there are some.
        }
        return chosen;
    }

    private static Move unpacked(Position position, long packed) {
        Mechanics mechanics = position.variant().mechanics();
        int promotion = MoveCode.promotion(packed);
        return position.legalMoves().stream()
                .filter(move -> mechanics.index(move.from()) == MoveCode.from(packed)
                        && mechanics.index(move.to()) == MoveCode.to(packed)
                        && move.kind() == MoveCode.kind(packed)
                        && promotion
                                == move.promotion()
                                        .map(type -> Mechanics.code(position.turn(), type))
                                        .orElse(0))
                .findFirst()
                .orElseThrow();
    }

    private static void assertStands(Position position, Board board) {
        Mechanics mechanics = position.variant().mechanics();
        for (int index = 0; index < board.cells.length; index++) {
            if (mechanics.isOnBoard(index)) {
                int cell = board.cells[index];
                int code = position.code(index % mechanics.stride, index / mechanics.stride);
                boolean isFree = code == Mechanics.EMPTY;
                assertEquals(isFree ? mechanics.bareBoard[index] : code, cell & 31, position::fen);
                assertEquals(isFree, cell >>> 5 == 0, "Only pieces have numbers");
                assertEquals(isFree ? 0 : index, board.squares[cell >>> 5], "Each is where its square says");
            }
        }
        for (Side side : Side.values()) {
            assertEquals(position.king(side).map(mechanics::index).orElse(0), board.kingSquare(side.ordinal()));
        }
    }

    @ParameterizedTest
    @CsvSource({"rococo, 10/10/10/10/10/10/10/10/10/L8p", "rocaille, 12/12/12/12/12/l11/12/P11/12/12"})
    @DisplayName("A side without a King has none on any square, whatever leaves the ring or goes along it")
    void nobodyStandsNowhere(String variant, String fen) {
        Position position = Position.parse(Variant.of(variant), fen);
        Generator generator = position.generator();
        for (int from : generator.board.squares.clone()) {
            if (from != 0) {
                for (long move : generator.pieces.of(from)) {
                    int mark = generator.board.play(move);
                    assertEquals(0, generator.board.kingSquare(0));
                    assertEquals(0, generator.board.kingSquare(1));
                    generator.board.undo(mark);
                    assertEquals(0, generator.board.kingSquare(0));
                }
            }
        }
    }
}
