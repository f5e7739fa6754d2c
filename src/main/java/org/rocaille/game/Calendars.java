package org.rocaille.game;

import org.rocaille.clock.Calendar;
import org.rocaille.rules.Side;

/** When the clocks of a game stand still: each side has a calendar of its own. */
@FunctionalInterface
public interface Calendars {

    /** No pauses. */
    Calendars UNBROKEN = side -> Calendar.UNBROKEN;

    /** When the clock of a side stands still. */
    Calendar of(Side side);
}
