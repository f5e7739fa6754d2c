package org.rocaille.rules.notation;

import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A game as {@link PgnReader} finds it in a text; nobody has looked yet whether it can be.
 *
 * @param tags    its tags by name, in their order
 * @param moves   its moves, in their order
 * @param result  {@code 1-0}, {@code 0-1}, {@code 1/2-1/2} or {@code *}, as its moves end with
 * @param end     where that stands
 * @param leftOut what else there was
 */
public record PgnGame(Map<String, Tag> tags, List<PgnMove> moves, String result, Place end, Set<LeftOut> leftOut) {

    public PgnGame {
        tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
        moves = List.copyOf(moves);
        leftOut = Set.copyOf(leftOut);
    }

    /** A place in the text; both from 1. */
    public record Place(int line, int column) {}

    /** What a tag says. */
    public record Tag(String value, Place place) {}

    /**
     * A move.
     *
     * @param text    what is said of it, without annotation
     * @param elapsed how long after the move before it was made
     * @param left    what its side had left on its clock then
     */
    public record PgnMove(String text, Place place, Optional<Duration> elapsed, Optional<Duration> left) {}

    /** What a text may have that is no part of the game. */
    public enum LeftOut {
        /** Whatever people say, and commands other than those that tell times. */
        COMMENTS,
        /** {@code $1} and {@code !?}. */
        ANNOTATIONS,
        /** Moves that were not made. */
        VARIATIONS
    }
}
