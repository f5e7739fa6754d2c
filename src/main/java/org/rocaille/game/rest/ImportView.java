package org.rocaille.game.rest;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.game.Game;
import org.rocaille.game.Listing;

/** What has become of the records of a request. */
@Schema(name = "Import", description = "The games that were made of the records")
record ImportView(
        @Schema(required = true, description = "One for each record, in their order")
        List<Item> items) {

    /** One game. */
    @Schema(name = "ImportItem", description = "A game that was imported")
    record Item(
            @Schema(required = true, description = "The game as it is now")
            GameSummary game,

            @Schema(
                    required = true,
                    description =
                            "What else the record had and is not kept: `comments`, `annotations`, `variations`, and"
                                    + " `clocks` if it tells what was left on clocks and not how much time there was",
                    example = "[\"comments\"]")
            Set<String> leftOut) {}

    static ImportView of(List<Game> games, List<RecordReading.Found> found) {
        List<Item> items = new ArrayList<>();
        for (Game game : games) {
            Listing.Entry entry = new Listing.Entry(
                    game.terms(),
                    game.position(),
                    game.ply(),
                    game.ending(),
                    game.version(),
                    game.standing().journal().updatedAt(),
                    false);
            items.add(new Item(GameSummary.of(entry), found.get(items.size()).leftOut()));
        }
        return new ImportView(items);
    }
}
