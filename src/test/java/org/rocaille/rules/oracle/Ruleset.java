package org.rocaille.rules.oracle;

import static org.rocaille.rules.oracle.Kind.ADVANCER;
import static org.rocaille.rules.oracle.Kind.CANNON_PAWN;
import static org.rocaille.rules.oracle.Kind.CHAMELEON;
import static org.rocaille.rules.oracle.Kind.COORDINATOR;
import static org.rocaille.rules.oracle.Kind.IMMOBILIZER;
import static org.rocaille.rules.oracle.Kind.KING;
import static org.rocaille.rules.oracle.Kind.LONG_LEAPER;
import static org.rocaille.rules.oracle.Kind.PINCER_PAWN;
import static org.rocaille.rules.oracle.Kind.PUSHME_PULLYU;
import static org.rocaille.rules.oracle.Kind.SWAPPER;
import static org.rocaille.rules.oracle.Kind.WITHDRAWER;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The four games as the table at the head of the rules gives them; how they differ in play is asked of the value. */
enum Ruleset {
    ROCAILLE(
            "rocaille",
            12,
            10,
            Map.of(
                    'K',
                    KING,
                    'P',
                    CANNON_PAWN,
                    'A',
                    ADVANCER,
                    'W',
                    WITHDRAWER,
                    'L',
                    LONG_LEAPER,
                    'S',
                    SWAPPER,
                    'C',
                    CHAMELEON,
                    'I',
                    IMMOBILIZER),
            "12/1slapkpcali1/1pppwpwpppp1/12/12/12/12/1PPPWPWPPPP1/1SLAPKPCALI1/12 w - 0 1"),
    ROCOCO(
            "rococo",
            10,
            10,
            Map.of(
                    'K',
                    KING,
                    'P',
                    CANNON_PAWN,
                    'A',
                    ADVANCER,
                    'W',
                    WITHDRAWER,
                    'L',
                    LONG_LEAPER,
                    'S',
                    SWAPPER,
                    'C',
                    CHAMELEON,
                    'I',
                    IMMOBILIZER),
            "10/1iwlkclas1/1pppppppp1/10/10/10/10/1PPPPPPPP1/1IWLKCLAS1/10 w - 0 1"),
    PUSHME(
            "rococo-pushme",
            10,
            10,
            Map.of(
                    'K',
                    KING,
                    'P',
                    CANNON_PAWN,
                    'R',
                    SWAPPER,
                    'N',
                    LONG_LEAPER,
                    'B',
                    CHAMELEON,
                    'Q',
                    PUSHME_PULLYU,
                    'M',
                    IMMOBILIZER),
            "10/1rqnbknqm1/1pppppppp1/10/10/10/10/1PPPPPPPP1/1MQNBKNQR1/10 w - 0 1"),
    BAROQUE(
            "baroque",
            8,
            8,
            Map.of(
                    'K',
                    KING,
                    'P',
                    PINCER_PAWN,
                    'R',
                    COORDINATOR,
                    'N',
                    LONG_LEAPER,
                    'B',
                    CHAMELEON,
                    'Q',
                    WITHDRAWER,
                    'M',
                    IMMOBILIZER),
            "rnbkqbnm/pppppppp/8/8/8/8/PPPPPPPP/MNBQKBNR w - 0 1");

    final String key;
    final int width;
    final int height;
    final Map<Character, Kind> letters;
    final String start;

    Ruleset(String key, int width, int height, Map<Character, Kind> letters, String start) {
        this.key = key;
        this.width = width;
        this.height = height;
        this.letters = letters;
        this.start = start;
    }

    static Ruleset of(String key) {
        return Arrays.stream(values())
                .filter(r -> r.key.equals(key))
                .findFirst()
                .orElseThrow();
    }

    static List<String> keys() {
        return Arrays.stream(values()).map(r -> r.key).toList();
    }

    /** Rules §4-6: everywhere but in rococo a King may not be left capturable. */
    boolean checkBinds() {
        return this != ROCOCO;
    }

    /** Rules §3: the outermost squares of every board but the 8x8 one. */
    boolean isEdge(Square s) {
        return this != BAROQUE && (s.file() == 0 || s.rank() == 0 || s.file() == width - 1 || s.rank() == height - 1);
    }

    /** Rules §4: ranks counted from 0, so White's "9" is 8; no promotion in the other two. */
    Set<Integer> promotionRanks(Colour colour) {
        boolean white = colour == Colour.WHITE;
        return switch (this) {
            case ROCAILLE -> Set.of(white ? 8 : 1);
            case ROCOCO -> white ? Set.of(8, 9) : Set.of(1, 0);
            case PUSHME, BAROQUE -> Set.of();
        };
    }

    /** Rules §4 and 5: what a Swapper may trade places with, being the first piece on a line. */
    boolean swapperMaySwapWith(Piece partner, Colour swapper) {
        return switch (this) {
            case ROCAILLE -> partner.kind() != KING;
            case ROCOCO -> true;
            case PUSHME -> partner.colour() != swapper;
            case BAROQUE -> throw new IllegalStateException("baroque has no Swapper");
        };
    }

    /** How many of that kind each side has in the start position. */
    long countAtStart(Kind kind) {
        String board = start.substring(0, start.indexOf(' '));
        return board.chars().filter(c -> c == letter(kind)).count();
    }

    char letter(Kind kind) {
        for (Map.Entry<Character, Kind> entry : letters.entrySet()) {
            if (entry.getValue() == kind) {
                return entry.getKey();
            }
        }
        throw new IllegalArgumentException("no such piece in " + key + ": " + kind);
    }

    Kind kind(char letter) {
        Kind kind = letters.get(Character.toUpperCase(letter));
        if (kind == null) {
            throw new IllegalArgumentException("no piece of " + key + ": " + letter);
        }
        return kind;
    }
}
