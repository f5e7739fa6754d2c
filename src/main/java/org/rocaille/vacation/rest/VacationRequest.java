package org.rocaille.vacation.rest;

import jakarta.validation.constraints.NotNull;
import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A vacation to begin or to plan. */
@Schema(name = "VacationRequest")
record VacationRequest(
        @Schema(nullable = true, description = "From when on; at once without it")
        Instant startsAt,

        @NotNull @Schema(description = "Until when, an hour later at least and within 730 days")
        Instant endsAt) {}
