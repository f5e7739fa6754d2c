package org.rocaille.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("A variant says what it is played with")
class VariantTest {

    private static String letters(Variant variant, Predicate<PieceRule> which) {
        return variant.pieces().stream()
                .filter(which)
                .map(rule -> String.valueOf(rule.letter()))
                .sorted()
                .collect(Collectors.joining());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "rocaille,      12, 10, true,  ACIKLPSW, CS, '',  9,    2",
        "rococo,        10, 10, true,  ACIKLPSW, CS, '',  9 10, 1 2",
        "rococo-pushme, 10, 10, true,  BKMNPQR,  BR, '',  '',   ''",
        "baroque,        8,  8, false, BKMNPQR,  '', BPR, '',   ''",
    })
    @DisplayName("Its board, its pieces, which of them trade places or take aside, and where Pawns promote")
    void facts(
            String key,
            int files,
            int ranks,
            boolean ring,
            String pieces,
            String traders,
            String aside,
            String whitePromotes,
            String blackPromotes) {
        Variant variant = Variant.of(key);
        assertEquals(key, variant.toString());
        assertEquals(files, variant.files());
        assertEquals(ranks, variant.ranks());
        assertEquals(ring, variant.hasRing());
        assertEquals(pieces, letters(variant, rule -> true));
        assertEquals(traders, letters(variant, PieceRule::mayTradePlaces));
        assertEquals(aside, letters(variant, PieceRule::capturesAside));
        assertEquals(ranks(whitePromotes), variant.promotionRanks(Side.WHITE));
        assertEquals(ranks(blackPromotes), variant.promotionRanks(Side.BLACK));
    }

    private static Set<Integer> ranks(String text) {
        return Arrays.stream(text.split(" "))
                .filter(rank -> !rank.isEmpty())
                .map(Integer::valueOf)
                .collect(Collectors.toSet());
    }

    @ParameterizedTest
    @CsvSource({
        "rocaille, CANNON_PAWN, 10", "rocaille, WITHDRAWER, 2", "rocaille, KING, 1", "rococo, CANNON_PAWN, 8",
        "rococo, WITHDRAWER, 1", "rococo-pushme, LONG_LEAPER, 2", "baroque, PINCER_PAWN, 8", "baroque, WITHDRAWER, 1"
    })
    @DisplayName("How many pieces of a kind each side starts with")
    void startCounts(String key, PieceType type, int count) {
        assertEquals(count, Variant.of(key).startCount(type));
    }

    @Test
    @DisplayName("A kind of piece that it has not got has no letter and no rule there")
    void strangers() {
        assertEquals(Optional.empty(), Variant.BAROQUE.piece(PieceType.ADVANCER));
        IllegalArgumentException refused =
                assertThrows(IllegalArgumentException.class, () -> Variant.BAROQUE.letterOf(PieceType.ADVANCER));
        assertEquals("baroque has no " + PieceType.ADVANCER.title(), refused.getMessage());
        assertTrue(refused.getMessage().length() > "baroque has no ".length());
        assertThrows(IllegalArgumentException.class, () -> Variant.of("chess"));
    }

    @Test
    @DisplayName("A Chameleon has each other piece's way with that piece alone, and none with Immobilizers")
    void chameleons() {
        PieceRule chameleon = PieceRule.chameleon('X', Variant.ROCAILLE.pieces().subList(0, 7));
        assertEquals(Set.of(PieceType.LONG_LEAPER), chameleon.captures().get(Capture.LEAP));
        assertEquals(Set.of(PieceType.KING), chameleon.captures().get(Capture.DISPLACEMENT));
        assertEquals(Set.of(PieceType.CANNON_PAWN), chameleon.captures().get(Capture.HOP));
        assertEquals(Set.of(PieceType.SWAPPER), chameleon.swaps().enemies());
        assertEquals(Set.of(), chameleon.swaps().friends());
        assertTrue(chameleon.captures().values().stream().noneMatch(kinds -> kinds.contains(PieceType.IMMOBILIZER)));
    }
}
