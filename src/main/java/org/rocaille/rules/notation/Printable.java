package org.rocaille.rules.notation;

/**
 * Text of people's, made fit to print in a terminal or a picture: whatever could move the cursor, switch colours, break the line or
 * turn it around is shown as a replacement character. Joiners stay, since names need them.
 */
public final class Printable {

    private static final int REPLACEMENT = 0xFFFD;
    private static final int ZERO_WIDTH_NON_JOINER = 0x200C;
    private static final int ZERO_WIDTH_JOINER = 0x200D;

    private Printable() {}

    /** The text without what is not for display. */
    public static String of(String text) {
        StringBuilder printable = new StringBuilder(text.length());
        text.codePoints().map(c -> isPrintable(c) ? c : REPLACEMENT).forEach(printable::appendCodePoint);
        return printable.toString();
    }

    private static boolean isPrintable(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.FORMAT -> codePoint == ZERO_WIDTH_JOINER || codePoint == ZERO_WIDTH_NON_JOINER;
            case Character.CONTROL, Character.SURROGATE, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR ->
                false;
            default -> true;
        };
    }
}
