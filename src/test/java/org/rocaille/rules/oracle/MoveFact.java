package org.rocaille.rules.oracle;

import java.util.Comparator;
import java.util.List;

/**
 * All that a legal move is, in plain text, so that two sets of rules can be compared.
 *
 * @param text its identity (rules §1), such as {@code e4g4}
 * @param kind {@code travel}, {@code swap}, {@code destroy} or {@code remove}
 * @param captures the squares of the enemies it removes, by file, then rank
 * @param fen the position after it
 */
public record MoveFact(String text, String kind, List<String> captures, String fen) {

    static final Comparator<MoveFact> BY_TEXT = Comparator.comparing(MoveFact::text);

    /** The text with the captures behind it, as {@code e4g4xf4}: how the cases name a move. */
    public String withCaptures() {
        return captures.isEmpty() ? text : text + "x" + String.join(",", captures);
    }
}
