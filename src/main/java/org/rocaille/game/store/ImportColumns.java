package org.rocaille.game.store;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.rocaille.game.Imported;
import org.rocaille.game.Seats;
import org.rocaille.game.Source;
import org.rocaille.game.Terms;
import org.rocaille.player.PlayerName;
import org.rocaille.player.PlayerRef;
import org.rocaille.rules.Side;
import org.rocaille.text.UserText;

/** The part of a game's row that only imported games have. */
@Embeddable
class ImportColumns {

    @Column(name = "imported_at", updatable = false)
    Instant at;

    @Column(name = "importer_id", updatable = false)
    String importerId;

    @Column(name = "importer_name", updatable = false)
    String importerName;

    @Column(name = "white_name", updatable = false)
    String whiteName;

    @Column(name = "black_name", updatable = false)
    String blackName;

    @Column(name = "source_game_id", updatable = false)
    String sourceGameId;

    /** Each in a line. */
    @Column(name = "source_tags", updatable = false)
    String sourceTags;

    static ImportColumns of(Terms terms, Imported imported) {
        ImportColumns columns = new ImportColumns();
        columns.at = imported.at();
        columns.importerId = imported.by().id();
        columns.importerName = imported.by().name().text();
        columns.whiteName = terms.seats().of(Side.WHITE).name().orElse(null);
        columns.blackName = terms.seats().of(Side.BLACK).name().orElse(null);
        columns.sourceGameId = imported.source().gameId().map(UserText::value).orElse(null);
        columns.sourceTags = imported.source().tags().entrySet().stream()
                .map(tag -> tag.getKey() + " " + tag.getValue())
                .collect(Collectors.joining("\n"));
        return columns;
    }

    Imported imported() {
        Map<String, UserText> tags = new LinkedHashMap<>();
        sourceTags.lines().map(line -> line.split(" ", 2)).forEach(tag -> tags.put(tag[0], new UserText(tag[1])));
        return new Imported(
                at,
                new PlayerRef(importerId, new PlayerName(importerName)),
                new Source(Optional.ofNullable(sourceGameId).map(UserText::new), tags));
    }

    Seats seats() {
        return new Seats(nobody(whiteName), nobody(blackName));
    }

    private static Seats.Nobody nobody(String name) {
        return new Seats.Nobody(Optional.ofNullable(name).map(UserText::new));
    }
}
