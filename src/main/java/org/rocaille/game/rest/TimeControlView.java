package org.rocaille.game.rest;

import com.fasterxml.jackson.annotation.JsonInclude;
import jakarta.validation.constraints.NotNull;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.clock.InvalidTimeControlException;
import org.rocaille.clock.TimeControl;
import org.rocaille.problem.Problem;

/** How much time the players have, as it is asked for and as it is shown. */
@Schema(
        name = "TimeControl",
        description =
                "How much time the players have: the kind, and the fields of that kind. Spans are in whole seconds,"
                        + " from one minute to 365 days.")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record TimeControlView(
        @NotNull
        @Schema(
                required = true,
                description =
                        "`per-move`: `perMove` for each move, and what is left of it is not kept, but for what was"
                                + " given beyond it. `fischer`: a `bank` of time that each move adds the `increment` to,"
                                + " but never beyond the `cap`."
                                + " `period`: so many `moves` in each `period`, and what is saved is kept, up to 730 days. `untimed`: no"
                                + " limit.",
                example = "per-move",
                extensions =
                        @Extension(
                                name = "x-extensible-enum",
                                parseValue = true,
                                value = "[\"per-move\", \"fischer\", \"period\", \"untimed\"]"))
        String kind,

        @Schema(nullable = true, description = "The time for each move", example = "P3D")
        Duration perMove,

        @Schema(nullable = true, description = "What each side begins with", example = "P10D")
        Duration bank,

        @Schema(nullable = true, description = "What a move adds, which may be nothing", example = "P1D")
        Duration increment,

        @Schema(
                nullable = true,
                description = "What the bank never grows beyond; not less than `bank`",
                example = "P20D")
        Duration cap,

        @Schema(
                nullable = true,
                description = "How many moves a period is for",
                example = "10",
                minimum = "1",
                maximum = "200")
        Integer moves,

        @Schema(nullable = true, description = "The time for so many moves", example = "P50D")
        Duration period) {

    private static final String KINDS = "per-move, fischer, period, untimed";

    /** As it is shown. */
    public static TimeControlView of(TimeControl control) {
        return control.fold(
                perMove -> new TimeControlView(control.kind(), perMove.perMove(), null, null, null, null, null),
                fischer -> new TimeControlView(
                        control.kind(), null, fischer.bank(), fischer.increment(), fischer.cap(), null, null),
                period -> new TimeControlView(control.kind(), null, null, null, null, period.moves(), period.period()),
                untimed -> new TimeControlView(control.kind(), null, null, null, null, null, null));
    }

    /** The time control that is asked for. */
    public TimeControl control() {
        try {
            return switch (kind) {
                case "per-move" -> {
                    requireExactly(Set.of("perMove"));
                    yield new TimeControl.PerMove(perMove);
                }
                case "fischer" -> {
                    requireExactly(Set.of("bank", "increment", "cap"));
                    yield new TimeControl.Fischer(bank, increment, cap);
                }
                case "period" -> {
                    requireExactly(Set.of("moves", "period"));
                    yield new TimeControl.Period(moves, period);
                }
                case "untimed" -> {
                    requireExactly(Set.of());
                    yield new TimeControl.Untimed();
                }
                default -> throw Problem.invalidValue("timeControl/kind", "kind is one of: " + KINDS + ".");
            };
        } catch (InvalidTimeControlException e) {
            throw Problem.invalidValue("timeControl/" + e.part(), e.part() + " " + e.getMessage() + ".");
        }
    }

    private void requireExactly(Set<String> parts) {
        parts().forEach((name, value) -> {
            if (parts.contains(name) && value == null) {
                throw Problem.invalidValue(
                        "timeControl/" + name, "A time control of kind " + kind + " has " + name + ".");
            }
            if (!parts.contains(name) && value != null) {
                throw Problem.invalidValue(
                        "timeControl/" + name, "A time control of kind " + kind + " has no " + name + ".");
            }
        });
    }

    private Map<String, Object> parts() {
        Map<String, Object> parts = new LinkedHashMap<>();
        parts.put("perMove", perMove);
        parts.put("bank", bank);
        parts.put("increment", increment);
        parts.put("cap", cap);
        parts.put("moves", moves);
        parts.put("period", period);
        return parts;
    }
}
