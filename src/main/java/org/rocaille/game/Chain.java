package org.rocaille.game;

import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.util.HexFormat;
import java.util.stream.Collectors;
import org.rocaille.id.Sha256;
import org.rocaille.rules.Square;

/**
 * What all moves that a game has had add up to, those taken back too. Whoever has written a link down can tell later
 * whether anything before it has been changed. Its form is for good, as others compute it too.
 *
 * <p>The first link is the SHA-256, in lower-case hexadecimal, of the game's id, variant, version of the rules and start
 * FEN; each move's is that of the link before it, the move's number among all, its ply, its text, the squares that it
 * captured on, when it was played, and the key of the position it led to. These are lines of UTF-8, with a line feed
 * between them; squares are separated by spaces, the instant has three digits after its seconds, and the key has sixteen
 * hexadecimal digits.
 *
 * @param moves how many moves it holds
 * @param link  the last link
 */
public record Chain(int moves, String link) {

    private static final DateTimeFormatter MILLISECONDS =
            new DateTimeFormatterBuilder().appendInstant(3).toFormatter();

    /** Before the first move. */
    public static Chain of(Terms terms) {
        return of(0, terms.id(), terms.variant().key(), Integer.toString(terms.rulesVersion()), terms.startFen());
    }

    private static Chain of(int moves, String... lines) {
        return new Chain(moves, Sha256.of(String.join("\n", lines)));
    }

    /** After one more move. */
    public Chain after(RecordedMove move) {
        return of(
                move.seq(),
                link,
                Integer.toString(move.seq()),
                Integer.toString(move.ply()),
                move.move().text(),
                move.move().captures().stream().map(Square::name).collect(Collectors.joining(" ")),
                MILLISECONDS.format(move.playedAt()),
                HexFormat.of().toHexDigits(move.positionKey()));
    }
}
