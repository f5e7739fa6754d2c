package org.rocaille.player;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The name of a player, as its owner spelt it. Spellings that differ in case are one name.
 *
 * @param text 2 to 30 of {@code A-Za-z0-9_-}
 */
public record PlayerName(String text) {

    private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_-]{2,30}");

    /** Names by which addresses and texts call something else. */
    private static final Pattern RESERVED = Pattern.compile("me|operator|anonymous|engine-.*");

    /** The name with this text; empty if no name looks like that. */
    public static Optional<PlayerName> find(String text) {
        return FORM.matcher(text).matches() ? Optional.of(new PlayerName(text)) : Optional.empty();
    }

    /** The spelling that names are compared by. */
    public String key() {
        return text.toLowerCase(Locale.ROOT);
    }

    /** Whether nobody may take the name. */
    public boolean isReserved() {
        return RESERVED.matcher(key()).matches();
    }

    @Override
    public String toString() {
        return text;
    }
}
