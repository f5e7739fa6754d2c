package org.rocaille.message;

/**
 * How a side of a game stands with the messages.
 *
 * @param total       how many there are
 * @param sent        how many of them the side has written
 * @param unread      how many it has yet to read
 * @param firstUnread the number of the first of those, the next number if there is none
 */
public record Mailbox(int total, int sent, int unread, int firstUnread) {

    /** Counts what has changed for the side: messages that came, and messages that it has read. It only grows. */
    public long version() {
        return 2L * total - sent - unread;
    }

    /** The number up to which there is nothing left to read. */
    public int readUpTo() {
        return firstUnread - 1;
    }
}
