package org.rocaille.opponent.rest;

import java.util.List;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.opponent.Level;

/** All opponents. */
@Schema(name = "OpponentList", description = "All players that are part of the service, the weakest first")
record OpponentList(@Schema(required = true) List<OpponentView> items) {

    static OpponentList all() {
        return new OpponentList(Stream.of(Level.values()).map(OpponentView::of).toList());
    }
}
