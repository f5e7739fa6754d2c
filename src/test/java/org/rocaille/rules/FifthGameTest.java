package org.rocaille.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rocaille.rules.Capture.APPROACH;
import static org.rocaille.rules.Capture.COORDINATION;
import static org.rocaille.rules.Capture.DESTRUCTION;
import static org.rocaille.rules.Capture.DISPLACEMENT;
import static org.rocaille.rules.Capture.LEAP;
import static org.rocaille.rules.Capture.PINCH;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A fifth game of the family is one new value")
class FifthGameTest {

    /**
     * A made-up game that mixes what no real one does: 9x7, pincers beside Advancers and Swappers, check, cancellable
     * freezing.
     */
    private static final Variant MIXED = new Variant.Definition("mixed", "Mixed")
            .board(9, 7)
            .piece(PieceRule.of(PieceType.KING, 'K', Travel.STEP, DISPLACEMENT))
            .piece(PieceRule.of(PieceType.PINCER_PAWN, 'P', Travel.ROOK, PINCH))
            .piece(PieceRule.of(PieceType.COORDINATOR, 'R', Travel.QUEEN, COORDINATION))
            .piece(PieceRule.of(PieceType.ADVANCER, 'A', Travel.QUEEN, APPROACH))
            .piece(PieceRule.of(PieceType.LONG_LEAPER, 'L', Travel.QUEEN, LEAP))
            .piece(PieceRule.of(PieceType.SWAPPER, 'S', Travel.QUEEN, DESTRUCTION)
                    .swapping(Set.of(), Set.of(PieceType.PINCER_PAWN, PieceType.SWAPPER)))
            .piece(PieceRule.of(PieceType.IMMOBILIZER, 'I', Travel.QUEEN))
            .chameleon('C')
            .kings(KingRule.CHECK)
            .freezing(Freezing.CANCELLABLE)
            .endings(Endings.CHESS)
            .start("sarlkclai/ppppppppp/9/9/9/PPPPPPPPP/SARLKCLAI w - 0 1");

    @Test
    @DisplayName("Its Chameleon does to each enemy what that enemy would do, without being told")
    void chameleonIsDerived() {
        Position position = Position.parse(MIXED, "8k/9/3a5/9/3l5/9/s2C4K");
        Move move = position.legalMoves().stream()
                .filter(candidate -> candidate.text().equals("d1d4"))
                .findFirst()
                .orElseThrow();
        assertEquals(List.of(Square.of("d3"), Square.of("d5")), move.captures());
        assertTrue(position.legalMoves().stream()
                .anyMatch(candidate -> candidate.text().equals("d1~a1")));
    }

    @Test
    @DisplayName("Its moves by text, its FEN and its perft need nothing else")
    void everythingElseFollows() {
        Position start = MIXED.start();
        assertEquals(start, Position.parse(MIXED, start.fen()));
        long children = start.legalMoves().stream()
                .mapToLong(move -> start.play(move).legalMoves().size())
                .sum();
        assertEquals(children, Perft.count(start, 2));
    }

    @Test
    @DisplayName(
            "A ring and captures off the line of travel are not put together, since the ring rule says nothing of that")
    void ringAndPincersAreRefused() {
        Variant.Definition definition = new Variant.Definition("bad", "Bad")
                .board(9, 7)
                .ring()
                .piece(PieceRule.of(PieceType.PINCER_PAWN, 'P', Travel.ROOK, PINCH));
        assertThrows(IllegalStateException.class, () -> definition.start("9/9/9/9/9/9/9 w - 0 1"));
    }
}
