package org.rocaille.rules;

import java.util.Arrays;

/**
 * A position on which moves are made and taken back: for programs that look at millions of positions. It remembers what
 * can come back, the game before it included, so that it can tell repetition. Not safe for use by several threads.
 *
 * <p>Moves are longs, which mean something in the position that listed them alone; {@link #move} tells what. A square
 * is a number too ({@link #square}), and so is a kind of piece of one side ({@link #code}).
 *
 * <p>{@link #legalMoves} has the moves that the pieces and the Kings' safety allow. Whether the game goes on in spite of
 * repetition and quiet plies is for the caller to ask.
 */
public final class MutablePosition {

    /** Codes and {@link #contents} are below this. */
    public static final int CODES = 32;

    /** The {@link #contents} of a free square of the field; those of others are not 0. */
    public static final int EMPTY = Mechanics.EMPTY;

    private static final int CODE_MASK = CODES - 1;
    private static final int MORE_PLIES = 128;
    private static final long BLACK_TO_MOVE = PositionKey.ofBlackToMove();

    private final Variant variant;
    private final Mechanics mechanics;
    private final Generator generator;
    private final Board board;
    private final MoveStack stack;
    private final Frost frost;
    /** The codes of Pawns, as a set. */
    private final int pawns;

    private int turn;
    private int ban;
    private int quietPlies;
    private long key;

    /** How many moves have been made since the first position that the past knows. */
    private int played;
    /** As {@link #played} was in the first position that can still come back. */
    private int repeatableFrom;

    /** What was before each move, by {@link #played} at that time; of the game before, only the keys are known. */
    private long[] keys;

    private int[] bans = new int[0];
    private int[] quietCounts = new int[0];
    private int[] repeatableSince = new int[0];
    private int[] marks = new int[0];

    private MutablePosition(Position position, long[] past) {
        variant = position.variant();
        mechanics = variant.mechanics();
        generator = position.generator();
        board = generator.board;
        stack = generator.stack;
        frost = new Frost(board);
        pawns = pawns(variant);
        turn = position.turn().ordinal();
        ban = position.banCode();
        quietPlies = position.quietPlies();
        key = position.key();
        played = past.length;
        keys = past;
    }

    /** A position that has no past. */
    public static MutablePosition of(Position position) {
        return new MutablePosition(position, new long[0]);
    }

    /**
     * A position of a game.
     *
     * @param history what the position has come from, itself included
     */
    public static MutablePosition of(Position position, History history) {
        long[] keys = history.keys();
        return new MutablePosition(position, Arrays.copyOf(keys, keys.length - 1));
    }

    private static int pawns(Variant variant) {
        int pawns = 0;
        for (PieceRule rule : variant.pieces()) {
            if (rule.type().isPawn()) {
                pawns |= 1 << code(Side.WHITE, rule.type()) | 1 << code(Side.BLACK, rule.type());
            }
        }
        return pawns;
    }

    /** The game. */
    public Variant variant() {
        return variant;
    }

    /** The side to move, as an ordinal of {@link Side}. */
    public int turn() {
        return turn;
    }

    /** The same as {@link Position#key()}. */
    public long key() {
        return key;
    }

    /** The same as {@link Position#quietPlies()}. */
    public int quietPlies() {
        return quietPlies;
    }

    /** How often the position has occurred so far, this time included. */
    public int occurrences() {
        return occurrences(played);
    }

    /** How often the position has occurred within so many plies before it, this time included. */
    public int occurrences(int plies) {
        int count = 1;
        for (int i = played - 2, from = Math.max(repeatableFrom, played - plies); i >= from; i -= 2) {
            if (keys[i] == key) {
                count++;
            }
        }
        return count;
    }

    /** Whether the game is over because one side alone has lost its King (rules §4). */
    public boolean isKingCaptured() {
        return generator.isKingCaptured();
    }

    /** Whether the enemy, were it to move, could remove the King of the side to move: check, where check exists. */
    public boolean isKingAttacked() {
        int king = board.kingSquare(turn);
        return king != 0 && generator.isAttacked(king, turn ^ 1);
    }

    /** How long an array must be to take all moves of any position that can come of this one. */
    public int mostMoves() {
        return MoveStack.MOST_MOVES * Math.max(board.end[0] - board.first[0], board.end[1] - board.first[1]);
    }

    /**
     * Finds the legal moves.
     *
     * @param into where they go; it has room for {@link #mostMoves}
     * @return how many there are
     */
    public int legalMoves(long[] into) {
        generator.legalMoves(turn, ban);
        return takeFromStack(into);
    }

    /** As {@link #legalMoves}, but only those that remove an enemy. */
    public int legalCaptures(long[] into) {
        generator.legalCaptures(turn, ban);
        return takeFromStack(into);
    }

    private int takeFromStack(long[] into) {
        int count = stack.top;
        System.arraycopy(stack.moves, 0, into, 0, count);
        stack.top = 0;
        return count;
    }

    /** What a legal move does. */
    public Move move(long move) {
        return board.move(move);
    }

