package org.rocaille.text;

import java.text.Normalizer;
import java.util.function.IntPredicate;
import org.rocaille.id.Codes;
import org.rocaille.problem.Problem;
import org.rocaille.problem.ProblemCode;

/**
 * Text that a person wrote and others will read: names, messages, tags. It is in Unicode's composed form (NFC), is not
 * blank, and holds nothing that could disturb the text around it wherever it is shown; whoever writes it into a format
 * still escapes it for that format.
 *
 * @param value the text
 */
public record UserText(String value) {

    /** What can be wrong with a text. */
    public enum Fault {
        BLANK,
        TOO_LONG,
        CONTROL_CHARACTER,
        LONE_SURROGATE,
        DIRECTION_OVERRIDE;

        /** The stable code, such as {@code too-long}. */
        public String code() {
            return Codes.of(this);
        }
    }

    /** A text of one line. Lengths are in code points, after composition. */
    public static UserText line(String raw, int most) {
        return of(raw, most, character -> false);
    }

    /** A text of one or more lines, each ended by a line feed; a carriage return before one is dropped. */
    public static UserText prose(String raw, int most) {
        return of(raw.replace("\r\n", "\n"), most, character -> character == '\n');
    }

    private static UserText of(String raw, int most, IntPredicate allowed) {
        raw.codePoints().filter(character -> !allowed.test(character)).forEach(UserText::refuse);
        String text = Normalizer.normalize(raw, Normalizer.Form.NFC);
        if (text.isBlank()) {
            throw problem(Fault.BLANK, "The text is empty.");
        }
        if (text.codePointCount(0, text.length()) > most) {
            throw problem(Fault.TOO_LONG, "The text is longer than " + most + " characters.")
                    .with("limit", most);
        }
        return new UserText(text);
    }

    private static void refuse(int character) {
        switch (Character.getType(character)) {
            case Character.CONTROL, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR ->
                throw problem(
                        Fault.CONTROL_CHARACTER, "The text holds the control character %s.".formatted(name(character)));
            case Character.SURROGATE ->
                throw problem(Fault.LONE_SURROGATE, "The text holds half a character, %s.".formatted(name(character)));
            default -> {
                if (isDirectional(character)) {
                    throw problem(
                            Fault.DIRECTION_OVERRIDE,
                            "The text holds %s, which changes the direction of writing.".formatted(name(character)));
                }
            }
        }
    }

    /** Embeddings, overrides and isolates; the plain marks, which Hebrew and Arabic need, are none. */
    private static boolean isDirectional(int character) {
        return character >= 0x202a && character <= 0x202e || character >= 0x2066 && character <= 0x2069;
    }

    private static String name(int character) {
        return "U+%04X".formatted(character);
    }

    private static Problem problem(Fault fault, String detail) {
        return new Problem(ProblemCode.INVALID_TEXT, detail).with("reason", fault.code());
    }

    @Override
    public String toString() {
        return value;
    }
}
