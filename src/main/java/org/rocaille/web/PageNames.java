package org.rocaille.web;

import io.quarkus.smallrye.openapi.OpenApiFilter;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.microprofile.openapi.OASFilter;
import org.eclipse.microprofile.openapi.models.OpenAPI;
import org.eclipse.microprofile.openapi.models.media.Schema;

/** Names the pages of the OpenAPI document by what is on them, as client authors would: {@code ActPage}. */
@OpenApiFilter(stages = OpenApiFilter.RunStage.BUILD, documentNames = OpenApiFilter.FILTER_RUN_FOR_ANY_DOCUMENT)
public final class PageNames implements OASFilter {

    private static final String SCHEMAS = "#/components/schemas/";

    /** The generator writes {@code PageActView}. */
    private static final Pattern GENERATED = Pattern.compile("Page([A-Z]\\w*?)(View)?");

    @Override
    public Schema filterSchema(Schema schema) {
        if (schema.getRef() != null && schema.getRef().startsWith(SCHEMAS)) {
            schema.setRef(SCHEMAS + name(schema.getRef().substring(SCHEMAS.length())));
        }
        return schema;
    }

    @Override
    public void filterOpenAPI(OpenAPI document) {
        Map<String, Schema> schemas = new TreeMap<>();
        document.getComponents().getSchemas().forEach((name, schema) -> schemas.put(name(name), schema));
        document.getComponents().setSchemas(schemas);
    }

    private static String name(String generated) {
        Matcher page = GENERATED.matcher(generated);
        return page.matches() ? page.group(1) + "Page" : generated;
    }
}
