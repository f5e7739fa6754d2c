package org.rocaille.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.rocaille.rules.Capture;
import org.rocaille.rules.PieceRule;
import org.rocaille.rules.PieceRule.Swaps;
import org.rocaille.rules.PieceType;
import org.rocaille.rules.Travel;
import org.rocaille.rules.Variant;
import org.rocaille.text.Language;

class PieceSentenceTest {

    private static final Set<PieceType> ANYONE = EnumSet.allOf(PieceType.class);

    @ParameterizedTest(name = "{1} in {0}")
    @CsvSource(delimiter = '|', textBlock = """
        rocaille | K | Moves one square in any direction and captures an enemy by moving onto it.
        rocaille | P | Moves one square in any direction, or hops over an adjacent piece to the empty square \
        just beyond; and captures an enemy by hopping over an adjacent piece onto it.
        rocaille | A | Moves like a Queen and captures an enemy by stopping right in front of it.
        rocaille | W | Moves like a Queen and captures an enemy next to it by moving directly away.
        rocaille | S | Moves like a Queen, trades places with the first piece on a line unless it is a King, \
        and captures an enemy next to it by vanishing together with it.
        rocaille | I | Moves like a Queen, never captures, and freezes every enemy next to it.
        rococo   | S | Moves like a Queen, trades places with the first piece on a line, \
        and captures an enemy next to it by vanishing together with it.
        rococo   | C | Moves like a Queen; trades places with the first piece on a line if it is an enemy Swapper; \
        captures the enemy King by moving onto it, an enemy Cannon Pawn by hopping over an adjacent piece onto it, \
        an enemy Long Leaper by leaping over it to an empty square just beyond as often as the line allows, \
        an enemy Withdrawer next to it by moving directly away, an enemy Advancer by stopping right in front of it, \
        and an enemy Swapper next to it by vanishing together with it; and freezes an enemy Immobilizer next to it.
        rococo-pushme | R | Moves like a Queen, trades places with the first piece on a line if it is an enemy, \
        and captures an enemy next to it by vanishing together with it.
        rococo-pushme | Q | Moves like a Queen and captures an enemy next to it by moving directly away \
        and an enemy by stopping right in front of it.
        baroque  | P | Moves like a Rook and captures an enemy by stopping orthogonally next to it \
        with a friend right behind it.
        baroque  | R | Moves like a Queen and captures an enemy on one of the other two corners of the rectangle \
        that it makes with its own King.
        baroque  | M | Moves like a Queen; never captures; and freezes the enemies next to it except Immobilizers \
        and Chameleons, unless one of those stands next to it.
        """)
    void what_a_piece_does_is_read_off_its_row(String variant, char letter, String sentence) {
        Variant game = Variant.of(variant);
        PieceRule rule = game.piece(game.typeOf(letter).orElseThrow()).orElseThrow();

        assertEquals(sentence, PieceSentence.of(game, rule, Language.ENGLISH));
    }

    @Test
    void a_piece_that_no_game_has_yet_gets_its_sentence_too() {
        PieceRule row = new PieceRule(
                PieceType.WITHDRAWER,
                'W',
                Travel.ROOK,
                Map.of(
                        Capture.WITHDRAWAL,
                        EnumSet.complementOf(EnumSet.of(PieceType.KING)),
                        Capture.LEAP,
                        EnumSet.of(PieceType.KING)),
                new Swaps(EnumSet.of(PieceType.KING, PieceType.SWAPPER), ANYONE));

        assertEquals(
                "Moves like a Rook, trades places with the first piece on a line if it is a friendly King or Swapper or"
                        + " an enemy, and captures the enemy King by leaping over it to an empty square just beyond as often"
                        + " as the line allows and an enemy other than a King next to it by moving directly away.",
                PieceSentence.of(Variant.ROCOCO, row, Language.ENGLISH));
    }

    static Iterable<Variant> variants() {
        return Variant.all();
    }

    @ParameterizedTest(name = "{1} in {0}")
    @CsvSource(delimiter = '|', textBlock = """
        rocaille | S | Se déplace comme une dame, échange sa place avec la première pièce d'une ligne sauf si c'est \
        un Roi et capture un ennemi voisin en disparaissant avec lui.
        rococo-pushme | B | Se déplace comme une dame ; échange sa place avec la première pièce d'une ligne si c'est \
        un Échangeur ennemi ; capture le Roi ennemi en allant sur sa case, un Pion Canon ennemi en sautant sur sa case \
        par-dessus une pièce voisine, un Sauteur Long ennemi en sautant par-dessus lui sur une case vide juste derrière \
        aussi souvent que la ligne le permet, un Pushme-Pullyu ennemi voisin en s'en éloignant tout droit, \
        un Pushme-Pullyu ennemi en s'arrêtant juste devant lui et un Échangeur ennemi voisin en disparaissant avec lui ; \
        et immobilise un Immobiliseur ennemi voisin.
        baroque  | M | Se déplace comme une dame ; ne capture jamais ; et immobilise les ennemis voisins autres que les \
        Immobiliseurs et les Caméléons, à moins que l'un de ceux-ci ne soit à côté de lui.
        """)
    void it_is_told_in_french_too(String variant, char letter, String sentence) {
        Variant game = Variant.of(variant);
        PieceRule rule = game.piece(game.typeOf(letter).orElseThrow()).orElseThrow();

        String french = PieceSentence.of(game, rule, Language.FRENCH);

        assertEquals(sentence, french);
    }

    @ParameterizedTest
    @MethodSource("variants")
    void every_piece_has_one_sentence(Variant variant) {
        for (PieceRule rule : variant.pieces()) {
            String sentence = PieceSentence.of(variant, rule, Language.ENGLISH);
            assertTrue(sentence.matches("Moves [^.]+\\."), sentence);
            String french = PieceSentence.of(variant, rule, Language.FRENCH);
            assertTrue(french.matches("Se déplace [^.]+\\."), french);
        }
    }
}
