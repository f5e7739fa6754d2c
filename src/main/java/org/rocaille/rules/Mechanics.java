package org.rocaille.rules;

import java.util.Arrays;
import java.util.Collections;
import java.util.Map;
import java.util.Set;

/**
 * A variant compiled for speed: its board as a mailbox and its {@link PieceRule}s as {@link Powers}.
 *
 * <p><b>Indices.</b> A square is an int, {@code rank * stride + file} with ranks and files from 1; the rows and
 * columns around hold {@link #OFF}, so that nothing needs a bounds test. The stride is twice the width: thus the
 * difference of two indices tells exactly how the squares lie to each other, and {@link #direction} and {@link
 * #distance} are small tables over differences.
 *
 * <p><b>Cells.</b> The low five bits of a cell are a code: of a piece (White 1-11, Black 17-27), of a free square
 * ({@link #EMPTY} or {@link #EDGE}) or {@link #OFF}. Above them stands the number of the piece in its {@link Board}'s
 * list. A set of codes is an int with a bit for each, and because a Java shift uses the low five bits of its distance,
 * {@code set >>> cell & 1} asks whether a cell is in it, whatever the piece's number.
 */
final class Mechanics {

    /** A free square of the field. */
    static final int EMPTY = 0;
    /** A free edge square. */
    static final int EDGE = 14;
    /** No square at all. */
    static final int OFF = 15;
    /** Free squares, as a set. */
    static final int FREE = 1 << EMPTY | 1 << EDGE;
    /** All pieces, as a set. */
    static final int PIECES = ~(FREE | 1 << OFF);

    static final int WHITE = 0;
    static final int BLACK = 1;

    /** The number of Queen directions; even ones are orthogonal, and {@link #opposite} is half a turn away. */
    static final int DIRECTIONS = 8;

    static final int ALL_DIRECTIONS = 0xFF;
    static final int ORTHOGONALS = 0x55;

    /** The {@link #distance} of squares that share no Queen line. */
    static final int NO_LINE = 127;

    private static final int BLACK_BIT = 16;
    private static final int CODES = 32;

    /** The length of a mailbox. */
    final int size;

    final int stride;
    /** A mailbox without pieces, to be copied. */
    final int[] bareBoard;
    /** The step to the neighbouring index in each direction. */
    final int[] steps;
    /** The file of an index. */
    final byte[] file;
    /** The direction from one square to another on a line with it, at {@code to - from + size}. */
    final byte[] direction;
    /**
     * How far apart two squares on one Queen line are, at {@code to - from + size}; {@link #NO_LINE} if they are on
     * none.
     */
    final byte[] distance;
    /** What the piece with a code may do. */
    final Powers[] powers = new Powers[CODES];
    /** The codes of each side's pieces. */
    final int[] army = new int[2];
    /** The code of each side's King. */
    final int[] king = new int[2];
    /** The codes of each side's pieces that freeze any others. */
    final int[] freezers = new int[2];
    /** The codes of each side's pieces whose going may free an enemy that could take a King. */
    final int[] mayFree = new int[2];
    /** The codes of each side that trade places with some enemy. */
    final int[] swappers = new int[2];
    /** The codes that a Pawn of each side may promote to, and how many of each the start position has, by code. */
    final int[] promotable = new int[2];

    final int[] startCount = new int[CODES];
    /** The letter of each code, as FEN writes it. */
    final char[] letters = new char[CODES];

    /** The {@link PositionKey} constants of pieces, at {@code code * size + index}. */
    final long[] pieceKeys;

    final boolean knowsCheck;
    final boolean kingsApart;
    final boolean selfRemoval;
    /** Whether removing an enemy Immobilizer or Chameleon may give one's own Immobilizer its power back. */
    final boolean capturesFree;
    /** Whether any piece can remove a King by pinching or coordination. */
    final boolean strikesAside;

    private final Variant variant;

