package org.rocaille.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rocaille.rules.Capture.APPROACH;
import static org.rocaille.rules.Capture.COORDINATION;
import static org.rocaille.rules.Capture.DESTRUCTION;
import static org.rocaille.rules.Capture.DISPLACEMENT;
import static org.rocaille.rules.Capture.HOP;
import static org.rocaille.rules.Capture.LEAP;
import static org.rocaille.rules.Capture.PINCH;
import static org.rocaille.rules.Capture.WITHDRAWAL;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A fifth game of the family is one new value")
class FifthGameTest {

    /**
     * A made-up game that mixes what no real one does: 9x7, pincers beside Advancers and Swappers, check, cancellable
     * freezing. Each test writes it down anew, so that it sees the definition being read and compiled.
     */
    private final Variant mixed = new Variant.Definition("mixed", "Mixed")
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
        Position position = Position.parse(mixed, "8k/9/3a5/9/3l5/9/s2C4K");
        Move move = position.legalMoves().stream()
                .filter(candidate -> candidate.text().equals("d1d4"))
                .findFirst()
                .orElseThrow();
        assertEquals(List.of(Square.of("d3"), Square.of("d5")), move.captures());
        assertTrue(position.legalMoves().stream()
                .anyMatch(candidate -> candidate.text().equals("d1~a1")));
    }

    @Test
    @DisplayName("It has check, a draw by quiet plies and an Immobilizer whose power can be cancelled")
    void dialsAreRead() {
        Position start = mixed.start();
        assertEquals(mixed, start.variant());
        assertTrue(Position.parse(mixed, "4k4/9/9/4A4/9/9/4K4 b").isCheck());
        assertEquals(
                Outcome.Reason.QUIET_PLIES,
                Position.parse(mixed, "4k4/9/9/9/9/9/4K4 w - 100 60")
                        .outcome()
                        .orElseThrow()
                        .reason());
        assertTrue(Position.parse(mixed, "4k4/9/9/3iP4/9/9/4K4 w").isFrozen(Square.of("e4")));
        assertFalse(Position.parse(mixed, "4k4/9/2C6/3iP4/9/9/4K4 w").isFrozen(Square.of("e4")));
    }

    @Test
    @DisplayName("Pieces promote to what they have lost, and take each other as they are said to")
    void promotionIsRead() {
        Variant climbing = new Variant.Definition("climbing", "Climbing")
                .board(5, 6)
                .piece(PieceRule.of(PieceType.KING, 'K', Travel.STEP, DISPLACEMENT))
                .piece(PieceRule.of(PieceType.CANNON_PAWN, 'P', Travel.STEP_OR_HOP, HOP))
                .piece(PieceRule.of(PieceType.WITHDRAWER, 'W', Travel.QUEEN, WITHDRAWAL))
                .promotion(5)
                .kings(KingRule.CAPTURE)
                .freezing(Freezing.ABSOLUTE)
                .endings(Endings.DECISIVE)
                .start("k3w/pppp1/5/5/PPPP1/K3W w - 0 1");
        Position position = Position.parse(climbing, "k3w/5/P4/5/3p1/K4 w");
        List<String> texts = position.legalMoves().stream().map(Move::text).toList();
        assertTrue(texts.containsAll(List.of("a4a5", "a4a5=W", "a4b5=W", "a4a3")), texts::toString);
        assertFalse(texts.contains("a4a3=W"));
        assertEquals(Set.of(2), climbing.promotionRanks(Side.BLACK));
        Position blacks = Position.parse(climbing, "k3w/5/P4/5/3p1/K4 b");
        assertEquals(
                List.of(),
                blacks.legalMoves().stream()
                        .filter(move -> move.promotion().isPresent())
                        .toList(),
                "Black has lost nothing");
    }

    @Test
    @DisplayName("Its moves by text, its FEN and its perft need nothing else")
    void everythingElseFollows() {
        Position start = mixed.start();
        assertEquals(start, Position.parse(mixed, start.fen()));
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
