package org.rocaille.game.store;

import java.time.ZoneId;
import org.rocaille.clock.WeeklyPause;
import org.rocaille.game.Habits;

/** Keeps a weekly pause as its zone, the version of its rules and the rest, such as {@code Europe/Paris 2026a sunday -}. */
final class Rests {

    private Rests() {}

    static String text(Habits.Rest rest) {
        WeeklyPause pause = rest.pause();
        return String.join(
                " ",
                pause.zone().getId(),
                rest.tzdata(),
                pause.days().isEmpty() ? "-" : WeeklyPause.text(pause.days()),
                pause.quiet().map(WeeklyPause.Hours::text).orElse("-"));
    }

    static Habits.Rest of(String text) {
        String[] parts = text.split(" ");
        return new Habits.Rest(
                WeeklyPause.of(
                        ZoneId.of(parts[0]),
                        parts[2].equals("-") ? "" : parts[2],
                        parts[3].equals("-") ? "" : parts[3]),
                parts[1]);
    }
}
