package org.rocaille.catalog.rest;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.rules.Variant;

/** Every variant; there are few, so there is one page of them. */
@Schema(name = "VariantList")
record VariantList(
        @Schema(required = true) List<VariantView> items,

        @Schema(required = true, nullable = true, description = "Always null: there is one page")
        String next) {

    static VariantList all() {
        return new VariantList(Variant.all().stream().map(VariantView::of).toList(), null);
    }
}
