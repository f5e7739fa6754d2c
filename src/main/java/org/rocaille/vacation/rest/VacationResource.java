package org.rocaille.vacation.rest;

import io.vertx.ext.web.RoutingContext;
import jakarta.transaction.Transactional;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.time.Instant;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.rocaille.idempotency.rest.TakesIdempotencyKey;
import org.rocaille.player.Authentication;
import org.rocaille.player.Identity;
import org.rocaille.player.PlayerRef;
import org.rocaille.player.Scope;
import org.rocaille.player.rest.Places;
import org.rocaille.vacation.VacationService;
import org.rocaille.web.Caller;
import org.rocaille.web.NoBody;
import org.rocaille.web.Page;
import org.rocaille.web.PageRequest;
import org.rocaille.web.RetriedOnConflict;

/** When the player whose token is sent is away. */
@Path(VacationResource.PATH)
@Produces(MediaType.APPLICATION_JSON)
@SecurityRequirement(name = Caller.PLAYER_TOKEN)
@Tag(
        name = "vacations",
        description = "When players are away: their clocks stand still in the games that allow it, and they may move")
public class VacationResource {

    static final String PATH = "/v1/me/vacations";

    private static final String UNAUTHORIZED =
            "No token was sent, or one that does not work: `missing-token`, `bad-token`";
    private static final String FORBIDDEN = "The token is not a player's, lacks the scope, or the player is suspended:"
            + " `forbidden`, `insufficient-scope`, `suspended`";

    private final Authentication authentication;
    private final VacationService vacations;

    VacationResource(Authentication authentication, VacationService vacations) {
        this.authentication = authentication;
        this.vacations = vacations;
    }

    private Identity.Member player(Caller caller, Scope scope) {
        return authentication.identify(caller.token()).member(scope);
    }

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Transactional
    @RetriedOnConflict
    @TakesIdempotencyKey
    @Operation(
            operationId = "createVacation",
            summary = "Go on vacation, now or later",
            description =
                    "The player's clocks stand still from its beginning to its end in all games that allow vacations,"
                            + " also in those that begin later; deadlines move later, and the opponents see so. Hours"
                            + " of vacation are limited by calendar year. A flag that has fallen has fallen. Asking"
                            + " again for the same is answered with what there is. Needs the scope `manage`.")
    @APIResponse(
            responseCode = "201",
            description = "The vacation has begun or is planned",
            content = @Content(schema = @Schema(implementation = VacationView.class)))
    @APIResponse(
            responseCode = "200",
            description = "The player has this vacation already",
            content = @Content(schema = @Schema(implementation = VacationView.class)))
    @APIResponse(responseCode = "401", description = UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = FORBIDDEN)
    @APIResponse(
            responseCode = "409",
            description = "The player is away at that time already, has not so much vacation left, or has as many ahead"
                    + " as there may be: `vacation-overlaps`, `vacation-budget-spent`, `limit-reached`")
    @APIResponse(
            responseCode = "422",
            description = "It would begin in the past, be shorter than an hour or end too late: `invalid-value`")
    public Response create(
            @RequestBody(
                            required = true,
                            content =
                                    @Content(
                                            schema = @Schema(implementation = VacationRequest.class),
                                            examples =
                                                    @ExampleObject(
                                                            name = "now",
                                                            summary = "From now on",
                                                            value = "{\"endsAt\":\"2027-01-10T08:00:00Z\"}")))
                    VacationRequest request,
            @BeanParam Caller caller) {
        VacationService.Seen seen =
                vacations.plan(player(caller, Scope.MANAGE), Optional.ofNullable(request.startsAt()), request.endsAt());
        VacationView view = VacationView.of(seen.vacation(), seen.at());
        Response.ResponseBuilder response =
                seen.isNew() ? Response.created(URI.create(view.links().self())) : Response.ok();
        return response.entity(view).build();
    }

    @GET
    @Operation(
            operationId = "listVacations",
            summary = "List the player's vacations, the latest first, and how much is left",
            description = "Needs the scope `read`.")
    @APIResponse(responseCode = "200", description = "A page of vacations, and how much is left")
    @APIResponse(responseCode = "401", description = UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = FORBIDDEN)
    public VacationList list(@BeanParam PageRequest request, @BeanParam Caller caller) {
        PlayerRef player = player(caller, Scope.READ).player().ref();
        Instant at = vacations.now();
        return VacationList.of(
                Page.of(
                        vacations.list(player, Places.after(request), request.limit() + 1),
                        request.limit(),
                        vacation -> Places.cursor(vacation.startsAt(), vacation.id()),
                        vacation -> VacationView.of(vacation, at)),
                vacations.budgets(player));
    }

    @GET
    @Path("/{id}")
    @Operation(
            operationId = "getVacation",
            summary = "Show a vacation of the player",
            description = "Needs the scope `read`.")
    @APIResponse(responseCode = "200", description = "The vacation")
    @APIResponse(responseCode = "401", description = UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = FORBIDDEN)
    @APIResponse(responseCode = "404", description = "The player has no such vacation: `not-found`")
    public VacationView get(@PathParam("id") String id, @BeanParam Caller caller) {
        return VacationView.of(
                vacations.vacation(player(caller, Scope.READ).player().ref(), id), vacations.now());
    }

    @DELETE
    @Path("/{id}")
    @Transactional
    @RetriedOnConflict
    @Operation(
            operationId = "endVacation",
            summary = "Come back from a vacation, or give up a planned one",
            description = "One that runs ends now, and what was used of it stays used. One that has not begun is gone,"
                    + " and its hours are given back. Doing so again changes nothing. Needs the scope `manage`, and"
                    + " no body.")
    @APIResponse(responseCode = "204", description = "The player is not away by this vacation from now on")
    @APIResponse(responseCode = "400", description = "A body was sent that is more than `{}`: `unexpected-body`")
    @APIResponse(responseCode = "401", description = UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = FORBIDDEN)
    public void end(@PathParam("id") String id, @BeanParam Caller caller, @Context RoutingContext request) {
        NoBody.require(request);
        vacations.end(player(caller, Scope.MANAGE), id);
    }
}
