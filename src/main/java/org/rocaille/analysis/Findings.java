package org.rocaille.analysis;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.rocaille.engine.Variation;
import org.rocaille.id.Codes;

/**
 * What a search has found so far.
 *
 * @param line       what leads to the position searched
 * @param variations the best moves, best first; none if the game is over
 * @param end        why the search has ended, empty while it goes on
 */
public record Findings(Line line, List<Variation> variations, Optional<End> end) {

    /** Why a search has ended. */
    public enum End {
        /** It has looked as deep as it was to. */
        DEPTH,
        /** It has looked at as many positions as it was to. */
        NODES,
        /** It has had the time that it had. */
        TIME,
        /** Looking deeper would tell no more. */
        DECIDED,
        /** There is nothing to search. */
        GAME_OVER,
        /** The service ends. */
        SHUTDOWN,
        /** Nobody waits for it any more, so nobody is told this. */
        LEFT;

        /** As callers see it, such as {@code game-over}. */
        public String code() {
            return Codes.of(this);
        }
    }

    public Findings {
        variations = List.copyOf(variations);
    }

    /** How many plies were searched in full for each of the best moves. */
    public int depth() {
        return variations.stream().mapToInt(Variation::depth).min().orElse(0);
    }

    /** How many positions were looked at. */
    public long nodes() {
        return last().map(Variation::nodes).orElse(0L);
    }

    /** How long the search has taken. */
    public Duration elapsed() {
        return last().map(Variation::elapsed).orElse(Duration.ZERO);
    }

    /** Positions a second. */
    public long nodesPerSecond() {
        return last().map(Variation::nodesPerSecond).orElse(0L);
    }

    /** The one that was told last, and knows most. */
    private Optional<Variation> last() {
        return variations.isEmpty() ? Optional.empty() : Optional.of(variations.get(variations.size() - 1));
    }
}
