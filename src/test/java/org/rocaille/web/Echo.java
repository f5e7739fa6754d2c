package org.rocaille.web;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.io.IOException;
import java.nio.channels.ClosedChannelException;
import java.sql.SQLTransientConnectionException;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jboss.resteasy.reactive.RestResponse;
import org.rocaille.problem.Problem;
import org.rocaille.problem.ProblemCode;

/** A resource for the tests of what all resources share. */
@Path("/test/echo")
public class Echo {

    public enum Colour {
        RED,
        BLUE
    }

    public record Inner(@NotNull String name) {}

    public record Plain(int number) {}

    public record Body(
            @NotNull String text,
            @Max(10) Integer number,
            Boolean flag,
            Colour colour,
            Instant at,
            List<Integer> numbers,
            @jakarta.validation.Valid Inner inner) {}

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(hidden = true)
    public Body json(Body body) {
        return body;
    }

    @POST
    @Path("/plain")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(hidden = true)
    public Plain plain(Plain body) {
        return body;
    }

    @PUT
    @Consumes({MediaType.TEXT_PLAIN, MediaType.APPLICATION_FORM_URLENCODED})
    @Produces(MediaType.TEXT_PLAIN)
    @Operation(hidden = true)
    public String text(String body) {
        return body;
    }

    @GET
    @Path("/{name}")
    @Operation(hidden = true)
    @Produces(MediaType.TEXT_PLAIN)
    public String named(@PathParam("name") String name, @QueryParam("shout") String shout) {
        return name;
    }

    @DELETE
    @Path("/{name}")
    @Operation(hidden = true)
    public void delete(@PathParam("name") String name) throws IOException {
        switch (name) {
            case "secret" -> throw new Problem(ProblemCode.MISSING_TOKEN, "No token was sent.");
            case "stolen" -> throw new Problem(ProblemCode.BAD_TOKEN, "The token is unknown.");
            case "database" ->
                throw new IllegalStateException(
                        "org.hibernate.secret", new SQLTransientConnectionException("no route", "08001"));
            case "left" -> throw new ClosedChannelException();
            default -> throw new IllegalStateException("java.lang.Secret of " + name);
        }
    }

    @GET
    @Path("/versions/{version}")
    @Operation(hidden = true)
    public Response version(@PathParam("version") long version, @BeanParam Preconditions preconditions) {
        VersionTag tag = new VersionTag(version, "json", "white");
        return preconditions.alreadyHas(tag)
                ? tag.notModified()
                : tag.on(Response.ok(List.of(version))).build();
    }

    @PUT
    @Path("/versions/{version}")
    @Operation(hidden = true)
    public String write(@PathParam("version") long version, @BeanParam Preconditions preconditions) {
        preconditions.requireVersion(version);
        return preconditions.isGuarded() ? "guarded" : "unguarded";
    }

    @GET
    @Path("/numbers")
    @Operation(hidden = true)
    public RestResponse<Page<Integer>> numbers(
            @QueryParam("kind") String kind, @BeanParam PageRequest page, @Context UriInfo uri) {
        int after = page.after(1)
                .map(cursor -> Integer.parseInt(cursor.key().get(0)))
                .orElse(0);
        List<Integer> found = IntStream.rangeClosed(after + 1, 5)
                .limit(page.limit() + 1L)
                .boxed()
                .toList();
        return Page.of(found, page.limit(), number -> Cursor.of(number.toString()), number -> number)
                .answer(uri);
    }
}
