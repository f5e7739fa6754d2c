package org.rocaille.event.rest;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Some events, oldest first, and where to go on. */
@Schema(name = "Events", description = "Some events, oldest first, and where to go on")
record EventPage(
        @Schema(required = true, description = "Fewer than were asked for, or none, if nothing more has happened")
        List<EventView> items,

        @Schema(
                required = true,
                description = "The cursor from which to go on, now or when more has happened: there always is one",
                example = "cGxheWVyL2FkYQoxNw")
        String next) {}
