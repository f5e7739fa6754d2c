package org.rocaille.limit;

import org.rocaille.id.Codes;

/** What is counted of a caller, each by a {@link Quota} of its own. */
public enum Policy {
    READS("Whatever reads."),
    WRITES("Whatever is sent with another method than `GET`."),
    GUESSES("Requests with a token, or a recovery code, that nobody has; counted by address."),
    ACCOUNTS("Accounts that are created."),
    GAMES("Games that are begun without a challenge."),
    CHALLENGES("Challenges, counters to them, and rematches."),
    MESSAGES("Messages and proposals to the other player."),
    WEBHOOKS("What makes the service send something to a receiver."),
    ANALYSIS("Positions that are analysed or drawn."),
    SEARCHES("Searches for the best moves of a position, at once."),
    EXPORTS("Exports of many games, and imports, at once."),
    STREAMS("Streams of events, and requests that wait for events, at once.");

    private final String description;

    Policy(String description) {
        this.description = description;
    }

    /** By which callers and settings name it, such as {@code reads}. */
    public String code() {
        return Codes.of(this);
    }

    /** What it counts, in a sentence of Markdown. */
    public String description() {
        return description;
    }
}
