package org.rocaille.rules;

import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What one kind of piece may do in one variant: a row of data that the move generator reads.
 *
 * @param type     the kind
 * @param letter   the upper-case letter it is written with
 * @param travel   how it gets about
 * @param captures its ways of capturing, each with the kinds of enemy that it can take so
 * @param swaps    with whom it may trade places
 */
public record PieceRule(
        PieceType type, char letter, Travel travel, Map<Capture, Set<PieceType>> captures, Swaps swaps) {

    /**
     * The pieces with which another may trade places.
     *
     * @param friends kinds of its own side
     * @param enemies kinds of the other side
     */
    public record Swaps(Set<PieceType> friends, Set<PieceType> enemies) {

        /** For a piece that never trades places. */
        static final Swaps NONE = new Swaps(Set.of(), Set.of());

        public Swaps {
            friends = Set.copyOf(friends);
            enemies = Set.copyOf(enemies);
        }
    }

    public PieceRule {
        captures = Collections.unmodifiableMap(new EnumMap<>(captures));
    }

    /** Whether it takes enemies that do not stand on its line of travel. */
    boolean capturesAside() {
        return captures.containsKey(Capture.PINCH) || captures.containsKey(Capture.COORDINATION);
    }

    /** A piece that takes any enemy by each of the given ways. */
    static PieceRule of(PieceType type, char letter, Travel travel, Capture... ways) {
        Map<Capture, Set<PieceType>> captures = new EnumMap<>(Capture.class);
        for (Capture way : ways) {
            captures.put(way, EnumSet.allOf(PieceType.class));
        }
        return new PieceRule(type, letter, travel, captures, Swaps.NONE);
    }

    /** Whether it may trade places with any piece at all. */
    public boolean mayTradePlaces() {
        return !swaps.friends().isEmpty() || !swaps.enemies().isEmpty();
    }

    /** The same piece, which may also trade places. */
    PieceRule swapping(Set<PieceType> friends, Set<PieceType> enemies) {
        return new PieceRule(type, letter, travel, captures, new Swaps(friends, enemies));
    }

    /**
     * The Chameleon among the given pieces, derived: it does to each enemy what that enemy would do, so it has every
     * other row's ways, each narrowed to victims (and enemy swap partners) of that row's kind. Immobilizers have no
     * way, and there is no row for itself: so it takes neither (rules §4-6).
     */
    static PieceRule chameleon(char letter, List<PieceRule> others) {
        Map<Capture, Set<PieceType>> captures = new EnumMap<>(Capture.class);
        Set<PieceType> partners = EnumSet.noneOf(PieceType.class);
        for (PieceRule other : others) {
            for (Capture way : other.captures.keySet()) {
                captures.computeIfAbsent(way, none -> EnumSet.noneOf(PieceType.class))
                        .add(other.type);
            }
            if (!other.swaps.enemies().isEmpty()) {
                partners.add(other.type);
            }
        }
        return new PieceRule(PieceType.CHAMELEON, letter, Travel.QUEEN, captures, new Swaps(Set.of(), partners));
    }
}
