package org.rocaille.player;

import org.rocaille.id.Secret;

/** Which tokens are of seats, as whoever keeps the games knows. */
public interface SeatRegister {

    /** Whether a token is of any seat of any game. */
    boolean isSeat(Secret token);
}
