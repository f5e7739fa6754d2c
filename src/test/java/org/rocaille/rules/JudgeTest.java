package org.rocaille.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rocaille.rules.Judgement.Illegal;
import org.rocaille.rules.Judgement.Legal;
import org.rocaille.rules.Judgement.Reason;

@DisplayName("A text that is no legal move is refused with every reason that holds, in order of precedence")
@Execution(ExecutionMode.CONCURRENT)
class JudgeTest {

    /** A position, a text, and the refusals with their squares, written {@code reason: squares; reason: squares}. */
    record Case(String variant, String fen, String text, String refusals) {

        Position position() {
            return Position.parse(Variant.of(variant), fen);
        }

        @Override
        public String toString() {
            return variant + " " + text + " -> " + refusals;
        }
    }

    private static final String ROCAILLE_START = Variant.ROCAILLE.start().fen();
    private static final String ROCOCO_START = Variant.ROCOCO.start().fen();
    private static final String PUSHME_START = Variant.ROCOCO_PUSHME.start().fen();
    private static final String BAROQUE_START = Variant.BAROQUE.start().fen();

    static Stream<Case> cases() {
        return Stream.of(rocaille(), rococo(), pushme(), baroque(), nothingMore(), uncovering())
                .flatMap(List::stream);
    }

    private static List<Case> rocaille() {
        String swaps = "12/5k6/12/12/1S4s5/12/12/12/5K6/12 w b6g6 3 9";
        String frozen = "12/5k6/12/12/3iL7/12/12/12/5K6/12 w - 0 1";
        String frozenKing = "12/5k6/12/12/9P2/12/12/4i7/5K6/12 w - 0 1";
        String pawns = "12/8k3/4P7/5a6/4P7/6P5/12/12/3K8/12 w - 0 1";
        String ring = "12/5k6/12/1Ap9/12/12/p11/12/1W3K6/A2p8 w - 0 1";
        String pinned = "5k6/12/5a6/12/12/5A6/12/5K6/12/12 w - 0 1";
        return List.of(
                new Case("rocaille", ROCAILLE_START, "e3", "malformed:"),
                new Case("rocaille", ROCAILLE_START, "e3e44", "malformed:"),
                new Case("rocaille", ROCAILLE_START, "m3m4", "malformed:"),
                new Case("rocaille", ROCAILLE_START, "Le3e4", "malformed: e3"),
                new Case("rocaille", ROCAILLE_START, "e3e4xe5", "malformed: e5"),
                new Case("rocaille", ROCAILLE_START, "e3e4=Q", "malformed:"),
                new Case("rocaille", ROCAILLE_START, "e5e6", "no-piece: e5"),
                new Case("rocaille", ROCAILLE_START, "e8e7", "not-your-piece: e8"),
                new Case("rocaille", ROCAILLE_START, "e3f5", "not-a-line: e3 f5"),
                new Case("rocaille", ROCAILLE_START, "e3e3", "not-a-line: e3"),
                new Case("rocaille", ROCAILLE_START, "f2f4", "too-far: f2 f4"),
                new Case("rocaille", ROCAILLE_START, "b3b6", "too-far: b3 b6"),
                new Case("rocaille", ROCAILLE_START, "b3b5", "no-mount: b4"),
                new Case("rocaille", ROCAILLE_START, "d2d5", "blocked: d3"),
                new Case("rocaille", ROCAILLE_START, "f2f3", "target-occupied: f3"),
                new Case("rocaille", ROCAILLE_START, "d2d3", "target-occupied: d3"),
                new Case("rocaille", ROCAILLE_START, "b2*b8", "not-adjacent: b2 b8"),
                new Case("rocaille", ROCAILLE_START, "b2*b3", "nothing-to-destroy: b3"),
                new Case("rocaille", ROCAILLE_START, "b2~b5", "blocked: b3; nothing-to-swap: b5"),
                new Case("rocaille", ROCAILLE_START, "d2~d3", "nothing-to-swap: d3"),
                new Case("rocaille", "12/5k6/12/12/12/1S6l3/12/12/1S3K6/12 w - 0 1", "b2~f2", "king-not-swappable: f2"),
                new Case("rocaille", swaps, "b6~g6", "swap-back: b6 g6"),
                new Case("rocaille", ROCAILLE_START, "e3*", "not-immobilized: e3"),
                new Case("rocaille", frozen, "e6e5", "immobilized: d6 e6"),
                new Case("rocaille", frozen, "e6e6", "immobilized: d6 e6; not-a-line: e6"),
                new Case("rocaille", frozenKing, "f2*", "immobilized: e3 f2"),
                new Case("rocaille", ring, "b2b1", "edge-not-needed: b1"),
                new Case("rocaille", ring, "a1b1", "edge-not-needed: b1"),
                new Case("rocaille", pawns, "e8e9=P", "promotion-unavailable: e9"),
                new Case("rocaille", pawns, "e8e9=K", "promotion-unavailable: e9"),
                new Case("rocaille", pawns, "g5g6=L", "promotion-unavailable: g6"),
                new Case(
                        "rocaille",
                        "12/12/12/5k6/12/5K6/12/12/12/12 w - 0 1",
                        "f5f6",
                        "kings-touch: f6 f7; leaves-king-capturable: f6 f7"),
                new Case("rocaille", "12/12/12/5k6/6I5/5K6/12/12/12/12 w - 0 1", "f5f6", "kings-touch: f6 f7"),
                new Case("rocaille", pinned, "f5g5", "leaves-king-capturable: f3 f8"));
    }

