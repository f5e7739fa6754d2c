package org.rocaille.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A board with the side to move, the pending swap ban and the counters (rules §1): immutable and valid by construction.
 *
 * <p>A position knows nothing of the past. Where repetition matters, the caller says how often the position has
 * occurred ({@link #outcome(int)}), which {@link History} counts.
 */
public final class Position {

    private final Variant variant;
    /** Piece codes by mailbox index; see {@link Mechanics}. */
    private final byte[] codes;

    private final Side turn;
    private final Optional<SwapBan> ban;
    private final int quietPlies;
    private final int moveNumber;

    /** The caller sees to it that there are no {@link #faults}. */
    Position(Variant variant, byte[] codes, Side turn, Optional<SwapBan> ban, int quietPlies, int moveNumber) {
        this.variant = variant;
        this.codes = codes;
        this.turn = turn;
        this.ban = ban;
        this.quietPlies = quietPlies;
        this.moveNumber = moveNumber;
    }

    /**
     * Reads a FEN in any of the forms of rules §1.
     *
     * @throws InvalidPositionException if it describes no position of the variant; it tells everything that is wrong
     */
    public static Position parse(Variant variant, String fen) {
        return Fen.parse(variant, fen);
    }

    /** The FEN, with all its fields. */
    public String fen() {
        return Fen.format(this);
    }

    /** The game whose position this is. */
    public Variant variant() {
        return variant;
    }

    /** The side to move. */
    public Side turn() {
        return turn;
    }

    /** The swap that is forbidden on this ply alone (rules §4). */
    public Optional<SwapBan> swapBan() {
        return ban;
    }

    /** Plies since the last capture, self-removal, mutual destruction, promotion or Pawn move (rules §2). */
    public int quietPlies() {
        return quietPlies;
    }

    /** The full-move number, from 1; it rises after Black's moves. */
    public int moveNumber() {
        return moveNumber;
    }

    /** What stands on a square of the board; empty for a free square. */
    public Optional<Piece> pieceAt(Square square) {
        int code = code(square.file(), square.rank());
        return code == Mechanics.EMPTY ? Optional.empty() : Optional.of(Mechanics.piece(code));
    }

    int code(int file, int rank) {
        return codes[rank * variant.mechanics().stride + file];
    }

    /** All pieces, by square. */
    public Map<Square, Piece> pieces() {
        Map<Square, Piece> pieces = new TreeMap<>();
        for (int index = 0; index < codes.length; index++) {
            if (codes[index] != Mechanics.EMPTY) {
                pieces.put(variant.mechanics().square(index), Mechanics.piece(codes[index]));
            }
        }
        return pieces;
    }

    /** Where a side's King stands. */
    public Optional<Square> king(Side side) {
        int square = board().kingSquare(side.ordinal());
        return square == 0 ? Optional.empty() : Optional.of(variant.mechanics().square(square));
    }

    /** Whether both sides have their King, as every position that a game starts from must (rules §1). */
    public boolean hasBothKings() {
        return king(Side.WHITE).isPresent() && king(Side.BLACK).isPresent();
    }

    /** Whether the side to move is in check; never where check does not exist. */
    public boolean isCheck() {
        return generator().isInCheck(turn.ordinal());
    }

    /** Whether the piece on a square is frozen (rules §4-6); false for a free square. */
    public boolean isFrozen(Square square) {
        return pieceAt(square).isPresent()
                && new Frost(board()).liesOn(variant.mechanics().index(square));
    }

    /** The legal moves, in the order of their texts; none if the position is over. */
    public List<Move> legalMoves() {
        if (isOverByCounter()) {
            return List.of();
        }
        Generator generator = generator();
        generator.legalMoves(turn.ordinal(), banCode());
        List<Move> moves = new ArrayList<>(generator.stack.top);
        for (int i = 0; i < generator.stack.top; i++) {
            moves.add(generator.board.move(generator.stack.moves[i]));
        }
        moves.sort(Comparator.comparing(Move::text));
        return moves;
    }

    private boolean isOverByCounter() {
        return variant.endings() == Endings.CHESS && quietPlies >= Endings.QUIET_LIMIT;
    }

    /** How the position itself ends the game, repetition aside; empty while it goes on. */
    public Optional<Outcome> outcome() {
        return outcome(1);
    }

    /**
     * How the game ends in this position; empty while it goes on. If several endings apply, the first of mate,
     * stalemate, repetition and quiet plies is told (rules §5).
     *
     * @param occurrences how often the game has had this position, this time included; {@link History#occurrences}
     *                    counts it
     */
    public Optional<Outcome> outcome(int occurrences) {
        Generator generator = generator();
        if (generator.isKingCaptured()) {
            Side winner = generator.board.kingSquare(turn.ordinal()) == 0 ? turn.opposite() : turn;
            return Optional.of(Outcome.win(winner, Outcome.Reason.KING_CAPTURED));
        }
        boolean decisive = variant.endings() == Endings.DECISIVE;
        generator.legalMoves(turn.ordinal(), banCode());
        if (generator.stack.top == 0) {
            if (generator.isInCheck(turn.ordinal())) {
                return Optional.of(Outcome.win(turn.opposite(), Outcome.Reason.CHECKMATE));
            }
            return Optional.of(
                    decisive
                            ? Outcome.win(turn.opposite(), Outcome.Reason.NO_MOVES)
                            : Outcome.draw(Outcome.Reason.STALEMATE));
        }
        if (occurrences >= History.LIMIT) {
            return Optional.of(
                    decisive ? Outcome.win(turn, Outcome.Reason.REPETITION) : Outcome.draw(Outcome.Reason.REPETITION));
        }
        return isOverByCounter() ? Optional.of(Outcome.draw(Outcome.Reason.QUIET_PLIES)) : Optional.empty();
    }

    /**
     * Finds the move that a text means, or why there is none.
     *
     * @param text move text as rules §1 has it, display notation included
     */
    public Judgement judge(String text) {
        return judge(turn, text);
    }

    /**
     * Finds the move that a text of one of the players means, or why there is none; being not on turn is a reason.
     *
     * @param asker the side that wants to move
     * @param text  move text as rules §1 has it, display notation included
     */
    public Judgement judge(Side asker, String text) {
        return new Judge(this, asker).judge(text);
    }

    /**
     * The position after a move. The move's facts are applied as they are and not judged again; they are a legal
     * move's of this position, or were when it was played.
     */
    public Position play(Move move) {
        Mechanics mechanics = variant.mechanics();
        byte[] after = codes.clone();
        for (Square capture : move.captures()) {
            after[mechanics.index(capture)] = Mechanics.EMPTY;
        }
        int from = mechanics.index(move.from());
        int to = mechanics.index(move.to());
        byte mover = codes[from];
        after[from] = move.kind() == Move.Kind.SWAP ? codes[to] : Mechanics.EMPTY;
        if (move.kind() == Move.Kind.TRAVEL || move.kind() == Move.Kind.SWAP) {
            after[to] = move.promotion()
                    .map(type -> (byte) Mechanics.code(turn, type))
                    .orElse(mover);
        }
        return new Position(
                variant,
                after,
                turn.opposite(),
                banAfter(move),
                move.isLoud() ? 0 : next(quietPlies),
                turn == Side.BLACK ? next(moveNumber) : moveNumber);
    }

    /** A counter one further; it stops at the largest number that a FEN may hold, so that every position can be read back. */
    private static int next(int counter) {
        return Math.min(counter + 1, Fen.LARGEST_COUNTER);
    }

    private Optional<SwapBan> banAfter(Move move) {
        Mechanics mechanics = variant.mechanics();
        int mover = codes[mechanics.index(move.from())];
        int partner = codes[mechanics.index(move.to())];
        boolean banned = move.kind() == Move.Kind.SWAP && mechanics.isSwapBanned(mover, partner);
        return banned ? Optional.of(new SwapBan(move.from(), move.to())) : Optional.empty();
    }

    /**
     * The 64-bit key of what repetition compares: the board, the side to move and the swap ban. Its constants are
     * fixed for ever, since keys are stored; see {@link PositionKey}.
     */
    public long key() {
        return PositionKey.of(this);
    }

    /** Everything that keeps this from being a position (rules §1). */
    List<Fault> faults() {
        List<Fault> faults = new ArrayList<>();
        Generator generator = generator();
        boolean oneKingEach = true;
        for (Side side : Side.values()) {
            if (generator.board.count(side.ordinal(), variant.mechanics().king[side.ordinal()]) > 1) {
                oneKingEach = false;
                faults.add(new Fault(Fault.Code.KINGS, name(side) + " has more than one King."));
            }
        }
        if (oneKingEach) {
            if (variant.mechanics().kingsApart && generator.areKingsTouching()) {
                faults.add(new Fault(Fault.Code.KINGS_TOUCH, "The Kings stand next to each other."));
            }
            if (generator.isInCheck(turn.opposite().ordinal())) {
                faults.add(new Fault(
                        Fault.Code.OPPONENT_IN_CHECK, name(turn.opposite()) + " is in check and it is not its turn."));
            }
        }
        return faults;
    }

    private static String name(Side side) {
        return side == Side.WHITE ? "White" : "Black";
    }

    private Board board() {
        return new Board(variant.mechanics(), codes);
    }

    /** A generator set up with this position. */
    Generator generator() {
        return new Generator(board());
    }

    /** The swap ban as the generator takes it: the {@link Generator#pair}, or 0. */
    int banCode() {
        Mechanics mechanics = variant.mechanics();
        return ban.map(pair -> Generator.pair(mechanics.index(pair.first()), mechanics.index(pair.second())))
                .orElse(0);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Position that
                && variant == that.variant
                && turn == that.turn
                && quietPlies == that.quietPlies
                && moveNumber == that.moveNumber
                && ban.equals(that.ban)
                && Arrays.equals(codes, that.codes);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(codes) + turn.hashCode();
    }

    /** The {@link #fen()}. */
    @Override
    public String toString() {
        return fen();
    }
}
