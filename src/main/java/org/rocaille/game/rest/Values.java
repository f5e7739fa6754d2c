package org.rocaille.game.rest;

import static org.rocaille.problem.ProblemCode.INVALID_VALUE;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.rocaille.problem.Problem;
import org.rocaille.web.FieldError;

/** What the values of requests stand for. */
final class Values {

    private Values() {}

    /**
     * The value that a code of a closed list stands for, or none for no code.
     *
     * @param name   the field or query parameter that holds the code
     * @param find   finds the value
     * @param values all codes, for the problem
     */
    static <T> Optional<T> of(String name, String code, Function<String, Optional<T>> find, String values) {
        if (code == null) {
            return Optional.empty();
        }
        Optional<T> value = find.apply(code);
        if (value.isEmpty()) {
            throw invalid(name, name + " is one of: " + values + ".");
        }
        return value;
    }

    /** A field's value that will not do. */
    static Problem invalid(String field, String detail) {
        return new Problem(INVALID_VALUE, detail).with("errors", List.of(new FieldError("/" + field, detail)));
    }
}
