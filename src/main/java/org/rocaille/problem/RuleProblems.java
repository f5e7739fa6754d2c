package org.rocaille.problem;

import java.util.List;
import java.util.stream.Collectors;
import org.rocaille.rules.Fault;
import org.rocaille.rules.InvalidPositionException;
import org.rocaille.rules.Judgement;
import org.rocaille.rules.Judgement.Refusal;
import org.rocaille.rules.Square;
import org.rocaille.rules.Variant;

/** What the rules of the games object to, as problems. */
public final class RuleProblems {

    /**
     * One reason against a move.
     *
     * @param reason  its stable code
     * @param squares the squares concerned, by file and then rank
     */
    public record Objection(String reason, List<String> squares) {

        static Objection of(Refusal refusal) {
            return new Objection(
                    refusal.reason().code(),
                    refusal.squares().stream().map(Square::name).toList());
        }
    }

    /**
     * One thing that is wrong with a position.
     *
     * @param code   its stable code
     * @param detail a sentence for people
     */
    public record PositionError(String code, String detail) {

        static PositionError of(Fault fault) {
            return new PositionError(fault.code().code(), fault.detail());
        }
    }

    private RuleProblems() {}

    /** There is no variant of that name. */
    public static Problem unknownVariant() {
        return new Problem(ProblemCode.UNKNOWN_VARIANT, "No variant has this id.")
                .with("known", Variant.all().stream().map(Variant::key).toList());
    }

    /** The FEN describes no position. */
    public static Problem invalidPosition(InvalidPositionException invalid) {
        return new Problem(ProblemCode.INVALID_POSITION, invalid.getMessage())
                .with("errors", invalid.faults().stream().map(PositionError::of).toList());
    }

    /** The text means no legal move: the first reason, its squares, and the other reasons. */
    public static Problem illegalMove(Judgement.Illegal illegal) {
        List<Refusal> refusals = illegal.refusals();
        Objection first = Objection.of(refusals.get(0));
        return new Problem(ProblemCode.ILLEGAL_MOVE, sentence(refusals.get(0)))
                .with("reason", first.reason())
                .with("squares", first.squares())
                .with(
                        "alsoBecause",
                        refusals.stream().skip(1).map(Objection::of).toList());
    }

    /** A reason against a move, and the squares concerned, as a sentence. */
    public static String sentence(Refusal refusal) {
        String why = explanation(refusal.reason());
        if (refusal.squares().isEmpty()) {
            return why + ".";
        }
        return refusal.squares().stream().map(Square::name).collect(Collectors.joining(", ", why + ": ", "."));
    }

    /** What a reason means in words, without a full stop. */
    public static String explanation(Judgement.Reason reason) {
        return switch (reason) {
            case MALFORMED -> "This is no move text, or its piece letter or captures are not those of the move";
            case GAME_OVER -> "The game is over";
            case NOT_YOUR_TURN -> "It is the other side's turn";
            case NO_PIECE -> "Nothing stands there";
            case NOT_YOUR_PIECE -> "The piece is the other side's";
            case IMMOBILIZED -> "The piece is frozen";
            case NOT_A_LINE -> "The piece does not travel along the line between these squares";
            case TOO_FAR -> "The piece does not go that far";
            case NO_MOUNT -> "There is nothing to hop over";
            case BLOCKED -> "Something that cannot be leapt over is in the way";
            case TARGET_OCCUPIED -> "The square is occupied, and the piece does not capture by going there";
            case NOT_ADJACENT -> "Mutual destruction is for neighbours only";
            case NOTHING_TO_SWAP -> "There is nothing on that square to trade places with";
            case NOTHING_TO_DESTROY -> "There is nothing on that square to destroy";
            case KING_NOT_SWAPPABLE -> "The piece does not trade places with that King";
            case SWAP_BACK -> "The two pieces have just traded places and may not swap straight back";
            case NOT_IMMOBILIZED -> "Only a frozen piece may remove itself";
            case EDGE_NOT_NEEDED ->
                "The move enters the ring without a capture or swap that needs it, or further than it needs";
            case PROMOTION_UNAVAILABLE -> "The move does not promote to that piece";
            case KINGS_TOUCH -> "The Kings would stand next to each other";
            case LEAVES_KING_CAPTURABLE -> "The move leaves the King in check";
        };
    }
}
