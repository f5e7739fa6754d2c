package org.rocaille.rules.oracle;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * Runs the {@code sentences/*.cases} files, whose form {@link Sentence} explains, past every referee and for both
 * colours.
 */
@DisplayName("Every sentence of the rules holds")
@Execution(ExecutionMode.CONCURRENT)
class SentencesTest {

    private static final List<String> FILES = List.of(
            "1-positions.cases",
            "2-shared.cases",
            "3-ring.cases",
            "4-rocaille-rococo.cases",
            "5-rococo-pushme.cases",
            "6-baroque.cases",
            "7-named.cases");

    @TestFactory
    Stream<DynamicNode> asWritten() {
        return FILES.stream().flatMap(file -> Sentence.of(file).stream()).map(SentencesTest::test);
    }

    @TestFactory
    @DisplayName("with the colours changed")
    Stream<DynamicNode> withTheColoursChanged() {
        return FILES.stream()
                .flatMap(file -> Sentence.of(file).stream())
                .flatMap(sentence -> ColourChange.of(sentence).stream())
                .map(SentencesTest::test);
    }

    private static DynamicNode test(Sentence sentence) {
        return DynamicContainer.dynamicContainer(
                sentence.text(),
                Referee.ALL.stream()
                        .map(referee -> DynamicTest.dynamicTest(
                                referee + ": " + sentence.variant() + " " + sentence.fen(),
                                () -> check(referee, sentence))));
    }

    private static void check(Referee referee, Sentence sentence) {
        String where = referee + " on \"" + sentence.text() + "\", " + sentence.variant() + " " + sentence.fen();
        assertFalse(sentence.claims().isEmpty(), where);
        assertAll(where, sentence.claims().stream().map(claim -> claim(referee, sentence, claim)));
    }

    private static Executable claim(Referee referee, Sentence sentence, String claim) {
        String variant = sentence.variant();
        String fen = sentence.fen();
        String[] words = claim.split("[ :]+");
        List<String> rest = Arrays.asList(words).subList(1, words.length);
        return switch (words[0]) {
            case "has" ->
                () -> assertEquals(
                        Set.copyOf(rest), legal(referee, sentence, move -> rest.contains(move.withCaptures())), claim);
            case "not" ->
                () -> assertEquals(Set.of(), legal(referee, sentence, move -> rest.contains(move.text())), claim);
            case "from" ->
                () -> assertEquals(
                        Set.copyOf(rest.subList(1, rest.size())),
                        legal(referee, sentence, move -> isFrom(rest.get(0), move)),
                        claim);
            case "takes" ->
                () -> assertEquals(
                        Set.copyOf(rest.subList(1, rest.size())),
                        legal(
                                referee,
                                sentence,
                                move -> isFrom(rest.get(0), move)
                                        && !move.captures().isEmpty()),
                        claim);
            case "count" ->
                () -> assertEquals(
                        Integer.parseInt(rest.get(0)),
                        referee.moves(variant, fen).size(),
                        claim);
            case "after" ->
                () -> assertEquals(
                        String.join(" ", rest.subList(1, rest.size())), after(referee, sentence, rest.get(0)), claim);
            case "is" -> () -> assertEquals(String.join(" ", rest), referee.canonical(variant, fen), claim);
            case "check" -> () -> assertEquals(yes(rest.get(0)), referee.isCheck(variant, fen), claim);
            case "over" -> () -> assertEquals(rest.get(0), String.valueOf(referee.over(variant, fen)), claim);
            case "position" -> () -> assertEquals(yes(rest.get(0)), referee.isPosition(variant, fen), claim);
            default -> throw new IllegalArgumentException(claim);
        };
    }

    private static Set<String> legal(Referee referee, Sentence sentence, Predicate<MoveFact> which) {
        return referee.moves(sentence.variant(), sentence.fen()).stream()
                .filter(which)
                .map(MoveFact::withCaptures)
                .collect(Collectors.toSet());
    }

    private static boolean isFrom(String square, MoveFact move) {
        return move.text().matches(square + "(\\D.*)?");
    }

    private static String after(Referee referee, Sentence sentence, String move) {
        List<String> after = referee.moves(sentence.variant(), sentence.fen()).stream()
                .filter(m -> m.text().equals(move))
                .map(MoveFact::fen)
                .toList();
        assertTrue(after.size() == 1, move + " is not legal");
        return after.get(0);
    }

    private static boolean yes(String word) {
        return switch (word) {
            case "yes" -> true;
            case "no" -> false;
            default -> throw new IllegalArgumentException(word);
        };
    }
}
