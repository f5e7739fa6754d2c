package org.rocaille.rules;

import static org.rocaille.rules.Capture.APPROACH;
import static org.rocaille.rules.Capture.COORDINATION;
import static org.rocaille.rules.Capture.DESTRUCTION;
import static org.rocaille.rules.Capture.DISPLACEMENT;
import static org.rocaille.rules.Capture.HOP;
import static org.rocaille.rules.Capture.LEAP;
import static org.rocaille.rules.Capture.PINCH;
import static org.rocaille.rules.Capture.WITHDRAWAL;
import static org.rocaille.rules.PieceType.ADVANCER;
import static org.rocaille.rules.PieceType.CANNON_PAWN;
import static org.rocaille.rules.PieceType.COORDINATOR;
import static org.rocaille.rules.PieceType.IMMOBILIZER;
import static org.rocaille.rules.PieceType.KING;
import static org.rocaille.rules.PieceType.LONG_LEAPER;
import static org.rocaille.rules.PieceType.PINCER_PAWN;
import static org.rocaille.rules.PieceType.PUSHME_PULLYU;
import static org.rocaille.rules.PieceType.SWAPPER;
import static org.rocaille.rules.PieceType.WITHDRAWER;
import static org.rocaille.rules.Travel.QUEEN;
import static org.rocaille.rules.Travel.ROOK;
import static org.rocaille.rules.Travel.STEP;
import static org.rocaille.rules.Travel.STEP_OR_HOP;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * One game of the family: a value that writes its own differences and nothing else. Everything that distinguishes two
 * games is here; no other code asks which one it plays.
 */
public final class Variant {

    private static final Set<PieceType> ANYONE = EnumSet.allOf(PieceType.class);
    private static final Set<PieceType> ANYONE_BUT_KINGS = EnumSet.complementOf(EnumSet.of(KING));
    private static final Set<PieceType> NO_ONE = Set.of();

    /** Rocaille: 12x10 with a ring, check binds, Kings are never swapped (rules §3-4, seed 000). */
    public static final Variant ROCAILLE = new Definition("rocaille", "Rocaille")
            .board(12, 10)
            .ring()
            .piece(PieceRule.of(KING, 'K', STEP, DISPLACEMENT))
            .piece(PieceRule.of(CANNON_PAWN, 'P', STEP_OR_HOP, HOP))
            .piece(PieceRule.of(ADVANCER, 'A', QUEEN, APPROACH))
            .piece(PieceRule.of(WITHDRAWER, 'W', QUEEN, WITHDRAWAL))
            .piece(PieceRule.of(LONG_LEAPER, 'L', QUEEN, LEAP))
            .piece(PieceRule.of(SWAPPER, 'S', QUEEN, DESTRUCTION).swapping(ANYONE_BUT_KINGS, ANYONE_BUT_KINGS))
            .piece(PieceRule.of(IMMOBILIZER, 'I', QUEEN))
            .chameleon('C')
            .promotion(9)
            .kings(KingRule.CHECK_AND_APART)
            .freezing(Freezing.ABSOLUTE)
            .endings(Endings.DECISIVE)
            .start("12/1slapkpcali1/1pppwpwpppp1/12/12/12/12/1PPPWPWPPPP1/1SLAPKPCALI1/12 w - 0 1");

    /** Rococo: 10x10 with a ring, won by removing the King (rules §3-4, seed 001). */
    public static final Variant ROCOCO = new Definition("rococo", "Rococo")
            .board(10, 10)
            .ring()
            .piece(PieceRule.of(KING, 'K', STEP, DISPLACEMENT))
            .piece(PieceRule.of(CANNON_PAWN, 'P', STEP_OR_HOP, HOP))
            .piece(PieceRule.of(ADVANCER, 'A', QUEEN, APPROACH))
            .piece(PieceRule.of(WITHDRAWER, 'W', QUEEN, WITHDRAWAL))
            .piece(PieceRule.of(LONG_LEAPER, 'L', QUEEN, LEAP))
            .piece(PieceRule.of(SWAPPER, 'S', QUEEN, DESTRUCTION).swapping(ANYONE, ANYONE))
            .piece(PieceRule.of(IMMOBILIZER, 'I', QUEEN))
            .chameleon('C')
            .promotion(9, 10)
            .kings(KingRule.CAPTURE)
            .freezing(Freezing.ABSOLUTE)
            .endings(Endings.DECISIVE)
            .start("10/1iwlkclas1/1pppppppp1/10/10/10/10/1PPPPPPPP1/1IWLKCLAS1/10 w - 0 1");