    /** What is impossible by the ways of the piece is not looked into any further, though the ring or the King be near. */
    private static List<Case> nothingMore() {
        String king = "12/5k6/12/12/12/12/12/5K6/12/12 w";
        String pawn = "12/5k6/12/12/12/12/12/2P9/5K6/12 w";
        String behindFriend = "12/5k6/12/12/12/12/12/2L9/2P2K6/12 w";
        String behindTwo = "12/5k6/12/12/12/12/2L9/2p9/2p2K6/12 w";
        String swapper = "12/5k6/12/12/12/12/12/12/1S3K6/12 w";
        String far = "12/5k6/12/12/12/12/1S10/12/5K6/1p10 w";
        return List.of(
                new Case("rocaille", king, "f3f1", "too-far: f1 f3"),
                new Case("rocaille", pawn, "c3c1", "no-mount: c2"),
                new Case("rocaille", behindFriend, "c3c1", "blocked: c2"),
                new Case("rocaille", behindTwo, "c4c1", "blocked: c2 c3"),
                new Case("rocaille", swapper, "b2~b1", "nothing-to-swap: b1"),
                new Case("rocaille", swapper, "b2*b1", "nothing-to-destroy: b1"),
                new Case("rocaille", far, "b4*b1", "not-adjacent: b1 b4"),
                new Case("rocaille", behindTheFile("5L6", "12"), "f5*", "not-immobilized: f5"),
                new Case("baroque", "7k/8/4n3/8/3mP3/8/4K3/8 w", "e4*", "immobilized: d4 e4"));
    }

    /** Each move is one that its piece can make, but for the King that it uncovers to the Advancer on f8. */
    private static List<Case> uncovering() {
        return List.of(
                new Case("rocaille", behindTheFile("5Sp5", "12"), "f5*g5", "leaves-king-capturable: f2 f8"),
                new Case("rocaille", behindTheFile("5Ppp4", "12"), "f5h5", "leaves-king-capturable: f2 f8"),
                new Case("rocaille", behindTheFile("5L6", "6i5"), "f5*", "leaves-king-capturable: f2 f8"),
                new Case("rocaille", "12/10k1/5a6/12/12/12/5p6/5K6/12/12 w", "f3f4", "leaves-king-capturable: f4 f8"),
                new Case(
                        "rocaille", "12/4a7/4P7/12/12/4K7/12/12/10k1/12 w", "e8f9=L", "leaves-king-capturable: e5 e9"));
    }

    private static String behindTheFile(String fifthRank, String sixthRank) {
        return "12/10k1/5a6/12/" + sixthRank + "/" + fifthRank + "/12/12/5K6/12 w";
    }

