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
        /** The text is no move text of this board, or its piece letter or list of captures is not that of the move. */
        MALFORMED("malformed"),
        /** The game is over. */
        GAME_OVER("game-over"),
        /** It is the other side's turn. */
        NOT_YOUR_TURN("not-your-turn"),
        /** Nothing stands on the square. */
        NO_PIECE("no-piece"),
        /** The piece is the other side's. */
        NOT_YOUR_PIECE("not-your-piece"),
        /** The piece is frozen; the squares are its own and those of the pieces that freeze it. */
        IMMOBILIZED("immobilized"),
        /** The squares are not on a line that the piece travels along. */
        NOT_A_LINE("not-a-line"),
        /** The piece does not go that far. */
        TOO_FAR("too-far"),
        /** There is nothing to hop over on the square between. */
        NO_MOUNT("no-mount"),
        /** Something that cannot be leapt over is in the way. */
        BLOCKED("blocked"),
        /** Something stands on the square that the piece cannot take by going there. */
        TARGET_OCCUPIED("target-occupied"),
        /** Mutual destruction is for neighbours only. */
        NOT_ADJACENT("not-adjacent"),
        /** The piece cannot trade places with what stands on that square, if anything does. */
        NOTHING_TO_SWAP("nothing-to-swap"),
        /** The piece cannot destroy what stands on that square, if anything does. */
        NOTHING_TO_DESTROY("nothing-to-destroy"),
        /** The piece trades places with others of that side, but not with the King. */
        KING_NOT_SWAPPABLE("king-not-swappable"),
        /** The two pieces have just traded places (rules §4). */
        SWAP_BACK("swap-back"),
        /** Only a frozen piece may remove itself. */
        NOT_IMMOBILIZED("not-immobilized"),
        /** The ring is entered without a capture or swap, or further than the capture needs (rules §3). */
        EDGE_NOT_NEEDED("edge-not-needed"),
        /** That move does not promote, or no piece of that kind has been lost (rules §4). */
        PROMOTION_UNAVAILABLE("promotion-unavailable"),
        /** The Kings would stand next to each other. */
        KINGS_TOUCH("kings-touch"),
        /** One's own King could be removed; the squares are its own and those of its attackers. */
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
