package org.rocaille.web;

import static org.rocaille.problem.ProblemCode.INVALID_VALUE;
import static org.rocaille.problem.ProblemCode.MALFORMED_PARAMETER;

import java.time.DateTimeException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.Supplier;
import org.rocaille.problem.Problem;
import org.rocaille.rules.Square;
import org.rocaille.rules.Variant;
import org.rocaille.text.UserText;

/** What the values of requests stand for. */
public final class Values {

    private Values() {}

    /**
     * The value that a code in a body stands for, or none for no code.
     *
     * @param field the field that holds the code
     * @param find  finds the value
     * @param codes all codes, for the problem
     */
    public static <T> Optional<T> inBody(String field, String code, Function<String, Optional<T>> find, String codes) {
        return Optional.ofNullable(code)
                .map(given -> find.apply(given).orElseThrow(() -> Problem.invalidValue(field, oneOf(field, codes))));
    }

    /** As {@link #inBody} for a query parameter. */
    public static <T> Optional<T> inQuery(
            String parameter, String code, Function<String, Optional<T>> find, String codes) {
        return Optional.ofNullable(code)
                .map(given ->
                        find.apply(given).orElseThrow(() -> invalidParameter(parameter, oneOf(parameter, codes))));
    }

    /** The truth value of a query parameter, or none for no text. */
    public static Optional<Boolean> truth(String parameter, String text) {
        return inQuery(
                parameter,
                text,
                code -> switch (code) {
                    case "true" -> Optional.of(true);
                    case "false" -> Optional.of(false);
                    default -> Optional.empty();
                },
                "true, false");
    }

    /** The integer in a query parameter, which is within its bounds, or none for no text. */
    public static OptionalInt number(String parameter, String text, int least, int most) {
        if (text == null) {
            return OptionalInt.empty();
        }
        if (!text.matches("-?[0-9]{1,9}")) {
            throw new Problem(MALFORMED_PARAMETER, parameter + " is an integer.").with("parameter", parameter);
        }
        int number = Integer.parseInt(text);
        if (number < least || number > most) {
            throw invalidParameter(parameter, "%s is from %d to %d.".formatted(parameter, least, most));
        }
        return OptionalInt.of(number);
    }

    /** The square of a board that a query parameter names, in either letter case as in move text. */
    public static Optional<Square> square(String parameter, String name, Variant variant) {
        return Optional.ofNullable(name)
                .map(given -> Square.find(given.toLowerCase(Locale.ROOT))
                        .filter(variant::contains)
                        .orElseThrow(() -> invalidParameter(
                                parameter, "The board has no such square; squares are named as in e3.")));
    }

    private static String oneOf(String name, String codes) {
        return name + " is one of: " + codes + ".";
    }

    /** How long an old secret goes on working beside a new one: the field {@code overlap}, a day where it is null. */
    public static Duration overlap(String text) {
        if (text == null) {
            return Duration.ofDays(1);
        }
        try {
            Duration overlap = Duration.parse(text);
            if (!overlap.isNegative() && overlap.compareTo(Duration.ofDays(7)) <= 0) {
                return overlap;
            }
        } catch (DateTimeException e) {
            // Not a duration, so not one of those allowed either.
        }
        throw Problem.invalidValue("overlap", "overlap is a duration from PT0S to P7D.");
    }

    /** A text of one line in a body, as {@link UserText#line} takes it. */
    public static UserText line(String field, String raw, int most) {
        return text(field, () -> UserText.line(raw, most));
    }

    /** A text of lines in a body, as {@link UserText#prose} takes it. */
    public static UserText prose(String field, String raw, int most) {
        return text(field, () -> UserText.prose(raw, most));
    }

    private static UserText text(String field, Supplier<UserText> reading) {
        try {
            return reading.get();
        } catch (Problem unfit) {
            throw unfit.with("pointer", "/" + field);
        }
    }

    /** A query parameter's value that will not do. */
    public static Problem invalidParameter(String parameter, String detail) {
        return new Problem(INVALID_VALUE, detail)
                .with("errors", List.of(Map.of("parameter", parameter, "detail", detail)));
    }
}