    Mechanics(Variant variant) {
        this.variant = variant;
        stride = 2 * variant.files();
        size = (variant.ranks() + 2) * stride;
        steps = new int[] {stride, stride + 1, 1, 1 - stride, -stride, -stride - 1, -1, stride - 1};
        bareBoard = new int[size];
        file = new byte[size];
        direction = new byte[2 * size];
        distance = new byte[2 * size];
        pieceKeys = new long[CODES * size];
        knowsCheck = variant.kingRule().knowsCheck();
        kingsApart = variant.kingRule() == KingRule.CHECK_AND_APART;
        selfRemoval = variant.freezing() == Freezing.ABSOLUTE;
        capturesFree = variant.freezing() == Freezing.CANCELLABLE;
        strikesAside = variant.pieces().stream().anyMatch(PieceRule::capturesAside);
        layOutBoard();
        for (Side side : Side.values()) {
            compilePieces(side);
        }
    }

    private void layOutBoard() {
        Arrays.fill(distance, (byte) NO_LINE);
        distance[size] = 0;
        for (int way = 0; way < DIRECTIONS; way++) {
            for (int far = 1; far < Math.max(variant.files(), variant.ranks()); far++) {
                int difference = far * steps[way] + size;
                if (difference >= 0 && difference < 2 * size) {
                    direction[difference] = (byte) way;
                    distance[difference] = (byte) far;
                }
            }
        }
        Arrays.fill(bareBoard, OFF);
        for (int index = 0; index < size; index++) {
            if (isOnBoard(index)) {
                Square square = square(index);
                bareBoard[index] = variant.isEdge(square) ? EDGE : EMPTY;
                file[index] = (byte) square.file();
            }
        }
    }

    private void compilePieces(Side side) {
        int mine = side.ordinal();
        for (PieceRule rule : variant.pieces()) {
            int code = code(side, rule.type());
            powers[code] = powers(side, rule);
            listKeys(code);
            letters[code] = side == Side.WHITE ? rule.letter() : Character.toLowerCase(rule.letter());
            army[mine] |= 1 << code;
            startCount[code] = variant.startCount(rule.type());
            if (rule.type() != PieceType.KING && !rule.type().isPawn()) {
                promotable[mine] |= 1 << code;
            }
            if (!rule.swaps().enemies().isEmpty()) {
                swappers[mine] |= 1 << code;
            }
        }
        king[mine] = code(side, PieceType.KING);
        mayFree[mine] = 1 << code(side, PieceType.IMMOBILIZER);
        freezers[mine] = 1 << code(side, PieceType.IMMOBILIZER) | 1 << code(side, PieceType.CHAMELEON);
    }

    private void listKeys(int code) {
        for (int index = 0; index < size; index++) {
            if (isOnBoard(index)) {
                pieceKeys[code * size + index] = PositionKey.ofPiece(code, index % stride, index / stride);
            }
        }
    }

    private Powers powers(Side side, PieceRule rule) {
        Map<Capture, Set<PieceType>> captures = rule.captures();
        Side enemy = side.opposite();
        Powers powers = new Powers();
        powers.side = side.ordinal();
        powers.travel = rule.travel();
        powers.slides = rule.travel().isSlide();
        powers.directions = rule.travel() == Travel.ROOK ? ORTHOGONALS : ALL_DIRECTIONS;
        Set<Integer> promotionRanks = variant.promotionRanks(side);
        if (rule.type() == PieceType.CANNON_PAWN && !promotionRanks.isEmpty()) {
            powers.firstPromoting = Collections.min(promotionRanks) * stride;
            powers.promoting = promotionRanks.size() * stride;
            powers.promotionReach = Capture.HOP.reach() * stride;
        }
        powers.royal = rule.type() == PieceType.KING;
        powers.displace = codes(enemy, captures.getOrDefault(Capture.DISPLACEMENT, Set.of()));
        powers.hop = codes(enemy, captures.getOrDefault(Capture.HOP, Set.of()));
        powers.leap = codes(enemy, captures.getOrDefault(Capture.LEAP, Set.of()));
        powers.withdraw = codes(enemy, captures.getOrDefault(Capture.WITHDRAWAL, Set.of()));
        powers.approach = codes(enemy, captures.getOrDefault(Capture.APPROACH, Set.of()));
        powers.pinch = codes(enemy, captures.getOrDefault(Capture.PINCH, Set.of()));
        powers.coordinate = codes(enemy, captures.getOrDefault(Capture.COORDINATION, Set.of()));
        powers.destroy = codes(enemy, captures.getOrDefault(Capture.DESTRUCTION, Set.of()));
        powers.swap =
                codes(side, rule.swaps().friends()) | codes(enemy, rule.swaps().enemies());
        int mounts = powers.hop == 0 ? 0 : PIECES;
        powers.touches = powers.displace | powers.destroy | mounts;
        powers.passes = 1 << EMPTY | powers.leap | powers.swap;
        powers.meets = powers.touches | powers.passes | (powers.withdraw == 0 ? 0 : 1 << EDGE);
        powers.strikesAround = (powers.pinch | powers.coordinate) != 0;
        powers.reach = captures.entrySet().stream()
                .filter(way -> way.getValue().contains(PieceType.KING))
                .mapToInt(way -> way.getKey().reach())
                .max()
                .orElse(0);
        int enemyKing = 1 << code(enemy, PieceType.KING);
        powers.strikesAside = ((powers.pinch | powers.coordinate) & enemyKing) != 0;
        freeze(powers, side, rule.type());
        return powers;
    }