    /**
     * Rococo with Pushme-Pullyus, as vchess plays it: chess endings, swaps with enemies only (rules §3, §5, seed 002).
     */
    public static final Variant ROCOCO_PUSHME = new Definition("rococo-pushme", "Rococo with Pushme-Pullyus")
            .board(10, 10)
            .ring()
            .piece(PieceRule.of(KING, 'K', STEP, DISPLACEMENT))
            .piece(PieceRule.of(CANNON_PAWN, 'P', STEP_OR_HOP, HOP))
            .piece(PieceRule.of(SWAPPER, 'R', QUEEN, DESTRUCTION).swapping(NO_ONE, ANYONE))
            .piece(PieceRule.of(LONG_LEAPER, 'N', QUEEN, LEAP))
            .piece(PieceRule.of(PUSHME_PULLYU, 'Q', QUEEN, WITHDRAWAL, APPROACH))
            .piece(PieceRule.of(IMMOBILIZER, 'M', QUEEN))
            .chameleon('B')
            .kings(KingRule.CHECK)
            .freezing(Freezing.ABSOLUTE)
            .endings(Endings.CHESS)
            .randomArrays()
            .start("10/1rqnbknqm1/1pppppppp1/10/10/10/10/1PPPPPPPP1/1MQNBKNQR1/10 w - 0 1");

    /** Baroque, or Ultima, as vchess plays it: 8x8, no ring, pincers and coordinators (rules §6, seed 003). */
    public static final Variant BAROQUE = new Definition("baroque", "Baroque")
            .board(8, 8)
            .piece(PieceRule.of(KING, 'K', STEP, DISPLACEMENT))
            .piece(PieceRule.of(PINCER_PAWN, 'P', ROOK, PINCH))
            .piece(PieceRule.of(COORDINATOR, 'R', QUEEN, COORDINATION))
            .piece(PieceRule.of(LONG_LEAPER, 'N', QUEEN, LEAP))
            .piece(PieceRule.of(WITHDRAWER, 'Q', QUEEN, WITHDRAWAL))
            .piece(PieceRule.of(IMMOBILIZER, 'M', QUEEN))
            .chameleon('B')
            .kings(KingRule.CHECK)
            .freezing(Freezing.CANCELLABLE)
            .endings(Endings.CHESS)
            .randomArrays()
            .start("rnbkqbnm/pppppppp/8/8/8/8/PPPPPPPP/MNBQKBNR w - 0 1");

    private static final List<Variant> ALL = List.of(ROCAILLE, ROCOCO, ROCOCO_PUSHME, BAROQUE);

    private final String key;
    private final String title;
    private final int files;
    private final int ranks;
    private final boolean ring;
    private final List<PieceRule> pieces;
    private final Map<Character, PieceType> typesByLetter;
    private final Set<Integer> promotionRanks;
    private final KingRule kingRule;
    private final Freezing freezing;
    private final Endings endings;
    private final boolean randomArrays;
    private final String startFen;
    private final Mechanics mechanics;

    private Variant(Definition definition) {
        key = definition.key;
        title = definition.title;
        files = definition.files;
        ranks = definition.ranks;
        ring = definition.ring;
        pieces = List.copyOf(definition.pieces);
        typesByLetter = pieces.stream().collect(Collectors.toUnmodifiableMap(PieceRule::letter, PieceRule::type));
        promotionRanks = definition.promotionRanks;
        kingRule = definition.kingRule;
        freezing = definition.freezing;
        endings = definition.endings;
        randomArrays = definition.randomArrays;
        startFen = definition.startFen;
        mechanics = new Mechanics(this);
    }

    /** The variants, in the order in which they are listed. */
    public static List<Variant> all() {
        return ALL;
    }

    /** The variant with that key, such as {@code rococo-pushme}. */
    public static Optional<Variant> find(String key) {
        return ALL.stream().filter(variant -> variant.key.equals(key)).findFirst();
    }

    /**
     * As {@link #find}, for a key that is known to be right.
     *
     * @throws IllegalArgumentException if no variant has that key
     */
    public static Variant of(String key) {
        return find(key).orElseThrow(() -> new IllegalArgumentException("no variant is called " + key));
    }

    /** The stable key, such as {@code rococo-pushme}. */
    public String key() {
        return key;
    }

    /** The name for people, such as {@code Rococo with Pushme-Pullyus}. */
    public String title() {
        return title;
    }

    /** The width of the whole board, ring included. */
    public int files() {
        return files;
    }

    /** The height of the whole board, ring included. */
    public int ranks() {
        return ranks;
    }

    /** Whether the outermost ranks and files are edge squares (rules §3). */
    public boolean hasRing() {
        return ring;
    }

