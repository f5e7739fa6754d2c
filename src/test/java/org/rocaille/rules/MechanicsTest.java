package org.rocaille.rules;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The tables of the variants are made when the first of them is asked for, once in the life of a JVM. Here they are made
 * again, so that a test sees them being made.
 */
@DisplayName("Tables follow from what a variant says of itself, and from nothing else")
class MechanicsTest {

    static List<Variant> variants() {
        return Variant.all();
    }

    private static Generator generator(Mechanics mechanics, Position position) {
        byte[] codes = new byte[mechanics.size];
        position.pieces()
                .forEach((square, piece) ->
                        codes[mechanics.index(square)] = (byte) Mechanics.code(piece.side(), piece.type()));
        return new Generator(new Board(mechanics, codes));
    }

    private static long[] moves(Generator generator, Side side, int ban) {
        generator.legalMoves(side.ordinal(), ban);
        return Arrays.copyOf(generator.stack.moves, generator.stack.top);
    }

    @ParameterizedTest
    @MethodSource("variants")
    @DisplayName("Tables that are made anew list the same moves and see the same checks")
    void anew(Variant variant) {
        Mechanics mechanics = new Mechanics(variant);
        for (int seed = 0; seed < 4; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Position position = variant.start();
            for (int ply = 0; ply < 100 && position.outcome().isEmpty(); ply++) {
                Generator fresh = generator(mechanics, position);
                for (Side side : Side.values()) {
                    assertEquals(
                            position.generator().isInCheck(side.ordinal()),
                            fresh.isInCheck(side.ordinal()),
                            position::fen);
                }
                long[] known = moves(position.generator(), position.turn(), position.banCode());
                assertArrayEquals(known, moves(fresh, position.turn(), position.banCode()), position::fen);
                List<Move> moves = position.legalMoves();
                position = position.play(moves.get(random.nextInt(moves.size())));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "rocaille,      12/12/12/5k6/6I5/5K6/12/12/12/12 w, f5f6, false, 'Kings never touch, not even where one is frozen'",
        "rococo-pushme, 10/10/10/4k5/5M4/4K5/10/10/10/10 w, e5e6, true,  'elsewhere they do where one is'",
        "baroque,       7k/N1b5/3M4/4n3/8/8/4K3/8 w,        a7d7, true,  'a capture gives an Immobilizer its power back'",
    })
    @DisplayName("Tables that are made anew know how Kings and Immobilizers get on")
    void dials(String key, String fen, String text, boolean isLegal, String what) {
        Position position = Position.parse(Variant.of(key), fen);
        Mechanics mechanics = new Mechanics(position.variant());
        int from = mechanics.index(Square.of(text.substring(0, 2)));
        int to = mechanics.index(Square.of(text.substring(2)));
        assertEquals(
                isLegal,
                Arrays.stream(moves(generator(mechanics, position), position.turn(), 0))
                        .anyMatch(move -> MoveCode.from(move) == from && MoveCode.to(move) == to),
                what);
    }

    @ParameterizedTest
    @CsvSource({"rocaille, CS", "rococo, CS", "rococo-pushme, BR", "baroque, ''"})
    @DisplayName("Enemies that both swap with enemies may not do so twice in a row, and nobody else is banned")
    void bans(String key, String swappers) {
        Variant variant = Variant.of(key);
        Mechanics mechanics = new Mechanics(variant);
        for (PieceRule one : variant.pieces()) {
            for (PieceRule other : variant.pieces()) {
                boolean bothSwap = swappers.indexOf(one.letter()) >= 0 && swappers.indexOf(other.letter()) >= 0;
                int white = Mechanics.code(Side.WHITE, one.type());
                int black = Mechanics.code(Side.BLACK, other.type());
                int friend = Mechanics.code(Side.WHITE, other.type());
                assertEquals(bothSwap, mechanics.isSwapBanned(white, black));
                assertEquals(bothSwap, mechanics.isSwapBanned(black, white));
                assertFalse(mechanics.isSwapBanned(white, friend));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("variants")
    @DisplayName("Every square of the board has an index, and no other index is on it")
    void squaresAndIndices(Variant variant) {
        Mechanics mechanics = new Mechanics(variant);
        int squares = 0;
        for (int index = 0; index < mechanics.size; index++) {
            boolean isOff = mechanics.bareBoard[index] == Mechanics.OFF;
            assertEquals(!isOff, mechanics.isOnBoard(index));
            if (!isOff) {
                Square square = mechanics.square(index);
                assertEquals(index, mechanics.index(square));
                assertEquals(square.file(), mechanics.file[index]);
                assertEquals(variant.isEdge(square), mechanics.bareBoard[index] == Mechanics.EDGE);
                squares++;
            }
        }
        assertEquals(variant.files() * variant.ranks(), squares);
    }

    @ParameterizedTest
    @MethodSource("variants")
    @DisplayName("Two squares lie on a line in a direction and at a distance as on paper")
    void linesAreAsOnPaper(Variant variant) {
        Mechanics mechanics = new Mechanics(variant);
        for (int from = 0; from < mechanics.size; from++) {
            for (int to = 0; to < mechanics.size; to++) {
                if (mechanics.isOnBoard(from) && mechanics.isOnBoard(to)) {
                    int aside =
                            mechanics.square(to).file() - mechanics.square(from).file();
                    int ahead =
                            mechanics.square(to).rank() - mechanics.square(from).rank();
                    boolean isLine = aside == 0 || ahead == 0 || Math.abs(aside) == Math.abs(ahead);
                    int far = Math.max(Math.abs(aside), Math.abs(ahead));
                    int difference = to - from + mechanics.size;
                    assertEquals(isLine ? far : Mechanics.NO_LINE, mechanics.distance[difference]);
                    if (isLine && far > 0) {
                        assertEquals(to, from + far * mechanics.steps[mechanics.direction[difference]]);
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("variants")
    @DisplayName("Each code has the letter and the number at the start of its piece")
    void lettersAndNumbers(Variant variant) {
        Mechanics mechanics = new Mechanics(variant);
        for (Side side : Side.values()) {
            for (PieceRule rule : variant.pieces()) {
                int code = Mechanics.code(side, rule.type());
                assertEquals(variant.letterOf(new Piece(side, rule.type())), mechanics.letters[code]);
                long count = variant.start().pieces().values().stream()
                        .filter(new Piece(side, rule.type())::equals)
                        .count();
                assertEquals(count, mechanics.startCount[code]);
            }
        }
    }
}
