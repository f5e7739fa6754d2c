package org.rocaille.web;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Variant;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;

/** The contract as the build wrote it. The framework's own answer would have to read it at every start. */
@Path("/q/openapi")
public class ContractResource {

    private static final String YAML = "application/yaml;charset=UTF-8";
    private static final List<Variant> FORMATS = Variant.mediaTypes(
                    MediaType.valueOf(YAML), MediaType.APPLICATION_JSON_TYPE)
            .build();

    @GET
    @Produces({YAML, MediaType.APPLICATION_JSON})
    @Operation(hidden = true)
    public Response get(
            @QueryParam("format") String format, @Context Request request, @BeanParam Preconditions preconditions) {
        boolean isJson = Values.inQuery("format", format, ContractResource::isJson, "yaml, json")
                .orElseGet(() ->
                        request.selectVariant(FORMATS).getMediaType().isCompatible(MediaType.APPLICATION_JSON_TYPE));
        return isJson
                ? FixedContent.answer(document("JSON"), MediaType.APPLICATION_JSON, preconditions)
                : FixedContent.answer(document("YAML"), YAML, preconditions);
    }

    private static Optional<Boolean> isJson(String format) {
        return switch (format) {
            case "json" -> Optional.of(true);
            case "yaml" -> Optional.of(false);
            default -> Optional.empty();
        };
    }

    /** Under the name that the framework gives it. */
    private static String document(String format) {
        try (InputStream document =
                ContractResource.class.getResourceAsStream("/META-INF/quarkus-generated-openapi-doc." + format)) {
            return new String(document.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
