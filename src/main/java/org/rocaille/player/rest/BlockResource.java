package org.rocaille.player.rest;

import io.vertx.ext.web.RoutingContext;
import jakarta.transaction.Transactional;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.UriInfo;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;
import org.rocaille.player.Authentication;
import org.rocaille.player.BlockService;
import org.rocaille.player.Player;
import org.rocaille.player.Scope;
import org.rocaille.web.Caller;
import org.rocaille.web.Cursor;
import org.rocaille.web.NoBody;
import org.rocaille.web.Page;
import org.rocaille.web.PageRequest;
import org.rocaille.web.RetriedOnConflict;

/** With whom the player whose token is sent wants nothing to do. */
@Path(Paths.BLOCKS)
@Produces(MediaType.APPLICATION_JSON)
@SecurityRequirement(name = Caller.PLAYER_TOKEN)
@Tag(name = "blocks", description = "With whom a player wants nothing to do; nobody else is told")
public class BlockResource {

    private final Authentication authentication;
    private final BlockService blocks;

    BlockResource(Authentication authentication, BlockService blocks) {
        this.authentication = authentication;
        this.blocks = blocks;
    }

    @GET
    @Operation(
            operationId = "listBlocks",
            summary = "List whom the player blocks, by name",
            description = "Needs the scope `read`.")
    @APIResponse(responseCode = "200", description = "A page of blocks")
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.FORBIDDEN)
    public RestResponse<Page<BlockView>> list(
            @BeanParam PageRequest request, @BeanParam Caller caller, @Context UriInfo uri) {
        Player player =
                authentication.identify(caller.token()).member(Scope.READ).player();
        return Page.of(
                        blocks.list(player, request.after(1).map(Names::inCursor), request.limit() + 1),
                        request.limit(),
                        block -> Cursor.of(block.blocked().name().key()),
                        BlockView::of)
                .answer(uri);
    }

    @PUT
    @Path("/{name}")
    @Transactional
    @RetriedOnConflict
    @Operation(
            operationId = "blockPlayer",
            summary = "Block a player",
            description = "Blocking again changes nothing. Needs the scope `manage`, and no body.")
    @APIResponse(responseCode = "204", description = "The player is blocked")
    @APIResponse(responseCode = "400", description = Refusals.BODY)
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.FORBIDDEN)
    @APIResponse(responseCode = "404", description = Refusals.NO_PLAYER)
    @APIResponse(responseCode = "409", description = "The player blocks as many as there may be: `limit-reached`")
    public void block(@PathParam("name") String name, @BeanParam Caller caller, @Context RoutingContext request) {
        NoBody.require(request);
        blocks.block(authentication.identify(caller.token()).member(Scope.MANAGE), Names.inPath(name));
    }

    @DELETE
    @Path("/{name}")
    @Transactional
    @RetriedOnConflict
    @Operation(
            operationId = "unblockPlayer",
            summary = "Take a block back",
            description = "Doing so again changes nothing. Needs the scope `manage`.")
    @APIResponse(responseCode = "204", description = "The player is not blocked")
    @APIResponse(responseCode = "400", description = Refusals.BODY)
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.FORBIDDEN)
    @APIResponse(responseCode = "404", description = Refusals.NO_PLAYER)
    public void unblock(@PathParam("name") String name, @BeanParam Caller caller, @Context RoutingContext request) {
        NoBody.require(request);
        blocks.unblock(authentication.identify(caller.token()).member(Scope.MANAGE), Names.inPath(name));
    }
}
