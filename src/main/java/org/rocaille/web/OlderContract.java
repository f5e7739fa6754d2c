package org.rocaille.web;

import io.quarkus.smallrye.openapi.OpenApiFilter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.OASFilter;
import org.eclipse.microprofile.openapi.models.OpenAPI;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.eclipse.microprofile.openapi.models.media.Schema.SchemaType;

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

    private static String name(Schema reference) {
        return reference.getRef().substring(reference.getRef().lastIndexOf('/') + 1);
    }
}
