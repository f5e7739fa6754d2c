package org.rocaille.rules.oracle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Pieces thrown onto a board so that much is going on: crowds in a corner of it, pieces on the ring, Pawns about to
 * promote, Kings near each other, many of one kind, pending bans. Not every throw is a position by rules §1.
 */
final class RandomPlacement {

    private final Ruleset rules;
    private final Random random;
    private final Board board;
    private final Colour turn;
    private final Square centre;
    private final int spread;
    private final double ringShare;
    private final List<Kind> kinds = new ArrayList<>();

    private RandomPlacement(Ruleset rules, Random random) {
        this.rules = rules;
        this.random = random;
        this.board = new Board(rules.width, rules.height);
        this.turn = colour();
        this.centre = anywhere();
        this.spread = 2 + random.nextInt(10);
        this.ringShare = random.nextInt(4) * 0.12;
        for (Kind kind : Kind.values()) {
            int weight = random.nextInt(4) == 0 ? 5 : 1 + random.nextInt(2);
            if (rules.letters.containsValue(kind) && kind != Kind.KING) {
                kinds.addAll(Collections.nCopies(weight, kind));
            }
        }
    }

    /** The FEN of one throw. */
    static String of(Ruleset rules, Random random) {
        return new RandomPlacement(rules, random).fen();
    }

    private String fen() {
        kings();
        for (int lines = random.nextInt(3); lines > 0; lines--) {
            lineUp();
        }
        if (random.nextInt(3) == 0) {
            cross();
        }
        int pieces = 1 + random.nextInt(random.nextBoolean() ? 6 : 30);
        for (int i = 0; i < pieces; i++) {
            Kind kind = kind();
            putIfEmpty(
                    kind.isPawn() && random.nextInt(3) == 0 ? nearPromotion() : somewhere(), new Piece(kind, colour()));
        }
        return new Position(rules, board, turn, ban(), random.nextInt(103), 1 + random.nextInt(150)).fen();
    }

    /** Mostly one each; now and then none, seldom one too many. */
    private void kings() {
        for (Colour colour : Colour.values()) {
            int kings = random.nextInt(40) == 0 ? 2 : random.nextInt(20) == 0 ? 0 : 1;
            for (int i = 0; i < kings; i++) {
                Square other = board.king(colour.other());
                putIfEmpty(
                        other != null && random.nextInt(3) == 0 ? near(other, 3) : somewhere(),
                        new Piece(Kind.KING, colour));
            }
        }
    }

    /**
     * A piece with an enemy behind it, perhaps, and with enemies and gaps before it: something to take along a line.
     */
    private void lineUp() {
        Square s = somewhere();
        Direction d = direction();
        Colour own = random.nextInt(4) > 0 ? turn : turn.other();
        putIfEmpty(s, new Piece(preferably(Kind.LONG_LEAPER, Kind.CHAMELEON, Kind.CHAMELEON), own));
        putIfEmpty(s.step(d.opposite()), new Piece(preferably(Kind.WITHDRAWER, Kind.PUSHME_PULLYU), own.other()));
        s = s.step(d);
        while (board.isEmpty(s)) {
            if (random.nextBoolean()) {
                putIfEmpty(s, new Piece(preferably(Kind.LONG_LEAPER, Kind.LONG_LEAPER, Kind.SWAPPER), own.other()));
                s = s.step(d);
            }
            s = s.step(d);
        }
    }

    /**
     * A square with enemies next to it and friends beyond them, and somebody on the way there: something to pinch or
     * to hop onto.
     */
    private void cross() {
        Square s = somewhere();
        Colour own = random.nextInt(4) > 0 ? turn : turn.other();
        for (Direction d : Direction.ROOK) {
            if (random.nextInt(3) > 0) {
                putIfEmpty(s.step(d), new Piece(preferably(Kind.PINCER_PAWN, Kind.CANNON_PAWN), own.other()));
                putIfEmpty(s.step(d).step(d), new Piece(kind(), own));
            }
        }
        Direction d = direction();
        putIfEmpty(s.step(d).step(d).step(d), new Piece(preferably(Kind.PINCER_PAWN, Kind.CHAMELEON), own));
    }

    private Direction direction() {
        return Direction.QUEEN.get(random.nextInt(Direction.QUEEN.size()));
    }

    private Colour colour() {
        return random.nextBoolean() ? Colour.WHITE : Colour.BLACK;
    }

    private Kind kind() {
        return kinds.get(random.nextInt(kinds.size()));
    }

    /** Two times of three one of these, if the game has it. */
    private Kind preferably(Kind... wanted) {
        Kind kind = wanted[random.nextInt(wanted.length)];
        return random.nextInt(3) > 0 && kinds.contains(kind) ? kind : kind();
    }

    private void putIfEmpty(Square s, Piece piece) {
        if (board.isEmpty(s)) {
            board.put(s, piece);
        }
    }

    private Square somewhere() {
        Square s = near(centre, spread);
        return rules.isEdge(s) && random.nextDouble() > ringShare ? near(centre, spread) : s;
    }

    private Square anywhere() {
        return new Square(random.nextInt(rules.width), random.nextInt(rules.height));
    }

    private Square near(Square s, int distance) {
        return new Square(
                Math.floorMod(s.file() + random.nextInt(2 * distance + 1) - distance, rules.width),
                Math.floorMod(s.rank() + random.nextInt(2 * distance + 1) - distance, rules.height));
    }

    private Square nearPromotion() {
        int inward = random.nextInt(4);
        return new Square(random.nextInt(rules.width), random.nextBoolean() ? inward : rules.height - 1 - inward);
    }

    /** Often, where two enemies stand that could just have traded places: the ban on their trading back. */
    private List<Square> ban() {
        List<List<Square>> pairs = new ArrayList<>();
        for (Square s : board.squaresOf(Colour.WHITE)) {
            for (Direction d : Direction.QUEEN) {
                Square other = s.step(d);
                while (board.isEmpty(other)) {
                    other = other.step(d);
                }
                if (board.holds(other, Colour.BLACK)
                        && couldSwap(board.at(s).kind(), board.at(other).kind())) {
                    pairs.add(s.compareTo(other) < 0 ? List.of(s, other) : List.of(other, s));
                }
            }
        }
        return pairs.isEmpty() || random.nextBoolean() ? List.of() : pairs.get(random.nextInt(pairs.size()));
    }

    private static boolean couldSwap(Kind a, Kind b) {
        return a == Kind.SWAPPER && (b == Kind.SWAPPER || b == Kind.CHAMELEON)
                || a == Kind.CHAMELEON && b == Kind.SWAPPER;
    }
}
