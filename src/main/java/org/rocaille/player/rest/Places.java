package org.rocaille.player.rest;

import java.time.Instant;
import java.util.Optional;
import org.rocaille.player.Place;
import org.rocaille.web.Cursor;
import org.rocaille.web.Keys;
import org.rocaille.web.PageRequest;

/** Places in lists that begin with the newest, as cursors. */
public final class Places {

    private Places() {}

    public static Optional<Place> after(PageRequest request) {
        return request.after(2).map(cursor -> new Place(Keys.instant(cursor, 0), Keys.id(cursor, 1)));
    }

    public static Cursor cursor(Instant at, String id) {
        return Cursor.of(Long.toString(at.toEpochMilli()), id);
    }
}
