package org.rocaille.web;

import static org.rocaille.problem.ProblemCode.INVALID_VALUE;
import static org.rocaille.problem.ProblemCode.MISSING_FIELD;

import jakarta.validation.ConstraintViolation;
import jakarta.validation.Path;
import jakarta.validation.constraints.NotNull;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.rocaille.problem.Problem;

/** What the constraints of a body's type found, as one problem that lists every fault. */
final class Violations {

    private Violations() {}

    static Optional<Problem> of(Set<? extends ConstraintViolation<?>> violations) {
        if (violations.isEmpty()) {
            return Optional.empty();
        }
        boolean missing = violations.stream().anyMatch(Violations::isMissing);
        List<FieldError> errors = violations.stream()
                .map(violation -> new FieldError(
                        pointer(violation.getPropertyPath()),
                        isMissing(violation) ? "is required" : violation.getMessage()))
                .sorted(Comparator.comparing(FieldError::pointer).thenComparing(FieldError::detail))
                .toList();
        FieldError first = errors.get(0);
        return Optional.of(new Problem(
                        missing ? MISSING_FIELD : INVALID_VALUE,
                        "%s %s%s.".formatted(first.pointer(), first.detail(), errors.size() > 1 ? ", and more" : ""))
                .with("errors", errors));
    }

    private static boolean isMissing(ConstraintViolation<?> violation) {
        return violation.getConstraintDescriptor().getAnnotation() instanceof NotNull;
    }

    private static String pointer(Path path) {
        StringBuilder pointer = new StringBuilder();
        for (Path.Node node : path) {
            if (node.getIndex() != null) {
                pointer.append('/').append(node.getIndex());
            }
            if (node.getKind() == jakarta.validation.ElementKind.PROPERTY) {
                pointer.append('/').append(node.getName());
            }
        }
        return pointer.toString();
    }
}
