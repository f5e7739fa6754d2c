package org.rocaille.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.rocaille.problem.RuleProblems.Objection;
import org.rocaille.rules.Judgement;
import org.rocaille.rules.Judgement.Reason;
import org.rocaille.rules.Judgement.Refusal;
import org.rocaille.rules.Position;
import org.rocaille.rules.Square;
import org.rocaille.rules.Variant;

class RuleProblemsTest {

    @Test
    void the_first_reason_is_the_reason_and_the_others_are_added() {
        Problem problem = RuleProblems.illegalMove(new Judgement.Illegal(List.of(
                refusal(Reason.BLOCKED, "d10", "d9"), refusal(Reason.KINGS_TOUCH, "e4"), refusal(Reason.TOO_FAR))));

        assertEquals(ProblemCode.ILLEGAL_MOVE, problem.code());
        assertEquals("Something that cannot be leapt over is in the way: d9, d10.", problem.detail());
        assertEquals(
                Map.of(
                        "reason",
                        "blocked",
                        "squares",
                        List.of("d9", "d10"),
                        "alsoBecause",
                        List.of(new Objection("kings-touch", List.of("e4")), new Objection("too-far", List.of()))),
                problem.members());
    }

    @Test
    void every_reason_has_a_sentence_of_its_own() {
        Set<String> sentences = new HashSet<>();
        for (Reason reason : Reason.values()) {
            String sentence = RuleProblems.illegalMove(new Judgement.Illegal(List.of(refusal(reason))))
                    .detail();
            assertTrue(sentence.matches("[A-Z][^.]+\\."), sentence);
            assertTrue(sentences.add(sentence), sentence);
        }
    }

    @Test
    void a_real_refusal_reads_as_one() {
        Judgement judgement =
                Position.parse(Variant.BAROQUE, "8/8/8/3p4/3P4/8/8/8 w").judge("d4d6");
        if (!(judgement instanceof Judgement.Illegal illegal)) {
            throw new AssertionError("d4d6 passes through a piece");
        }
        assertEquals(
                "Something that cannot be leapt over is in the way: d5.",
                RuleProblems.illegalMove(illegal).detail());
    }

    private static Refusal refusal(Reason reason, String... squares) {
        TreeSet<Square> concerned = new TreeSet<>();
        for (String square : squares) {
            concerned.add(Square.of(square));
        }
        return new Refusal(reason, concerned);
    }
}
