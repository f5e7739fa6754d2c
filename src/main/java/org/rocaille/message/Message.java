package org.rocaille.message;

import java.time.Instant;
import org.rocaille.rules.Side;
import org.rocaille.text.UserText;

/**
 * What one player of a game wrote to the other.
 *
 * @param number its place among the game's messages, from 1
 * @param side   who wrote it
 * @param ply    how many moves had been played then, the one that it came with included
 * @param text   the text
 * @param sentAt when
 * @param isRead whether the other side has said that it has read it
 */
public record Message(int number, Side side, int ply, UserText text, Instant sentAt, boolean isRead) {

    /** The most characters that one has. */
    public static final int LONGEST = 2000;

    /** Whether a side has yet to read it. */
    public boolean isUnreadBy(Side reader) {
        return side != reader && !isRead;
    }
}
