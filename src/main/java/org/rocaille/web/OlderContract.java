package org.rocaille.web;

import io.quarkus.smallrye.openapi.OpenApiFilter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.OASFilter;
import org.eclipse.microprofile.openapi.models.OpenAPI;
import org.eclipse.microprofile.openapi.models.examples.Example;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.eclipse.microprofile.openapi.models.media.Schema.SchemaType;
import org.eclipse.microprofile.openapi.models.parameters.RequestBody;

/**
 * Says in the document for OpenAPI 3.0 what the framework, which writes both, leaves out: the type of what is either a
 * schema or null. 3.0 knows {@code nullable} beside a type only. It comes after the filters that complete the document.
 */
@OpenApiFilter(stages = OpenApiFilter.RunStage.BUILD, documentNames = "v30", priority = 0)
public final class OlderContract implements OASFilter {

    @Override
    public void filterOpenAPI(OpenAPI document) {
        Map<String, Schema> schemas = document.getComponents().getSchemas();
        schemas.values().stream()
                .filter(schema -> schema.getProperties() != null)
                .flatMap(schema -> schema.getProperties().values().stream())
                .filter(property -> property.getAnyOf() != null)
                .forEach(property -> {
                    Schema value = property.getAnyOf().get(0);
                    property.setAnyOf(null);
                    property.setAllOf(List.of(value));
                    property.setType(new ArrayList<>(schemas.get(name(value)).getType()));
                    property.addType(SchemaType.NULL);
                });
    }

    /** Leaves out examples with nulls: to 3.0, what is a schema or null is never null, whatever {@code nullable} says. */
    @Override
    public RequestBody filterRequestBody(RequestBody body) {
        if (body.getContent() != null) {
            body.getContent().getMediaTypes().values().stream()
                    .filter(media -> media.getExamples() != null)
                    .forEach(media -> {
                        Map<String, Example> examples = new LinkedHashMap<>(media.getExamples());
                        examples.values().removeIf(example -> hasNull(example.getValue()));
                        media.setExamples(examples.isEmpty() ? null : examples);
                    });
        }
        return body;
    }

    private static boolean hasNull(Object value) {
        if (value instanceof Map<?, ?> object) {
            return object.values().stream().anyMatch(OlderContract::hasNull);
        }
        if (value instanceof List<?> array) {
            return array.stream().anyMatch(OlderContract::hasNull);
        }
        return value == null;
    }

    private static String name(Schema reference) {
        return reference.getRef().substring(reference.getRef().lastIndexOf('/') + 1);
    }
}
