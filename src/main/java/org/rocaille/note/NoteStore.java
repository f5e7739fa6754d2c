package org.rocaille.note;

import java.util.Optional;
import org.rocaille.game.Game;
import org.rocaille.player.PersonalData;
import org.rocaille.rules.Side;

/** Where notes are kept. They are written by whoever holds the lock of their game. */
public interface NoteStore extends PersonalData {

    /** What a side has written, or has taken away. */
    Optional<Note> find(Game game, Side side);

    /** Keeps a note in place of the one before. */
    void put(Game game, Side side, Note note);
}
