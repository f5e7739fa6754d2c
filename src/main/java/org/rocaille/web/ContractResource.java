package org.rocaille.web;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;

/**
 * The contract as the build wrote it, and the same in the language of OpenAPI 3.0 for generators that know no other. The
 * framework's own answer would have to read it at every start.
 */
@Path("/q")
@Produces({ContractResource.YAML, MediaType.APPLICATION_JSON})
public class ContractResource {

    static final String YAML = "application/yaml;charset=UTF-8";

    @GET
    @Path("/openapi")
    @Operation(hidden = true)
    public Response contract(
            @QueryParam("format") String format, @Context HttpHeaders headers, @BeanParam Preconditions preconditions) {
        return answer("", format, headers, preconditions);
    }

    @GET
    @Path("/openapi-3.0")
    @Operation(hidden = true)
    public Response contractForOlderGenerators(
            @QueryParam("format") String format, @Context HttpHeaders headers, @BeanParam Preconditions preconditions) {
        return answer("-v30", format, headers, preconditions);
    }

    /** The page lies in a directory, relative to which it asks for the rest. */
    @GET
    @Path("/swagger-ui")
    @Operation(hidden = true)
    public Response page() {
        return Response.seeOther(URI.create("q/swagger-ui/")).build();
    }

    /** @param document the end of the name of its file */
    private static Response answer(String document, String format, HttpHeaders headers, Preconditions preconditions) {
        boolean isJson = Values.inQuery("format", format, ContractResource::isJson, "yaml, json")
                .orElseGet(() -> Accepted.first(
                        headers,
                        List.of(false, true),
                        json -> MediaType.valueOf(json ? MediaType.APPLICATION_JSON : YAML)));
        return isJson
                ? FixedContent.answer(read(document + ".JSON"), MediaType.APPLICATION_JSON, preconditions)
                : FixedContent.answer(read(document + ".YAML"), YAML, preconditions);
    }

    private static Optional<Boolean> isJson(String format) {
        return switch (format) {
            case "json" -> Optional.of(true);
            case "yaml" -> Optional.of(false);
            default -> Optional.empty();
        };
    }

    /** Under the name that the framework gives it. */
    private static String read(String file) {
        try (InputStream document =
                ContractResource.class.getResourceAsStream("/META-INF/quarkus-generated-openapi-doc" + file)) {
            return new String(document.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