    private static List<Case> rococo() {
        String ring = "10/4k5/10/10/10/10/10/10/1A2K5/10 w - 0 1";
        String frozen = "10/4k5/10/10/3iL5/10/10/10/4K5/10 w - 0 1";
        String over = "10/4k5/10/10/10/10/10/10/1A8/10 w - 0 1";
        return List.of(
                new Case("rococo", ROCOCO_START, "e3e4+foo", "malformed:"),
                new Case("rococo", over, "b2b3", "game-over:"),
                new Case("rococo", over, "b5b6", "game-over:; no-piece: b5"),
                new Case("rococo", ROCOCO_START, "e5e6", "no-piece: e5"),
                new Case("rococo", ROCOCO_START, "e8e7", "not-your-piece: e8"),
                new Case("rococo", frozen, "e6e7", "immobilized: d6 e6"),
                new Case("rococo", ROCOCO_START, "e3f6", "not-a-line: e3 f6"),
                new Case("rococo", ROCOCO_START, "e3e6", "too-far: e3 e6"),
                new Case("rococo", ROCOCO_START, "e3e5", "no-mount: e4"),
                new Case("rococo", ROCOCO_START, "h2h7", "blocked: h3"),
                new Case("rococo", ROCOCO_START, "e2e3", "target-occupied: e3"),
                new Case("rococo", "10/4k5/10/10/10/1S6s1/10/10/4K5/10 w - 0 1", "b5*i5", "not-adjacent: b5 i5"),
                new Case("rococo", ROCOCO_START, "i2~i5", "blocked: i3; nothing-to-swap: i5"),
                new Case("rococo", "10/4k5/10/10/10/1C8/10/10/1C2K5/10 b - 0 1", "e9~e2", "nothing-to-swap: e2"),
                new Case("rococo", "10/1C2k5/10/10/10/10/10/10/4K5/10 w - 0 1", "b9~e9", "king-not-swappable: e9"),
                new Case("rococo", "10/4k5/10/10/1S4s3/10/10/10/4K5/10 w b6g6 0 1", "b6~g6", "swap-back: b6 g6"),
                new Case("rococo", ROCOCO_START, "i2*", "not-immobilized: i2"),
                new Case("rococo", ring, "b2a2", "edge-not-needed: a2"),
                new Case("rococo", ring, "e2e1", "edge-not-needed: e1"),
                new Case("rococo", ROCOCO_START, "e3e4=W", "promotion-unavailable: e4"));
    }

    private static List<Case> pushme() {
        return List.of(
                new Case("rococo-pushme", PUSHME_START, "", "malformed:"),
                new Case("rococo-pushme", PUSHME_START, "b2~b3", "nothing-to-swap: b3"),
                new Case("rococo-pushme", "10/4k5/10/10/10/1R3R4/10/10/4K5/10 w - 0 1", "b5~f5", "nothing-to-swap: f5"),
                new Case(
                        "rococo-pushme",
                        "10/4k5/10/10/10/1R3R4/10/10/1R2K5/10 w - 0 1",
                        "b2~e2",
                        "nothing-to-swap: e2"),
                new Case(
                        "rococo-pushme",
                        "10/1B2k5/10/10/10/10/10/10/4K5/10 w - 0 1",
                        "b9~e9",
                        "king-not-swappable: e9"),
                new Case("rococo-pushme", "10/4k5/10/10/1R4r3/10/10/10/4K5/10 w b6g6 0 1", "b6~g6", "swap-back: b6 g6"),
                new Case("rococo-pushme", "10/4k5/10/10/3mQ5/10/10/10/4K5/10 w - 0 1", "e6e7", "immobilized: d6 e6"),
                new Case("rococo-pushme", PUSHME_START, "d3d4=N", "promotion-unavailable: d4"),
                new Case(
                        "rococo-pushme",
                        "10/4k5/10/4q5/10/10/4Q5/10/4K5/10 w - 0 1",
                        "e4f4",
                        "leaves-king-capturable: e2 e7"),
                new Case(
                        "rococo-pushme",
                        "10/10/10/4k5/10/4K5/10/10/10/10 w - 0 1",
                        "e5e6",
                        "leaves-king-capturable: e6 e7"),
                new Case("rococo-pushme", "10/4k5/10/10/10/10/10/10/4K5/10 w - 100 60", "e2e3", "game-over:"),
                new Case(
                        "rococo-pushme", "10/4k5/10/10/10/10/10/10/1Q2K5/10 w - 0 1", "b2b10", "edge-not-needed: b10"));
    }

