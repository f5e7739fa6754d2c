package org.rocaille.rules;

import java.util.List;
import java.util.SortedSet;

/** What a position makes of a move's text. */
public sealed interface Judgement {

    /**
     * The text means a legal move.
     *
     * @param move that move
     */
    record Legal(Move move) implements Judgement {}

    /**
     * The text means no legal move.
     *
     * @param refusals why, in order of precedence; the first is the reason, the others hold too. Never empty.
     */
    record Illegal(List<Refusal> refusals) implements Judgement {}

    /**
     * One reason why a move is refused.
     *
     * @param reason  the reason
     * @param squares the squares concerned, by file and then rank
     */
    record Refusal(Reason reason, SortedSet<Square> squares) {}

    /** Why a move is refused, in order of precedence. */
    enum Reason {
        MALFORMED("malformed"),
        GAME_OVER("game-over"),
        NOT_YOUR_TURN("not-your-turn"),
        NO_PIECE("no-piece"),
        NOT_YOUR_PIECE("not-your-piece"),
        IMMOBILIZED("immobilized"),
        NOT_A_LINE("not-a-line"),
        TOO_FAR("too-far"),
        NO_MOUNT("no-mount"),
        BLOCKED("blocked"),
        TARGET_OCCUPIED("target-occupied"),
        NOT_ADJACENT("not-adjacent"),
        NOTHING_TO_SWAP("nothing-to-swap"),
        KING_NOT_SWAPPABLE("king-not-swappable"),
        SWAP_BACK("swap-back"),
        NOT_IMMOBILIZED("not-immobilized"),
        EDGE_NOT_NEEDED("edge-not-needed"),
        PROMOTION_UNAVAILABLE("promotion-unavailable"),
        KINGS_TOUCH("kings-touch"),
        LEAVES_KING_CAPTURABLE("leaves-king-capturable");

        private final String code;

        Reason(String code) {
            this.code = code;
        }

        /** The stable code that programs compare. */
        public String code() {
            return code;
        }
    }
}
