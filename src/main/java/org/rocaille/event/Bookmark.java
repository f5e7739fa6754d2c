package org.rocaille.event;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Optional;

/**
 * How far someone has read in a feed.
 *
 * @param feed the name of the feed, which readers may know; no line feed is in it
 * @param seq  the number of the last event that was read, 0 if none was
 */
public record Bookmark(String feed, long seq) {

    /** The opaque text by which readers know it; safe in a URL as it is. */
    public String text() {
        return Base64.getUrlEncoder()
                .withoutPadding()
                .encodeToString((feed + "\n" + seq).getBytes(StandardCharsets.UTF_8));
    }

    /** The bookmark of a text; empty if that was never one. */
    public static Optional<Bookmark> find(String text) {
        try {
            String[] parts = new String(Base64.getUrlDecoder().decode(text), StandardCharsets.UTF_8).split("\n", -1);
            return parts.length == 2 && parts[1].matches("0|[1-9][0-9]{0,17}")
                    ? Optional.of(new Bookmark(parts[0], Long.parseLong(parts[1])))
                    : Optional.empty();
        } catch (IllegalArgumentException e) {
            return Optional.empty(); // It is not Base64.
        }
    }
}
