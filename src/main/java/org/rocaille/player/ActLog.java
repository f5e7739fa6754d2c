package org.rocaille.player;

import java.util.List;
import java.util.Optional;

/** Where it is kept for good what the operator did. */
public interface ActLog {

    /** Keeps an act, in the transaction of what it tells of. */
    void append(Act act);

    /** All acts, newest first, after a place in the list. */
    List<Act> list(Optional<Place> after, int limit);

    /** The acts that concern a player, newest first, after a place in the list. */
    List<Act> list(Player player, Optional<Place> after, int limit);
}
