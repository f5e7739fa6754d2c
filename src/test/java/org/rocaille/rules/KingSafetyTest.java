package org.rocaille.rules;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("A move far from the King is legal or not by what it does to the King")
class KingSafetyTest {

    @ParameterizedTest(name = "{4}")
    @CsvSource(delimiter = '|', textBlock = """
        rocaille | 12/10k1/12/6I5/5a6/12/12/12/5K6/12 w  | g7e7 g7f7 g7g5 g7g6  | g7g8 g7d7 g7h6 g7f8        | an Immobilizer that holds an attacker may go only where it still does
        rocaille | 12/6S3k1/12/6I5/5a6/12/12/12/5K6/12 w | g9g8 g9f9            | g9~g7                      | nor may a Swapper take it away from there
        rocaille | 12/4a7/6P5/12/12/4K7/12/12/10k1/12 w  | g8f9=I               | g8f9 g8f9=L g8g9=I g8g7    | a Pawn may become the Immobilizer that stops an attacker
        rocaille | 12/10k1/12/12/2L2a6/12/12/12/5K6/12 w | c6g6 c6f3            | c6c7 c6d6 c6e6             | an attacker may be taken in passing, or be blocked
        baroque  | 7k/N1b5/3M4/4n3/8/8/4K3/8 w           | a7d7 a7h7 a7e3       | a7b7 a7a6                  | the capture of what thawed an attacker stops it
        baroque  | 7k/N1m5/3M4/4n3/8/8/4K3/8 w           | a7d7 a7h7 a7e3       | a7b7 a7a6                  | and so does that of an Immobilizer
        baroque  | 4k3/8/8/r7/8/N7/8/4K3 w               | a3a1 a3a2 a3a4 a3a7  | a3b3 a3c1 a3b4             | a piece may not make way for a Coordinator while the Kings share a file
        baroque  | 7k/8/8/r7/8/N7/8/4K3 w                | a3a1 a3b3 a3c1 a3b4  | a3c2                       | but may while they do not
        baroque  | 3p3k/8/3N4/8/4Kp2/8/8/8 w             | d6d4 d6d5 d6d7       | d6b6 d6c5 d6e5 d6a6        | nor for a Pawn that would pinch the King
        baroque  | 3p3k/8/3N4/8/4K3/5p2/8/8 w            | d6b6 d6c5 d6d4       | d6b5                       | unless there is no other beyond the King
        """)
    void farMoves(String variant, String fen, String legal, String illegal, String what) {
        List<String> texts = Position.parse(Variant.of(variant), fen).legalMoves().stream()
                .map(Move::text)
                .toList();
        for (String text : legal.split(" ")) {
            assertTrue(texts.contains(text), () -> text + " should be among " + texts);
        }
        for (String text : illegal.split(" ")) {
            assertFalse(texts.contains(text), () -> text + " should not be among " + texts);
        }
    }
}
