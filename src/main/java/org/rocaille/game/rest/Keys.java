package org.rocaille.game.rest;

import java.time.Instant;
import org.rocaille.web.Cursor;

/** The parts of cursors that are no text. */
final class Keys {

    private Keys() {}

    static long number(Cursor cursor, int part) {
        try {
            return Long.parseLong(cursor.key().get(part));
        } catch (NumberFormatException e) {
            throw Cursor.malformed();
        }
    }

    static Instant instant(Cursor cursor, int part) {
        return Instant.ofEpochMilli(number(cursor, part));
    }
}
