package org.rocaille.outage.rest;

import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.outage.Outage;

/** A time in which the service was out. */
@Schema(name = "Outage", description = "A time in which the service was out; no clock of any game has run then")
record OutageView(
        @Schema(required = true, example = "7k2m9q4x0h8w3rte")
        String id,

        @Schema(required = true, description = "When the service was last known to be up")
        Instant startsAt,

        @Schema(required = true, description = "When it was again")
        Instant endsAt) {

    static OutageView of(Outage outage) {
        return new OutageView(outage.id(), outage.startsAt(), outage.endsAt());
    }
}
