package org.rocaille.catalog;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rocaille.rules.Capture;
import org.rocaille.rules.Freezing;
import org.rocaille.rules.PieceRule;
import org.rocaille.rules.PieceType;
import org.rocaille.rules.Variant;

/**
 * What a piece does, in one sentence, read off its {@link PieceRule}: a piece of a new game has its sentence without
 * anyone writing it.
 */
public final class PieceSentence {

    private final PieceRule rule;
    private final Freezing freezing;

    /** The kinds of piece there are, in the order in which the variant lists them. */
    private final Set<PieceType> types;

    private PieceSentence(Variant variant, PieceRule rule) {
        this.rule = rule;
        freezing = variant.freezing();
        types = variant.pieces().stream().map(PieceRule::type).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** As in "Moves like a Queen and captures an enemy by stopping right in front of it." */
    public static String of(Variant variant, PieceRule rule) {
        return new PieceSentence(variant, rule).text();
    }

    private String text() {
        List<String> clauses = Stream.of(travel(), swaps(), captures(), freezes())
                .filter(Predicate.not(String::isEmpty))
                .toList();
        boolean nested = clauses.stream().anyMatch(clause -> clause.contains(","));
        return (nested ? English.list(clauses, "; ", "; and ") : English.and(clauses)) + ".";
    }

    private String travel() {
        return switch (rule.travel()) {
            case STEP -> "Moves one square in any direction";
            case STEP_OR_HOP ->
                "Moves one square in any direction, or hops over an adjacent piece to the empty square just beyond";
            case ROOK -> "Moves like a Rook";
            case QUEEN -> "Moves like a Queen";
        };
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
            condition = isMost(friends) ? " unless it is " + a("", others(friends)) : " if it is " + a("", friends);
        } else {
            condition = " if it is "
                    + English.or(Stream.of(whom("friend", "friendly", friends), whom("enemy", "enemy", enemies))
                            .filter(Predicate.not(String::isEmpty))
                            .toList());
        }
        return "trades places with the first piece on a line" + condition;
    }

    private String captures() {
        List<String> ways = new ArrayList<>();
        rule.captures().forEach((way, victims) -> ways.add(capture(way, victims)));
        return ways.isEmpty() ? "never captures" : "captures " + English.and(ways);
    }

    private String capture(Capture way, Set<PieceType> victims) {
        String enemy = whom("enemy", "enemy", victims);
        return switch (way) {
            case DISPLACEMENT -> enemy + " by moving onto it";
            case HOP -> enemy + " by hopping over an adjacent piece onto it";
            case LEAP -> enemy + " by leaping over it to an empty square just beyond as often as the line allows";
            case WITHDRAWAL -> enemy + " next to it by moving directly away";
            case APPROACH -> enemy + " by stopping right in front of it";
            case PINCH -> enemy + " by stopping orthogonally next to it with a friend right behind it";
            case COORDINATION ->
                enemy + " on one of the other two corners of the rectangle that it makes with its own King";
            case DESTRUCTION -> enemy + " next to it by vanishing together with it";
        };
    }

    private String freezes() {
        return switch (rule.type()) {
            case IMMOBILIZER ->
                switch (freezing) {
                    case ABSOLUTE -> "freezes every enemy next to it";
                    case CANCELLABLE ->
                        "freezes the enemies next to it except Immobilizers and Chameleons, unless one of"
                                + " those stands next to it";
                };
            case CHAMELEON -> "freezes an enemy Immobilizer next to it";
            default -> "";
        };
    }

    /**
     * As in "an enemy", "the enemy King", "an enemy Advancer or Swapper", "an enemy other than a King"; empty for
     * nobody.
     */
    private String whom(String noun, String adjective, Set<PieceType> whom) {
        Set<PieceType> present =
                types.stream().filter(whom::contains).collect(Collectors.toCollection(LinkedHashSet::new));
        if (present.isEmpty()) {
            return "";
        }
        if (present.equals(types)) {
            return a(noun);
        }
        return isMost(present) ? a(noun) + " other than " + a("", others(present)) : a(adjective + " ", present);
    }

    private boolean isMost(Set<PieceType> some) {
        return others(some).size() < some.size() / 2;
    }

    private Set<PieceType> others(Set<PieceType> some) {
        return types.stream().filter(type -> !some.contains(type)).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static String a(String prefix, Set<PieceType> which) {
        String names = prefix + English.or(which.stream().map(PieceType::title).toList());
        return which.equals(Set.of(PieceType.KING)) && !prefix.isEmpty() ? "the " + names : a(names);
    }

    private static String a(String noun) {
        return ("aeiouAEIOU".indexOf(noun.charAt(0)) >= 0 ? "an " : "a ") + noun;
    }
}
