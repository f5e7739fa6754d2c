package org.rocaille.challenge.rest;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.UriInfo;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;
import org.rocaille.challenge.Challenge;
import org.rocaille.challenge.ChallengeService;
import org.rocaille.player.Authentication;
import org.rocaille.player.PlayerRef;
import org.rocaille.player.Scope;
import org.rocaille.player.rest.Places;
import org.rocaille.web.Caller;
import org.rocaille.web.Page;
import org.rocaille.web.PageRequest;
import org.rocaille.web.Values;

/** The challenges of the player whose token is sent. */
@Path(Paths.MINE)
@Produces(MediaType.APPLICATION_JSON)
@SecurityRequirement(name = Caller.PLAYER_TOKEN)
@Tag(name = "challenges")
public class MyChallengesResource {

    private final Authentication authentication;
    private final ChallengeService challenges;

    MyChallengesResource(Authentication authentication, ChallengeService challenges) {
        this.authentication = authentication;
        this.challenges = challenges;
    }

    @GET
    @Operation(
            operationId = "listMyChallenges",
            summary = "List the challenges that the player made or was made, newest first",
            description = "Needs the scope `read`.")
    @APIResponse(responseCode = "200", description = "A page of challenges")
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.FORBIDDEN)
    @APIResponse(responseCode = "422", description = "A parameter will not do: `invalid-value`")
    public RestResponse<Page<ChallengeView>> list(
            @QueryParam("status")
                    @Parameter(
                            description = "Only those of this status",
                            example = "open",
                            schema =
                                    @Schema(
                                            implementation = String.class,
                                            extensions =
                                                    @Extension(
                                                            name = "x-extensible-enum",
                                                            parseValue = true,
                                                            value = "[\"open\", \"accepted\", \"declined\","
                                                                    + " \"countered\", \"cancelled\","
                                                                    + " \"expired\"]")))
                    String status,
            @BeanParam PageRequest request,
            @BeanParam Caller caller,
            @Context UriInfo uri) {
        PlayerRef player = authentication
                .identify(caller.token())
                .member(Scope.READ)
                .player()
                .ref();
        Optional<Challenge.Status> only = Values.inQuery(
                "status", status, Challenge.Status::find, "open, accepted, declined, countered, cancelled, expired");
        return Page.of(
                        challenges.list(player, only, Places.after(request), request.limit() + 1),
                        request.limit(),
                        seen -> Places.cursor(
                                seen.challenge().createdAt(), seen.challenge().id()),
                        ChallengeView::of)
                .answer(uri);
    }
}
