package org.rocaille.game;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.rocaille.text.UserText;

/**
 * What the record of an imported game says of where it comes from.
 *
 * @param gameId the game's id there
 * @param tags   whatever else is kept as it was: names of a few letters to texts of a line, in their order
 */
public record Source(Optional<UserText> gameId, Map<String, UserText> tags) {

    /** No more tags are kept. */
    public static final int MOST_TAGS = 50;

    /** In characters; PGN has no longer lines. */
    public static final int LONGEST_VALUE = 255;

    /** In characters. */
    public static final int LONGEST_NAME = 100;

    public Source {
        tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
    }
}
