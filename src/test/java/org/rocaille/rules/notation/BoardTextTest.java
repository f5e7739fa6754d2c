package org.rocaille.rules.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rocaille.rules.Judgement;
import org.rocaille.rules.Move;
import org.rocaille.rules.Position;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

class BoardTextTest {

    @Test
    void the_start_of_rocaille_shows_coordinates_pieces_and_the_ring_shaded() {
        assertEquals(
                """
                     a  b  c  d  e  f  g  h  i  j  k  l
                   ┌────────────────────────────────────┐
                10 │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│ 10
                 9 │░░░ s  l  a  p  k  p  c  a  l  i ░░░│ 9
                 8 │░░░ p  p  p  w  p  w  p  p  p  p ░░░│ 8
                 7 │░░░ ·  ·  ·  ·  ·  ·  ·  ·  ·  · ░░░│ 7
                 6 │░░░ ·  ·  ·  ·  ·  ·  ·  ·  ·  · ░░░│ 6
                 5 │░░░ ·  ·  ·  ·  ·  ·  ·  ·  ·  · ░░░│ 5
                 4 │░░░ ·  ·  ·  ·  ·  ·  ·  ·  ·  · ░░░│ 4
                 3 │░░░ P  P  P  W  P  W  P  P  P  P ░░░│ 3
                 2 │░░░ S  L  A  P  K  P  C  A  L  I ░░░│ 2
                 1 │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│ 1
                   └────────────────────────────────────┘
                     a  b  c  d  e  f  g  h  i  j  k  l

                White to move.
                """,
                BoardText.of(Variant.ROCAILLE.start(), Side.WHITE, Ink.UNICODE).text());
    }

    @Test
    void black_sees_the_board_from_the_other_side() {
        assertEquals(
                """
                     h  g  f  e  d  c  b  a
                   +------------------------+
                 1 | R  N  B  K  Q  B  N  M | 1
                 2 | P  P  P  P  P  P  P  P | 2
                 3 | .  .  .  .  .  .  .  . | 3
                 4 | .  .  .  .  .  .  .  . | 4
                 5 | .  .  .  .  .  .  .  . | 5
                 6 | .  .  .  .  .  .  .  . | 6
                 7 | p  p  p  p  p  p  p  p | 7
                 8 | m  n  b  q  k  b  n  r | 8
                   +------------------------+
                     h  g  f  e  d  c  b  a

                White to move.
                """,
                BoardText.of(Variant.BAROQUE.start(), Side.BLACK, Ink.ASCII).text());
    }

    @Test
    void the_last_move_and_its_captures_are_marked() {
        assertEquals("""
                     a  b  c  d  e  f  g  h
                   +------------------------+
                 8 | .  .  .  .  .  .  .  k | 8
                 7 | .  .  .  .  .  p  p  p | 7
                 6 | .  .  N  .  .  .  .  . | 6
                 5 | .  .  x  .  .  .  .  . | 5
                 4 | .  . [P] x  B  .  .  . | 4
                 3 | .  .  .  .  .  .  .  . | 3
                 2 | P  P [.] .  .  .  .  . | 2
                 1 | K  .  .  .  .  .  .  . | 1
                   +------------------------+
                     a  b  c  d  e  f  g  h
                    [ ] last move   x captured

                Black to move.
                """, afterwards(Variant.BAROQUE, "7k/5ppp/2N5/2n5/3rB3/8/PPP5/K7 w", "c2c4", Ink.ASCII));
    }

    @Test
    void mutual_destruction_leaves_two_marked_squares_and_a_swap_two_pieces() {
        assertShows(" [·][×]", afterwards(Variant.ROCOCO, "10/10/3k6/10/4Sp4/10/10/4K5/10/10 w", "e6*f6"));
        assertShows("│[S] ·  ·  · [p]", afterwards(Variant.ROCOCO, "10/10/3k6/10/p3S5/10/10/4K5/10/10 w", "e6~a6"));
    }

    @Test
    void nothing_is_said_of_captures_where_the_piece_stands_on_what_it_took() {
        String text = afterwards(Variant.BAROQUE, "7k/8/8/8/3p4/3K4/8/8 w", "d3d4");
        assertShows("[K]", text);
        assertTrue(text.endsWith("[ ] last move\n\nBlack to move.\n"), text);
    }

    @Test
    void pieces_on_the_ring_stay_legible_and_keep_their_shade() {
        assertShows("10 │░p░░░░", of(Variant.ROCOCO, "p9/10/3k6/10/10/10/10/4K5/10/10 w", Ink.UNICODE));
        assertShows("10 |:p::::", of(Variant.ROCOCO, "p9/10/3k6/10/10/10/10/4K5/10/10 w", Ink.ASCII));
    }

    @Test
    void frozen_pieces_and_a_king_in_check_are_marked_and_explained() {
        String frozen = of(Variant.ROCOCO, "10/10/3k6/10/4Ip4/10/10/4K5/10/10 b", Ink.UNICODE);
        assertShows(" I (p)", frozen);
        assertShows("( ) frozen", frozen);

        String check = afterwards(Variant.ROCAILLE, "12/12/7k4/12/12/3A8/12/12/12/12 w", "d5d8");
        assertShows("[A] ·  ·  ·  k+", check);
        assertShows("[ ] last move   + in check", check);
        assertShows("Black to move, in check.", check);
    }

    @Test
    void a_piece_that_moved_into_a_freeze_shows_both() {
        assertShows("[P) i ", afterwards(Variant.ROCOCO, "10/10/3k6/10/3P1i4/10/10/4K5/10/10 w", "d6e6"));
    }

    static List<Variant> variants() {
        return Variant.all();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void every_line_fits_a_terminal_and_ascii_is_ascii(Variant variant) {
        for (Side side : Side.values()) {
            String text = BoardText.of(variant.start(), side, Ink.ASCII).text();

            assertTrue(text.lines().allMatch(line -> line.length() <= 80), text);
            assertTrue(text.chars().allMatch(c -> c == '\n' || c >= ' ' && c < 127), text);
        }
    }

    private static void assertShows(String part, String text) {
        assertTrue(text.contains(part), text);
    }

    private static String of(Variant variant, String fen, Ink ink) {
        return BoardText.of(Position.parse(variant, fen), Side.WHITE, ink).text();
    }

    private static String afterwards(Variant variant, String fen, String text) {
        return afterwards(variant, fen, text, Ink.UNICODE);
    }

    private static String afterwards(Variant variant, String fen, String text, Ink ink) {
        Position position = Position.parse(variant, fen);
        if (!(position.judge(text) instanceof Judgement.Legal legal)) {
            throw new AssertionError(text + " is not legal in " + fen);
        }
        Move move = legal.move();
        return BoardText.of(position.play(move), Side.WHITE, ink, move).text();
    }
}