    /** Whether the square lies on the ring. */
    public boolean isEdge(Square square) {
        return ring && (square.file() == 1 || square.file() == files || square.rank() == 1 || square.rank() == ranks);
    }

    /** Whether the board has that square. */
    public boolean contains(Square square) {
        return square.file() <= files && square.rank() <= ranks;
    }

    /** What each kind of piece of this game may do. */
    public List<PieceRule> pieces() {
        return pieces;
    }

    /** The rule of one kind of piece, empty if this game has no such piece. */
    public Optional<PieceRule> piece(PieceType type) {
        return pieces.stream().filter(rule -> rule.type() == type).findFirst();
    }

    /** The kind of piece that the letter, in either case, stands for; empty if it stands for none. */
    public Optional<PieceType> typeOf(char letter) {
        return Optional.ofNullable(typesByLetter.get(Character.toUpperCase(letter)));
    }

    /**
     * The upper-case letter of a kind of piece.
     *
     * @throws IllegalArgumentException if this game has no such piece
     */
    public char letterOf(PieceType type) {
        return piece(type)
                .orElseThrow(() -> new IllegalArgumentException(key + " has no " + type.title()))
                .letter();
    }

    /** The letter of a piece, upper case for White and lower case for Black. */
    public char letterOf(Piece piece) {
        char letter = letterOf(piece.type());
        return piece.side() == Side.WHITE ? letter : Character.toLowerCase(letter);
    }

    /** The ranks on which a Cannon Pawn of that side may promote (rules §4); empty where there is no promotion. */
    public Set<Integer> promotionRanks(Side side) {
        if (side == Side.WHITE) {
            return promotionRanks;
        }
        return promotionRanks.stream().map(rank -> ranks + 1 - rank).collect(Collectors.toSet());
    }

    /** What becomes of a King in danger. */
    public KingRule kingRule() {
        return kingRule;
    }

    /** How Immobilizers freeze. */
    public Freezing freezing() {
        return freezing;
    }

    /** How a game ends besides the fate of the Kings. */
    public Endings endings() {
        return endings;
    }

    /** Whether a game may start from a {@link RandomArray}. */
    public boolean hasRandomArrays() {
        return randomArrays;
    }

    /** The position that a game starts from unless it says otherwise. */
    public Position start() {
        return Position.parse(this, startFen);
    }

    /** How many pieces of that kind each side has in {@link #start()}. */
    public int startCount(PieceType type) {
        char letter = letterOf(type);
        return (int) startFen.substring(0, startFen.indexOf(' '))
                .chars()
                .filter(c -> c == letter)
                .count();
    }

    Mechanics mechanics() {
        return mechanics;
    }

    /** The {@link #key()}. */
    @Override
    public String toString() {
        return key;
    }

    /** A variant being written down. */
    static final class Definition {

        private final String key;
        private final String title;
        private final List<PieceRule> pieces = new ArrayList<>();
        private int files;
        private int ranks;
        private boolean ring;
        private Set<Integer> promotionRanks = Set.of();
        private KingRule kingRule;
        private Freezing freezing;
        private Endings endings;
        private boolean randomArrays;
        private String startFen;

        Definition(String key, String title) {
            this.key = key;
            this.title = title;
        }

        Definition board(int files, int ranks) {
            this.files = files;
            this.ranks = ranks;
            return this;
        }

        Definition ring() {
            ring = true;
            return this;
        }

        Definition piece(PieceRule rule) {
            pieces.add(rule);
            return this;
        }

        /** The Chameleon of the pieces named so far. */
        Definition chameleon(char letter) {
            return piece(PieceRule.chameleon(letter, pieces));
        }

        /** The ranks on which White's Cannon Pawns promote; Black's are their mirror image. */
        Definition promotion(Integer... whiteRanks) {
            promotionRanks = Set.of(whiteRanks);
            return this;
        }

        Definition kings(KingRule kingRule) {
            this.kingRule = kingRule;
            return this;
        }

        Definition freezing(Freezing freezing) {
            this.freezing = freezing;
            return this;
        }

        Definition endings(Endings endings) {
            this.endings = endings;
            return this;
        }

        Definition randomArrays() {
            randomArrays = true;
            return this;
        }

        /**
         * Finishes the definition with the start position.
         *
         * @throws IllegalStateException if a piece captures off its line on a board with a ring: the ring rule
         * compares moves of one line
         */
        Variant start(String fen) {
            boolean aside = pieces.stream().anyMatch(PieceRule::capturesAside);
            if (ring && aside) {
                throw new IllegalStateException("the ring rule is not defined for captures off the line of travel");
            }
            startFen = fen;
            return new Variant(this);
        }
    }
}
