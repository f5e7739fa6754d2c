package org.rocaille.game.rest;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** How the contract names a page of records, which annotations cannot say of a {@code Page<RecordView>}. */
@Schema(name = "GameRecordPage")
record RecordPage(
        @Schema(required = true) List<RecordView> items,

        @Schema(required = true, nullable = true, description = "The cursor of the next page, null on the last")
        String next) {}