    /**
     * Fills in what freezes a piece and what would cancel that: the only reader of the {@link Freezing} dial's
     * exemptions.
     */
    private void freeze(Powers powers, Side side, PieceType type) {
        Set<PieceType> immobilizer = Set.of(PieceType.IMMOBILIZER);
        Set<PieceType> both = Set.of(PieceType.IMMOBILIZER, PieceType.CHAMELEON);
        Set<PieceType> chameleon = Set.of(PieceType.CHAMELEON);
        boolean isImmobilizer = type == PieceType.IMMOBILIZER;
        Side enemy = side.opposite();
        switch (variant.freezing()) {
            case ABSOLUTE -> powers.frozenBy = codes(enemy, isImmobilizer ? both : immobilizer);
            case CANCELLABLE -> {
                if (isImmobilizer) {
                    powers.frozenBy = codes(enemy, chameleon);
                } else if (type != PieceType.CHAMELEON) {
                    powers.frozenBy = codes(enemy, immobilizer);
                    powers.thawedBy = codes(side, both);
                }
            }
        }
    }

    private int codes(Side side, Set<PieceType> types) {
        int set = 0;
        for (PieceType type : types) {
            if (variant.piece(type).isPresent() || type == PieceType.KING) {
                set |= 1 << code(side, type);
            }
        }
        return set;
    }

    /** The code of a piece. */
    static int code(Side side, PieceType type) {
        return type.ordinal() + 1 + (side == Side.WHITE ? 0 : BLACK_BIT);
    }

    /** The kind of piece of a cell that is neither empty nor off the board. */
    static PieceType type(int cell) {
        return TYPES[(cell & BLACK_BIT - 1) - 1];
    }

    /** The piece of a cell that is neither empty nor off the board. */
    static Piece piece(int cell) {
        return new Piece((cell & BLACK_BIT) == 0 ? Side.WHITE : Side.BLACK, type(cell));
    }

    private static final PieceType[] TYPES = PieceType.values();

    /** The codes of the side that a cell's piece belongs to; none for an empty cell. */
    int armyOf(int cell) {
        return in(army[WHITE], cell) ? army[WHITE] : in(army[BLACK], cell) ? army[BLACK] : 0;
    }

    /**
     * Whether two pieces that trade places may not do so again on the next ply: enemies that both can swap with
     * enemies (rules §4).
     */
    boolean isSwapBanned(int mover, int partner) {
        return in(swappers[WHITE], mover) && in(swappers[BLACK], partner)
                || in(swappers[BLACK], mover) && in(swappers[WHITE], partner);
    }

    /** The codes of both Kings. */
    int kings() {
        return 1 << king[WHITE] | 1 << king[BLACK];
    }

    /** Whether a cell's piece is in a set of codes. */
    static boolean in(int set, int cell) {
        return (set >>> cell & 1) != 0;
    }

    static int opposite(int direction) {
        return direction ^ DIRECTIONS / 2;
    }

    boolean isOnBoard(int index) {
        int rank = index / stride;
        int column = index % stride;
        return rank >= 1 && rank <= variant.ranks() && column >= 1 && column <= variant.files();
    }

    int index(Square square) {
        return square.rank() * stride + square.file();
    }

    Square square(int index) {
        return new Square(index % stride, index / stride);
    }
}
