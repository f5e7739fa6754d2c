package org.rocaille.note;

import java.time.Instant;
import java.util.Optional;
import org.rocaille.text.UserText;

/**
 * What one side of a game has written down for itself.
 *
 * @param text      the text, empty if it was taken away
 * @param version   how often that has changed
 * @param changedAt when it last did
 */
public record Note(Optional<UserText> text, long version, Instant changedAt) {

    /** The most characters that one has. */
    public static final int LONGEST = 10_000;

    /** Whether it says just that. */
    boolean says(UserText other) {
        return text.filter(other::equals).isPresent();
    }
}