    private static List<Case> baroque() {
        return List.of(
                new Case("baroque", BAROQUE_START, "a2a9", "malformed:"),
                new Case("baroque", BAROQUE_START, "a2b3", "not-a-line: a2 b3"),
                new Case("baroque", BAROQUE_START, "e1e3", "too-far: e1 e3"),
                new Case("baroque", BAROQUE_START, "a1a3", "blocked: a2"),
                new Case("baroque", "4k3/8/8/n7/n7/8/N7/4K3 w - 0 1", "a2a6", "blocked: a4 a5"),
                new Case("baroque", BAROQUE_START, "a1a2", "target-occupied: a2"),
                new Case("baroque", BAROQUE_START, "a1~a2", "nothing-to-swap: a2"),
                new Case("baroque", BAROQUE_START, "a2*a3", "nothing-to-destroy: a3"),
                new Case("baroque", BAROQUE_START, "a2*", "not-immobilized: a2"),
                new Case("baroque", "4k3/8/8/8/3mP3/8/8/4K3 w - 0 1", "e4*", "immobilized: d4 e4"),
                new Case("baroque", "4k3/8/8/8/3mP3/8/8/4K3 w - 0 1", "e4e5", "immobilized: d4 e4"),
                new Case("baroque", "4k3/8/8/8/3bM3/8/8/4K3 w - 0 1", "e4e5", "immobilized: d4 e4"),
                new Case("baroque", BAROQUE_START, "a2a3=N", "promotion-unavailable: a3"),
                new Case("baroque", "7k/8/8/p4r2/4K3/8/8/8 w - 0 1", "e4e5", "leaves-king-capturable: a5 e5"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cases")
    @DisplayName("Each case of the table is refused as it says")
    void refusesAsTheTableSays(Case example) {
        assertEquals(example.refusals(), describe(example.position().judge(example.text())));
    }

    @Test
    @DisplayName("Asking out of turn is a reason of its own, told before what is wrong with the move")
    void tellsThatItIsNotTheAskersTurn() {
        Position start = Variant.ROCAILLE.start();
        assertEquals("not-your-turn:", describe(start.judge(Side.BLACK, "e8e7")));
        assertEquals("not-your-turn:; not-your-piece: e3", describe(start.judge(Side.BLACK, "e3e4")));
        assertEquals("not-your-turn:; no-mount: b7", describe(start.judge(Side.BLACK, "b8b6")));
    }

    @Test
    @DisplayName("Every reason of the list is in the table of some variant, but for asking out of turn")
    void theTableHasEveryReason() {
        Set<String> told = cases().flatMap(
                        example -> Arrays.stream(example.refusals().split("; ?")))
                .map(refusal -> refusal.split(":")[0])
                .collect(Collectors.toSet());
        Set<String> all = EnumSet.complementOf(EnumSet.of(Reason.NOT_YOUR_TURN)).stream()
                .map(Reason::code)
                .collect(Collectors.toCollection(HashSet::new));
        all.removeAll(told);
        assertEquals(Set.of(), all);
    }

    @Test
    @Tag("volume")
    @DisplayName(
            "Texts of any kind between any squares mean a legal move or are refused for some reason, in random play")
    void everyTextIsLegalOrRefusedForAReason() {
        Random random = new Random(7);
        for (Variant variant : Variant.all()) {
            Map<Reason, Integer> seen = new EnumMap<>(Reason.class);
            Position position = variant.start();
            for (int ply = 0; ply < 40 && position.outcome().isEmpty(); ply++) {
                Set<String> legal =
                        position.legalMoves().stream().map(Move::text).collect(Collectors.toSet());
                for (int i = 0; i < 100; i++) {
                    String text = randomText(variant, position, random);
                    Judgement judgement = position.judge(text);
                    if (judgement instanceof Illegal illegal) {
                        assertFalse(illegal.refusals().isEmpty(), () -> "no reason against " + text);
                        assertFalse(legal.contains(text));
                        illegal.refusals().forEach(refusal -> seen.merge(refusal.reason(), 1, Integer::sum));
                    } else {
                        assertTrue(legal.contains(text));
                    }
                }
                List<Move> moves = position.legalMoves();
                position = position.play(moves.get(random.nextInt(moves.size())));
            }
            assertTrue(seen.size() >= 8, () -> variant + " only saw " + seen);
        }
    }

    private static String randomText(Variant variant, Position position, Random random) {
        List<Square> own = position.pieces().entrySet().stream()
                .filter(entry -> entry.getValue().side() == position.turn())
                .map(Map.Entry::getKey)
                .toList();
        Square from = own.get(random.nextInt(own.size()));
        Square to = new Square(1 + random.nextInt(variant.files()), 1 + random.nextInt(variant.ranks()));
        return switch (random.nextInt(8)) {
            case 0 -> from + "~" + to;
            case 1 -> from + "*" + to;
            case 2 -> from + "*";
            case 3 ->
                from + "" + to + "="
                        + variant.pieces()
                                .get(random.nextInt(variant.pieces().size()))
                                .letter();
            default -> from + "" + to;
        };
    }

    private static String describe(Judgement judgement) {
        if (judgement instanceof Legal legal) {
            return "legal: " + legal.move();
        }
        return ((Illegal) judgement)
                .refusals().stream()
                        .map(refusal -> refusal.reason().code() + ":"
                                + refusal.squares().stream()
                                        .map(square -> " " + square)
                                        .collect(Collectors.joining()))
                        .collect(Collectors.joining("; "));
    }
}
