package org.rocaille.vacation.rest;

import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.vacation.Vacation;

/** A time in which the player is away. */
@Schema(name = "Vacation", description = "A time in which the player is away")
record VacationView(
        @Schema(required = true, example = "7k2m9q4x0h8w3rte")
        String id,

        @Schema(
                required = true,
                example = "planned",
                extensions =
                        @Extension(
                                name = "x-extensible-enum",
                                parseValue = true,
                                value = "[\"planned\", \"running\", \"over\"]"))
        String status,

        @Schema(required = true) Instant startsAt,

        @Schema(required = true, description = "The first instant after it")
        Instant endsAt,

        @Schema(required = true) Links links) {

    /** Where to go from a vacation. */
    @Schema(name = "VacationLinks")
    record Links(
            @Schema(required = true, example = "/v1/me/vacations/7k2m9q4x0h8w3rte")
            String self) {}

    static VacationView of(Vacation vacation, Instant at) {
        return new VacationView(
                vacation.id(),
                vacation.status(at).code(),
                vacation.startsAt(),
                vacation.endsAt(),
                new Links(VacationResource.PATH + "/" + vacation.id()));
    }
}
