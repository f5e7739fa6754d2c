package org.rocaille.picture;

import java.util.OptionalInt;

/**
 * How a picture is to look.
 *
 * @param theme       its colours
 * @param coordinates whether the board has a frame that names files and ranks and shows whose turn it is
 * @param width       its width in pixels, empty for 48 a square; whoever shows it may scale it to any other
 */
public record Look(Theme theme, boolean coordinates, OptionalInt width) {

    /** What suits most. */
    public static final Look USUAL = new Look(Theme.AUTO, true, OptionalInt.empty());
}
