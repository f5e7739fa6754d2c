package org.rocaille.rules.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;
import org.rocaille.rules.notation.GameText.MoveRequest;
import org.rocaille.rules.notation.GameText.Player;

class GameTextTest {

    private static final Player ANNA =
            new Player(Optional.of("Anna"), Optional.of(Duration.ofHours(70)), Optional.empty(), List.of());
    private static final Player NOBODY = new Player(Optional.empty(), Optional.empty(), Optional.empty(), List.of());

    @Test
    void the_players_sit_at_their_ends_of_the_board_and_the_command_that_moves_stands_below() {
        assertEquals(
                """
                Baroque, game x1

                    White  Anna  2 d 22 h left
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
                    Black

                Last move: 3... Pe7-e5
                White to move.

                To move, with your token in $TOKEN:
                  curl -X PUT -H "Authorization: Bearer $TOKEN" -d a2a3 \\
                    http://localhost:8080/v1/games/x1/moves/7
                """,
                new GameText(
                                "x1",
                                BoardText.of(Variant.BAROQUE.start(), Side.BLACK, Ink.ASCII),
                                ANNA,
                                NOBODY,
                                Optional.of("3... Pe7-e5"),
                                Optional.empty(),
                                Optional.of(new MoveRequest(
                                        "http://localhost:8080/v1/games/x1/moves/7", "a2a3", Optional.empty())))
                        .text());
    }

    @Test
    void a_finished_game_says_who_has_won_and_why_instead_of_whose_turn_it_is() {
        String won = text(ANNA, Optional.of(new Result(Optional.of(Side.WHITE), "king-captured")), Optional.empty());
        assertTrue(won.endsWith("\nWhite has won: king captured (1-0).\n"), won);

        String drawn = text(ANNA, Optional.of(new Result(Optional.empty(), "agreement")), Optional.empty());
        assertTrue(drawn.endsWith("\nDrawn: agreement (1/2-1/2).\n"), drawn);

        Optional<String> statement = Optional.of("Nobody\nplayed \u001b[1mfair.");
        Result cancelled = new Result(Optional.empty(), "cancelled", false, statement);
        String called = text(ANNA, Optional.of(cancelled), Optional.empty());
        assertTrue(
                called.endsWith(
                        "\nOver without a result: cancelled (*).\nThe operator says: Nobody played \ufffd[1mfair.\n"),
                called);
    }

    @ParameterizedTest(name = "{0} is shown as {1}")
    @CsvSource({
        "P3D, 3 d 0 h left",
        "P1DT23H59M, 1 d 23 h left",
        "PT23H59M59S, 23:59:59 left",
        "PT9M5S, 0:09:05 left",
        "PT0S, no time left",
        "PT-1S, no time left"
    })
    void the_clock_shows_what_matters(Duration remaining, String shown) {
        Player player = new Player(Optional.of("Anna"), Optional.of(remaining), Optional.empty(), List.of());

        String text = text(player, Optional.empty(), Optional.empty());

        assertTrue(text.contains("White  Anna  " + shown + "\n"), text);
    }

    @Test
    void a_clock_that_runs_is_told_by_its_deadline() {
        Instant deadline = Instant.parse("2026-12-03T14:05:09.999Z");
        Player player = new Player(Optional.of("Anna"), Optional.empty(), Optional.of(deadline), List.of());

        String text = text(player, Optional.empty(), Optional.empty());

        assertTrue(text.contains("White  Anna  to move before Thu 2026-12-03 14:05:09 UTC\n"), text);
    }

    @Test
    void a_player_who_is_away_or_will_be_says_so() {
        GameText.Away winter =
                new GameText.Away(Instant.parse("2026-12-24T08:00:00Z"), Instant.parse("2027-01-06T20:30:00.5Z"));
        Player player = new Player(Optional.of("Anna"), Optional.empty(), Optional.empty(), List.of(winter));

        String text = text(player, Optional.empty(), Optional.empty());

        assertTrue(
                text.contains(
                        "White  Anna  on vacation from Thu 2026-12-24 08:00:00 UTC until Wed 2027-01-06 20:30:00 UTC\n"),
                text);
    }

    @Test
    void no_name_can_steer_the_terminal() {
        Player player = new Player(
                Optional.of("A\u001b[31m\u0007\u202eB\nC\u2028D\u009b\ud800"),
                Optional.empty(),
                Optional.empty(),
                List.of());

        String text = text(player, Optional.empty(), Optional.empty());

        assertTrue(text.contains("White  A\uFFFD[31m\uFFFD\uFFFDB\uFFFDC\uFFFDD\uFFFD\uFFFD\n"), text);
    }

    @Test
    void names_in_any_script_are_left_alone() {
        Player player =
                new Player(Optional.of("Ünal 李 नेहा\u200d 👩\u200d🚀"), Optional.empty(), Optional.empty(), List.of());

        assertTrue(text(player, Optional.empty(), Optional.empty()).contains("Ünal 李 नेहा\u200d 👩\u200d🚀\n"));
    }

    @Test
    void what_a_shell_would_expand_is_quoted() {
        String text = text(
                ANNA,
                Optional.empty(),
                Optional.of(new MoveRequest("http://x'$(rm)/v1/games/x1/moves/7", "d4*d5", Optional.empty())));

        assertTrue(text.contains(" -d 'd4*d5' \\\n    'http://x'\\''$(rm)/v1/games/x1/moves/7'\n"), text);
    }

    private static String text(Player white, Optional<Result> result, Optional<MoveRequest> request) {
        BoardText board = BoardText.of(Variant.ROCOCO.start(), Side.WHITE, Ink.UNICODE);
        return new GameText("x1", board, white, NOBODY, Optional.empty(), result, request).text();
    }
}
