package org.rocaille.catalog;

import java.util.List;
import org.rocaille.rules.Capture;
import org.rocaille.rules.Freezing;
import org.rocaille.rules.Outcome;
import org.rocaille.rules.PieceType;
import org.rocaille.rules.Side;
import org.rocaille.rules.Travel;
import org.rocaille.rules.Variant;
import org.rocaille.text.Language;

/** What is said of the games in one language: the parts that sentences are made of. */
interface Wording {

    /** The words of a language. */
    static Wording in(Language language) {
        return switch (language) {
            case ENGLISH -> new English();
            case FRENCH -> new French();
        };
    }

    /** Whose a piece is, as its enemy sees it. */
    enum Whose {
        FRIEND,
        ENEMY
    }

    String name(PieceType type);

    String name(Side side);

    /** As in "a and b" and "a, b, and c". */
    String and(List<String> items);

    /** As in "a or b". */
    String or(List<String> items);

    /** Clauses that have commas of their own. */
    String clauses(List<String> items);

    /** As in "a King or Swapper". */
    String one(List<PieceType> types);

    /** As in "an enemy King or Swapper". */
    String one(Whose whose, List<PieceType> types);

    /** As in "an enemy". */
    String anyone(Whose whose);

    /** As in "an enemy other than a King". */
    String anyoneBut(Whose whose, List<PieceType> types);

    String travel(Travel travel);

    /** That a piece trades places with the first one on a line, under some condition. */
    String swaps(String condition);

    /** The condition that it is one of these. */
    String ifItIs(String whom);

    /** The condition that it is none of these. */
    String unlessItIs(String whom);

    /** That a piece captures in these ways. */
    String captures(String ways);

    String neverCaptures();

    /** How someone is captured. */
    String capture(Capture way, String whom);

    /** Whom an Immobilizer freezes. */
    String freezes(Freezing freezing);

    /** That a Chameleon freezes Immobilizers. */
    String freezesImmobilizers();

    /** How wide and high a board is, and that White's pieces are written in upper case. */
    String board(Variant variant);

    /** What the marks in diagrams mean. */
    String marks();

    /** Where Pawns promote. */
    String promotion(List<Integer> white, List<Integer> black);

    /** How many of a piece there are, and what it does. */
    String piece(char letter, PieceType type, int count, String sentence);

    /**
     * How a game ends, and in whose favour.
     *
     * @param isDecisive whether it has a winner
     * @param hasBans    whether a ban of swaps is part of a position
     */
    String ending(Outcome.Reason reason, boolean isDecisive, boolean hasBans);

    /** What holds if several endings apply, and what counts for repetition. */
    String firstEndingCounts();

    /**
     * That players may agree on a draw.
     *
     * @param isRuledOut whether there are none by rule
     */
    String draws(boolean isRuledOut);

    /** The headings of the chapters that are made of data. */
    String boardTitle();

    String piecesTitle();

    String capturingTitle();

    String endTitle();

    /** Items with separators between them, and another one before the last. */
    static String list(List<String> items, String separator, String lastSeparator) {
        int last = items.size() - 1;
        return last < 1
                ? String.join("", items)
                : String.join(separator, items.subList(0, last)) + lastSeparator + items.get(last);
    }
}