    /** Makes a legal move. */
    public void play(long move) {
        if (played >= marks.length) {
            makeRoom();
        }
        keys[played] = key;
        bans[played] = ban;
        quietCounts[played] = quietPlies;
        repeatableSince[played] = repeatableFrom;

        boolean irreversible =
                isCapture(move) || MoveCode.kindBits(move) == MoveCode.REMOVE || MoveCode.promotion(move) != 0;
        boolean loud = irreversible || Mechanics.in(pawns, board.cells[MoveCode.from(move)]);
        key ^= change(move) ^ BLACK_TO_MOVE ^ banKey(ban);
        ban = generator.banAfter(move);
        key ^= banKey(ban);
        quietPlies = loud ? 0 : quietPlies + 1;
        turn ^= 1;
        marks[played++] = board.play(move);
        if (irreversible) {
            repeatableFrom = played;
        }
    }

    /** Takes the last move back. */
    public void undo() {
        board.undo(marks[--played]);
        turn ^= 1;
        key = keys[played];
        ban = bans[played];
        quietPlies = quietCounts[played];
        repeatableFrom = repeatableSince[played];
    }

    private void makeRoom() {
        int length = played + MORE_PLIES;
        keys = Arrays.copyOf(keys, length);
        bans = Arrays.copyOf(bans, length);
        quietCounts = Arrays.copyOf(quietCounts, length);
        repeatableSince = Arrays.copyOf(repeatableSince, length);
        marks = Arrays.copyOf(marks, length);
    }

    /** What a move changes in the {@link #key} by shifting and removing pieces. */
    private long change(long move) {
        long change = 0;
        for (int i = board.victims(move); --i >= 0; ) {
            change ^= constant(board.cells[board.victim(i)], board.victim(i));
        }
        int from = MoveCode.from(move);
        int to = MoveCode.to(move);
        int mover = board.cells[from];
        long kind = MoveCode.kindBits(move);
        change ^= constant(mover, from);
        if (kind == MoveCode.TRAVEL) {
            int promotion = MoveCode.promotion(move);
            change ^= constant(promotion == 0 ? mover : promotion, to);
        } else if (kind == MoveCode.SWAP) {
            int partner = board.cells[to];
            change ^= constant(mover, to) ^ constant(partner, to) ^ constant(partner, from);
        }
        return change;
    }

    private long constant(int cell, int index) {
        return mechanics.pieceKeys[(cell & CODE_MASK) * mechanics.size + index];
    }

    private long banKey(int ban) {
        return ban == 0
                ? 0
                : PositionKey.ofBan(new SwapBan(mechanics.square(ban & 0xFFFF), mechanics.square(ban >>> 16)));
    }

    /** Whether a move removes an enemy. */
    public static boolean isCapture(long move) {
        return MoveCode.removesEnemy(move);
    }

    /** The square from which a move starts. */
    public static int from(long move) {
        return MoveCode.from(move);
    }

    /** The square to which a move leads, as {@link Move#to} has it. */
    public static int to(long move) {
        return MoveCode.to(move);
    }

    /** The code that a Pawn becomes by a move; 0 if the move promotes none. */
    public static int promotion(long move) {
        return MoveCode.promotion(move);
    }

    /** Whether the piece that makes a move vanishes with it. */
    public static boolean isSacrifice(long move) {
        return MoveCode.kindBits(move) >= MoveCode.DESTROY;
    }

    /** The sum of what the enemies that a move removes are worth, by their codes. */
    public int victims(long move, int[] worth) {
        int sum = 0;
        for (int i = board.victims(move); --i >= 0; ) {
            sum += worth[contents(board.victim(i))];
        }
        return sum;
    }

    /** The number of a square of a variant's board; the difference of two tells how they lie to each other. */
    public static int square(Variant variant, Square square) {
        return variant.mechanics().index(square);
    }

    /** Numbers of squares, and their differences, are below this on a variant's board. */
    public static int squares(Variant variant) {
        return variant.mechanics().size;
    }

    /** Whether two squares lie on one file or rank. */
    public boolean shareFileOrRank(int one, int other) {
        return mechanics.file[one] == mechanics.file[other] || one / mechanics.stride == other / mechanics.stride;
    }

    /** The code of a kind of piece, from 1. */
    public static int code(Side side, PieceType type) {
        return Mechanics.code(side, type);
    }

    /** The code of the piece on a square; {@link #EMPTY}, or what is no code of a piece, if there is none. */
    public int contents(int square) {
        return board.cells[square] & CODE_MASK;
    }

    /** What is on the eight neighbours of a square, as a set: a bit for each {@link #contents}. */
    public int neighbours(int square) {
        int neighbours = 0;
        for (int step : mechanics.steps) {
            neighbours |= 1 << board.cells[square + step];
        }
        return neighbours;
    }

    /** The number of a side's first piece; every piece has one for life, and {@link #lastPiece} is the last. */
    public int firstPiece(int side) {
        return board.first[side];
    }

    /** The number of a side's last piece. */
    public int lastPiece(int side) {
        return board.end[side] - 1;
    }

    /** Where the piece with a number stands, 0 if it has been removed. */
    public int squareOf(int piece) {
        return board.squares[piece];
    }

    /** Where a side's King stands, 0 if it has none. */
    public int king(int side) {
        return board.kingSquare(side);
    }

    /** Whether any piece of a side may be frozen: mostly none is, and this is soon asked. */
    public boolean mayBeFrozen(int side) {
        return frost.mayLieOn(side);
    }

    /** Whether the piece on a square is frozen (rules §4-6). */
    public boolean isFrozen(int square) {
        return frost.liesOn(square);
    }
}
