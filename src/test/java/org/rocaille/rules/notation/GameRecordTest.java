package org.rocaille.rules.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.rocaille.rules.Position;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

class GameRecordTest {

    private static final Map<String, String> NO_TAGS = Map.of();

    @Test
    void a_record_is_tags_and_moves_with_the_time_that_each_took() {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("White", "Anna");
        tags.put("Result", "0-1");
        List<GameRecord.Ply> plies = List.of(
                new GameRecord.Ply("Pf3-f4", Duration.ofMillis(123_450), Optional.of(Duration.ofDays(3))),
                new GameRecord.Ply("Ph8-g7", Duration.ZERO, Optional.of(Duration.ofHours(9))),
                new GameRecord.Ply("Pg3-e5", Duration.ofDays(10).plusMillis(5), Optional.empty()));

        assertEquals("""
                [White "Anna"]
                [Result "0-1"]

                1. Pf3-f4 {[%emt 0:02:03.45] [%clk 72:00:00]} 1... Ph8-g7
                {[%emt 0:00:00] [%clk 9:00:00]} 2. Pg3-e5 {[%emt 240:00:00.005]} 0-1
                """, new GameRecord(tags, Variant.ROCOCO_PUSHME.start(), plies, "0-1").text());
    }

    @Test
    void a_game_without_moves_has_its_result_alone() {
        assertEquals("\n*\n", record(NO_TAGS, Variant.BAROQUE.start(), List.of(), "*"));
    }

    @Test
    void a_draw_and_a_win_have_their_tokens() {
        assertEquals("1/2-1/2", new Result(Optional.empty(), "agreement").token());
        assertEquals("1-0", new Result(Optional.of(Side.WHITE), "checkmate").token());
        assertEquals("0-1", new Result(Optional.of(Side.BLACK), "checkmate").token());
    }

    @Test
    void a_game_from_another_position_counts_from_there() {
        Position start = Position.parse(Variant.BAROQUE, "8/2m5/2k5/8/8/5K2/4p3/8 b - 1 70");

        String record = record(NO_TAGS, start, List.of("Mc7-d7", "Kf3-f4", "Md7-e7"), "*");

        assertEquals(
                "70... Mc7-d7 71. Kf3-f4 71... Md7-e7 *",
                record.replaceAll("\\{[^}]*} ", "")
                        .replace('\n', ' ')
                        .replaceAll("\\{[^}]*}", "")
                        .strip());
    }

    @Test
    void quotes_and_backslashes_in_names_are_escaped_and_line_breaks_cannot_forge_a_tag() {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("White", "The \"Great\" \\o/");
        tags.put("Black", "Eve\"]\n[Result \"1-0");

        String record = record(tags, Variant.BAROQUE.start(), List.of(), "*");

        assertTrue(record.contains("[White \"The \\\"Great\\\" \\\\o/\"]\n"), record);
        assertTrue(record.contains("[Black \"Eve\\\"]\uFFFD[Result \\\"1-0\"]\n"), record);
    }

    @Test
    void movetext_is_wrapped_between_words_and_no_line_is_longer_than_pgn_allows() {
        List<String> moves = Collections.nCopies(301, "Cd4~d6xd3,d7+");

        String movetext = record(NO_TAGS, Variant.ROCAILLE.start(), moves, "*");

        assertTrue(movetext.lines().allMatch(line -> line.length() <= 79 && !line.endsWith(".")), movetext);
        assertEquals(301, movetext.split("Cd4~d6xd3,d7\\+", -1).length - 1);
        assertTrue(movetext.endsWith("\n") && movetext.contains("151. Cd4~d6xd3,d7+"), movetext);
    }

    @Test
    void a_line_is_as_long_as_pgn_allows_if_the_words_just_fit() {
        String move = "W".repeat(79 - "1.  {[%emt 0:00:05]}".length());

        assertEquals(
                "\n1. " + move + " {[%emt 0:00:05]}\n*\n",
                record(NO_TAGS, Variant.ROCAILLE.start(), List.of(move), "*"));
    }

    private static String record(Map<String, String> tags, Position start, List<String> moves, String token) {
        return new GameRecord(
                        tags, start, moves.stream().map(GameRecordTest::ply).toList(), token)
                .text();
    }

    private static GameRecord.Ply ply(String notation) {
        return new GameRecord.Ply(notation, Duration.ofSeconds(5), Optional.empty());
    }
}
