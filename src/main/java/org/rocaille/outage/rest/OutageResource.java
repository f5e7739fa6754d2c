package org.rocaille.outage.rest;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.UriInfo;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;
import org.rocaille.outage.Heartbeat;
import org.rocaille.player.rest.Places;
import org.rocaille.web.Page;
import org.rocaille.web.PageRequest;

/** When the service was out. */
@Path("/v1/outages")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "games")
public class OutageResource {

    private final Heartbeat heartbeat;

    OutageResource(Heartbeat heartbeat) {
        this.heartbeat = heartbeat;
    }

    @GET
    @Operation(
            operationId = "listOutages",
            summary = "List when the service was out, newest first",
            description =
                    "No clock runs then: what a move is charged leaves it out, and deadlines are later by as much.")
    @APIResponse(responseCode = "200", description = "A page of outages")
    public RestResponse<Page<OutageView>> list(@BeanParam PageRequest request, @Context UriInfo uri) {
        return Page.of(
                        heartbeat.outages(Places.after(request), request.limit() + 1),
                        request.limit(),
                        outage -> Places.cursor(outage.startsAt(), outage.id()),
                        OutageView::of)
                .answer(uri);
    }
}
