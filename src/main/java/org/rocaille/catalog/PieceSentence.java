package org.rocaille.catalog;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.rocaille.catalog.Wording.Whose;
import org.rocaille.rules.Freezing;
import org.rocaille.rules.PieceRule;
import org.rocaille.rules.PieceType;
import org.rocaille.rules.Variant;
import org.rocaille.text.Language;

/**
 * What a piece does, in one sentence, read off its {@link PieceRule}: a piece of a new game has its sentence without
 * anyone writing it.
 */
public final class PieceSentence {

    private final PieceRule rule;
    private final Freezing freezing;
    private final Wording wording;

    /** The kinds of piece there are, in the order in which the variant lists them. */
    private final List<PieceType> types;

    private PieceSentence(Variant variant, PieceRule rule, Wording wording) {
        this.rule = rule;
        this.wording = wording;
        freezing = variant.freezing();
        types = variant.pieces().stream().map(PieceRule::type).toList();
    }

    /** As in "Moves like a Queen and captures an enemy by stopping right in front of it." */
    public static String of(Variant variant, PieceRule rule, Language language) {
        return new PieceSentence(variant, rule, Wording.in(language)).text();
    }

    private String text() {
        List<String> clauses = Stream.of(wording.travel(rule.travel()), swaps(), captures(), freezes())
                .filter(Predicate.not(String::isEmpty))
                .toList();
        boolean nested = clauses.stream().anyMatch(clause -> clause.contains(","));
        return (nested ? wording.clauses(clauses) : wording.and(clauses)) + ".";
    }

    private String swaps() {
        if (!rule.mayTradePlaces()) {
            return "";
        }
        Set<PieceType> friends = rule.swaps().friends();
        Set<PieceType> enemies = rule.swaps().enemies();
        String condition;
        if (friends.containsAll(types) && enemies.containsAll(types)) {
            condition = "";
        } else if (friends.equals(enemies)) {
            condition = isMost(friends)
                    ? wording.unlessItIs(wording.one(others(friends)))
                    : wording.ifItIs(wording.one(present(friends)));
        } else {
            condition = wording.ifItIs(wording.or(Stream.of(whom(Whose.FRIEND, friends), whom(Whose.ENEMY, enemies))
                    .filter(Predicate.not(String::isEmpty))
                    .toList()));
        }
        return wording.swaps(condition);
    }

    private String captures() {
        List<String> ways = new ArrayList<>();
        rule.captures().forEach((way, victims) -> ways.add(wording.capture(way, whom(Whose.ENEMY, victims))));
        return ways.isEmpty() ? wording.neverCaptures() : wording.captures(wording.and(ways));
    }

    private String freezes() {
        return switch (rule.type()) {
            case IMMOBILIZER -> wording.freezes(freezing);
            case CHAMELEON -> wording.freezesImmobilizers();
            default -> "";
        };
    }

    /** As in "an enemy Advancer or Swapper"; empty for nobody. */
    private String whom(Whose whose, Set<PieceType> whom) {
        List<PieceType> present = present(whom);
        if (present.isEmpty()) {
            return "";
        }
        if (present.equals(types)) {
            return wording.anyone(whose);
        }
        return isMost(whom) ? wording.anyoneBut(whose, others(whom)) : wording.one(whose, present);
    }

    private boolean isMost(Set<PieceType> some) {
        return others(some).size() < present(some).size() / 2;
    }

    private List<PieceType> present(Set<PieceType> some) {
        return types.stream().filter(some::contains).toList();
    }

    private List<PieceType> others(Set<PieceType> some) {
        return types.stream().filter(type -> !some.contains(type)).toList();
    }
}
