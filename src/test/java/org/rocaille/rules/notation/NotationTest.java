package org.rocaille.rules.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.rocaille.rules.Judgement;
import org.rocaille.rules.Move;
import org.rocaille.rules.Position;
import org.rocaille.rules.Variant;

@DisplayName("Display notation (rules §1)")
class NotationTest {

    @ParameterizedTest(name = "{0} {1}: {2} is shown as {3}, {4}")
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
        rocaille | 12/12/12/12/12/12/12/1P10/12/12 w | b3b4 | Pb3-b4 | a plain step
        rocaille | 12/12/12/12/12/2Lp1p6/12/12/12/12 w | c5g5 | Lc5-g5xd5,f5 | a sweep names all it takes
        rocaille | 12/12/12/12/12/2lP1P6/12/12/12/12 b | c5g5 | Lc5-g5xd5,f5 | Black's letter is upper case too
        rocaille | 12/12/12/3p8/12/12/3S8/12/12/12 w | d4~d7 | Sd4~d7 | a swap, its partner no capture
        rocaille | 12/12/12/12/12/3p8/3S8/12/12/12 w | d4*d5 | Sd4*d5 | mutual destruction, the enemy named once
        rocaille | 12/12/12/12/12/4i7/3L8/12/12/12 w | d4* | Ld4* | self-removal
        rocaille | 12/12/4P7/12/12/12/12/12/12/12 w | e8e9=W | Pe8-e9=W | promotion
        rocaille | 12/12/4P7/12/12/12/12/12/12/12 w | e8e9 | Pe8-e9 | no promotion, though possible
        rocaille | 12/4p7/4P7/4P7/12/12/12/12/12/12 w | e7e9=W | Pe7xe9=W | promotion by displacement
        rocaille | 12/12/12/12/12/4p7/4K7/12/12/12 w | e4e5 | Ke4xe5 | displacement
        rocaille | 12/12/12/3aks6/3s8/12/3C8/3w8/12/12 w | d4~d6 | Cd4~d6xd3,d7+ | withdrawal, swap and approach in one
        rocaille | 3a8/3l8/12/12/12/12/3C8/12/12/12 w | d4d8 | Cd4-d8 | nothing taken that is not its method's
        rocaille | 3p8/12/3p8/12/3L8/12/12/12/12/12 w | d6d9 | Ld6-d9xd8 | a leap
        rocaille | 12/12/7k4/12/12/3A8/12/12/12/12 w | d5d8 | Ad5-d8+ | check by approach still to come
        rocaille | 12/1k10/12/1K10/12/6L5/12/12/12/12 w | g5g9 | Lg5-g9# | mate
        rocaille | 12/12/12/4K7/9I2/9k2/12/12/12/12 w | e7f8 | Ke7-f8 | no move left, not in check: no sign
        rococo | 10/3K6/4k5/10/10/3P6/10/10/10/10 b | e8d9 | Ke8xd9# | a King captured by displacement
        rococo | 10/10/4k5/10/10/4A5/10/10/4K5/10 w | e5e7 | Ae5-e7xe8# | a King captured by approach
        rococo | 10/10/4k5/4S5/10/10/10/10/4K5/10 w | e7*e8 | Se7*e8# | a King captured by mutual destruction
        rococo | 10/10/4k5/10/4A5/10/10/10/4K5/10 w | e6f6 | Ae6-f6 | rococo knows no check
        rococo | 10/10/10/1k4I3/10/10/10/10/4K5/10 w | g7c7 | Ig7-c7 | no move left is no mate
        rococo-pushme | 10/5Q4/8k1/6N3/10/10/5K4/10/10/10 w | g7h7 | Ng7-h7# | mate
        rococo-pushme | 10/10/10/10/6k3/8M1/3K6/10/10/10 w | i5h6 | Mi5-h6 | stalemate has no sign
        rococo-pushme | 10/10/10/10/2bQ4r1/10/10/10/10/10 w | d6h6 | Qd6-h6xc6,i6 | Pushme-Pullyu takes on both ends
        rococo-pushme | 3p6/10/3Q6/3p6/10/10/10/10/10/10 w | d8d9 | Qd8-d9xd7,d10 | rank 10 comes after rank 7
        baroque | 7k/5ppp/2N5/2n5/3rB3/8/PPP5/K7 w | c2c4 | Pc2-c4xc5,d4 | seed 003: two pinched at once
        baroque | 8/2b4K/2q5/3p1N1p/8/8/2R5/k7 w | c2c5 | Rc2-c5xc7,h5 | seed 003: both corners
        baroque | 7k/8/8/r3pP2/2n5/8/B7/K7 w | a2d5 | Ba2-d5xa5,c4,e5 | seed 003: sorted by file
        baroque | 7k/8/8/3Qr3/8/8/8/K7 w | d5a5 | Qd5-a5xe5 | seed 003: withdrawal
        baroque | 8/2m5/2k5/8/8/5K2/4p3/8 b | c7f4 | Mc7-f4# | mate by an Immobilizer that uncovers
        baroque | 8/8/8/5k2/2K5/1m6/8/8 b | f5g4 | Kf5-g4 | stalemate has no sign
        baroque | 8/8/3k4/8/8/7K/8/8 w - 99 | h3g3 | Kh3-g3 | a draw by quiet plies has no sign
        baroque | 8/8/4k3/8/8/N6K/8/8 w - 99 | a3e3 | Na3-e3+ | but that of the check which comes with it
        """)
    void a_move_is_shown_with_piece_captures_and_threat(
            String variant, String fen, String text, String expected, String what) {
        Position position = Position.parse(Variant.of(variant), fen);
        Move move =
                assertInstanceOf(Judgement.Legal.class, position.judge(text)).move();

        assertEquals(expected, Notation.of(position, move), what);
    }

    static List<Variant> variants() {
        return Variant.all();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void what_is_shown_is_read_back_as_the_same_move(Variant variant) {
        Random random = new Random(20);
        Position position = variant.start();
        for (int ply = 0; ply < 60 && position.outcome().isEmpty(); ply++) {
            List<Move> moves = position.legalMoves();
            Set<String> shown = new HashSet<>();
            for (Move move : ply % 6 == 0 ? moves : List.<Move>of()) {
                String notation = Notation.of(position, move);
                assertEquals(new Judgement.Legal(move), position.judge(notation), position + " " + notation);
                assertTrue(shown.add(notation), position + ": two moves are shown as " + notation);
            }
            position = position.play(moves.get(random.nextInt(moves.size())));
        }
    }
}
