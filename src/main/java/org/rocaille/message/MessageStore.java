package org.rocaille.message;

import java.util.List;
import java.util.Optional;
import org.rocaille.game.Game;
import org.rocaille.rules.Side;

/** Where messages are kept. They are written by whoever holds the lock of their game. */
public interface MessageStore {

    /** Keeps a new message. */
    void insert(Game game, Message message);

    /** Keeps that a side has read all messages up to a number. */
    void markRead(Game game, Side reader, int upTo);

    /** One message of a game. */
    Optional<Message> find(Game game, int number);

    /** The last message that a side has written. */
    Optional<Message> last(Game game, Side writer);

    /** The messages of a game, oldest first, after the one with a number. */
    List<Message> list(Game game, int after, int limit);

    /** How many messages a game has had, and how a side stands with them. */
    Mailbox mailbox(Game game, Side side);
}
