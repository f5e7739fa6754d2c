package org.rocaille.web;

import java.time.Instant;

/** The parts of cursors, which callers may have made up: whatever no list has written never reaches a database. */
public final class Keys {

    /** The end of the year 9999, in milliseconds. */
    private static final long LATEST = 253_402_300_799_999L;

    private Keys() {}

    public static long number(Cursor cursor, int part) {
        try {
            return Long.parseLong(cursor.key().get(part));
        } catch (NumberFormatException e) {
            throw Cursor.malformed();
        }
    }

    public static Instant instant(Cursor cursor, int part) {
        long millis = number(cursor, part);
        if (millis < 0 || millis > LATEST) {
            throw Cursor.malformed();
        }
        return Instant.ofEpochMilli(millis);
    }

    public static String id(Cursor cursor, int part) {
        String id = cursor.key().get(part);
        if (!id.matches("[0-9a-z]+")) {
            throw Cursor.malformed();
        }
        return id;
    }
}
