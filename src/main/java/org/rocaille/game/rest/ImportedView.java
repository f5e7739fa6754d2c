package org.rocaille.game.rest;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.game.Imported;

/** Where an imported game comes from. */
@Schema(
        name = "Imported",
        description =
                "That the game was not played here, but imported when it was over: whatever it says is what somebody"
                        + " has sent, of which only the moves were checked")
record ImportedView(
        @Schema(required = true, description = "When it was imported")
        Instant at,

        @Schema(required = true, description = "The player who imported it, whose it is", example = "ada")
        String by,

        @Schema(
                required = true,
                nullable = true,
                description = "Its id where it was played, if its record says so; at most 100 characters",
                example = "9fz0p3v6c1n8t5ya")
        String gameId,

        @Schema(
                required = true,
                description =
                        "Whatever else its record says in tags, by their names: those that have no meaning here, and"
                                + " `Event`, `Site`, `Round` and `Termination` if they say more than the game does; at most 50, of at"
                                + " most 255 characters each")
        Map<String, String> tags) {

    static ImportedView of(Imported imported) {
        Map<String, String> tags = new LinkedHashMap<>();
        imported.source().tags().forEach((name, value) -> tags.put(name, value.value()));
        return new ImportedView(
                imported.at(),
                imported.by().name().text(),
                imported.source().gameId().map(Object::toString).orElse(null),
                tags);
    }
}
