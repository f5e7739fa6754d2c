package org.rocaille.player.rest;

import org.rocaille.player.PlayerName;
import org.rocaille.player.PlayerService;
import org.rocaille.problem.Problem;
import org.rocaille.web.Cursor;

/** Names of players in requests. */
final class Names {

    private Names() {}

    /** A name that is wanted. */
    static PlayerName wanted(String text) {
        PlayerName name = PlayerName.find(text)
                .orElseThrow(() -> Problem.invalidValue("name", "A name is 2 to 30 of A-Z, a-z, 0-9, _ and -."));
        if (name.isReserved()) {
            throw Problem.invalidValue("name", "The name is reserved.");
        }
        return name;
    }

    /** A name in an address. */
    static PlayerName inPath(String text) {
        return PlayerName.find(text).orElseThrow(PlayerService::unknown);
    }

    static PlayerName inCursor(Cursor cursor) {
        return PlayerName.find(cursor.key().get(0)).orElseThrow(Cursor::malformed);
    }
}
