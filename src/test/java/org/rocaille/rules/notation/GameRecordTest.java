package org.rocaille.rules.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.LocalDate;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.rocaille.rules.Position;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

class GameRecordTest {

    private static final Optional<Result> GOING_ON = Optional.empty();

    @Test
    void a_record_tells_who_played_what_and_how_it_ended() {
        Optional<Result> result = Optional.of(new Result(Optional.of(Side.BLACK), "resignation"));

        assertEquals(
                """
                [Event "Casual game"]
                [Site "/v1/games/x1"]
                [Date "2026.03.04"]
                [Round "-"]
                [White "Anna"]
                [Black "Bert"]
                [Result "0-1"]
                [TimeControl "1/259200"]
                [Variant "Rococo with Pushme-Pullyus"]
                [VariantId "rococo-pushme"]
                [RulesVersion "1"]
                [GameId "x1"]
                [Termination "resignation"]

                1. Pf3-f4 Ph8-g7 2. Pg3-e5 0-1
                """,
                record("Anna", "Bert", result, Variant.ROCOCO_PUSHME.start(), List.of("Pf3-f4", "Ph8-g7", "Pg3-e5")));
    }

    @Test
    void a_game_that_goes_on_has_the_result_of_no_game() {
        String record = record("Anna", "Bert", GOING_ON, Variant.BAROQUE.start(), List.of());

        assertTrue(record.contains("[Result \"*\"]"), record);
        assertTrue(record.endsWith("\n\n*\n"), record);
        assertTrue(!record.contains("Termination"), record);
    }

    @Test
    void a_draw_and_a_win_have_their_tokens() {
        assertEquals("1/2-1/2", new Result(Optional.empty(), "agreement").token());
        assertEquals("1-0", new Result(Optional.of(Side.WHITE), "checkmate").token());
        assertEquals("0-1", new Result(Optional.of(Side.BLACK), "checkmate").token());
    }

    @Test
    void a_game_from_another_position_has_its_fen_and_counts_from_there() {
        Position start = Position.parse(Variant.BAROQUE, "8/2m5/2k5/8/8/5K2/4p3/8 b - 1 70");

        String record = record("Anna", "Bert", GOING_ON, start, List.of("Mc7-d7", "Kf3-f4", "Md7-e7"));

        assertTrue(record.contains("[SetUp \"1\"]\n[FEN \"8/2m5/2k5/8/8/5K2/4p3/8 b - 1 70\"]\n"), record);
        assertTrue(record.endsWith("\n70... Mc7-d7 71. Kf3-f4 Md7-e7 *\n"), record);
    }

    @Test
    void quotes_and_backslashes_in_names_are_escaped_and_line_breaks_cannot_forge_a_tag() {
        String record =
                record("The \"Great\" \\o/", "Eve\"]\n[Result \"1-0", GOING_ON, Variant.BAROQUE.start(), List.of());

        assertTrue(record.contains("[White \"The \\\"Great\\\" \\\\o/\"]\n"), record);
        assertTrue(record.contains("[Black \"Eve\\\"]\uFFFD[Result \\\"1-0\"]\n"), record);
    }

    @Test
    void movetext_is_wrapped_between_moves_and_no_line_is_longer_than_pgn_allows() {
        List<String> moves = Collections.nCopies(301, "Cd4~d6xd3,d7+");

        String movetext = record("Anna", "Bert", GOING_ON, Variant.ROCAILLE.start(), moves)
                .split("\n\n")[1];

        assertTrue(movetext.lines().allMatch(line -> line.length() <= 79 && !line.endsWith(".")), movetext);
        assertTrue(movetext.lines().limit(50).allMatch(line -> line.length() > 45), movetext);
        assertEquals(301, movetext.split("Cd4~d6xd3,d7\\+", -1).length - 1);
        assertTrue(movetext.endsWith("\n") && movetext.contains("151. Cd4~d6xd3,d7+"), movetext);
    }

    @Test
    void a_line_is_as_long_as_pgn_allows_if_the_moves_just_fit() {
        String white = "W".repeat(37);
        String black = "B".repeat(38);

        String movetext = record("Anna", "Bert", GOING_ON, Variant.ROCAILLE.start(), List.of(white, black))
                .split("\n\n")[1];

        assertEquals("1. " + white + " " + black + "\n*\n", movetext);
    }

    private static String record(
            String white, String black, Optional<Result> result, Position start, List<String> moves) {
        return new GameRecord(
                        "Casual game",
                        "/v1/games/x1",
                        LocalDate.of(2026, 3, 4),
                        white,
                        black,
                        "1/259200",
                        result,
                        "1",
                        "x1",
                        start,
                        moves)
                .text();
    }
}
