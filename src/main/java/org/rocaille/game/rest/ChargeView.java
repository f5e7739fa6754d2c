package org.rocaille.game.rest;

import jakarta.validation.constraints.NotNull;
import java.time.Duration;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.clock.Charge;

/** What a move cost in time. */
@Schema(
        name = "Charge",
        description = "What a move cost its side in time, and what it earned: `remaining` is what the side had, less"
                + " `charged`, plus `credited`")
record ChargeView(
        @NotNull @Schema(required = true, description = "How long the side was to move", example = "PT7H30M")
        Duration elapsed,

        @NotNull @Schema(required = true, description = "How much of that its clock ran", example = "PT7H30M")
        Duration charged,

        @NotNull @Schema(required = true, description = "What it was given for the move", example = "PT7H30M")
        Duration credited,

        @NotNull @Schema(required = true, description = "What it had then", example = "P3D")
        Duration remaining,

        @NotNull
        @Schema(
                required = true,
                description = "Why it was given that much: the time for a move is whole again; the increment, or as"
                        + " much of it as the cap allows; nothing within a period, and the time of the next when its"
                        + " moves are made; nothing for a conditional move; or as much as makes up what the record of an"
                        + " imported game tells was left",
                example = "renewed",
                extensions =
                        @Extension(
                                name = "x-extensible-enum",
                                parseValue = true,
                                value = "[\"renewed\", \"increment\", \"capped-increment\","
                                        + " \"period-continues\", \"new-period\", \"conditional\", \"told\"]"))
        String reason) {

    static ChargeView of(Charge charge) {
        return new ChargeView(
                charge.elapsed(),
                charge.charged(),
                charge.credited(),
                charge.left(),
                charge.reason().code());
    }
}
