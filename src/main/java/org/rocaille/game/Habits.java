package org.rocaille.game;

import java.time.zone.ZoneRulesProvider;
import java.util.Optional;
import org.rocaille.clock.FlagFall;
import org.rocaille.clock.WeeklyPause;
import org.rocaille.player.Settings;
import org.rocaille.rules.Side;

/**
 * What the players' settings said of their clocks when the game began; other settings later on do not touch the game.
 *
 * @param white White's
 * @param black Black's
 */
public record Habits(Habit white, Habit black) {

    /** Those of the holders of tokens, who have no settings. */
    public static final Habits NONE = new Habits(Habit.NONE, Habit.NONE);

    /**
     * Of one side.
     *
     * @param rest when its clock stands still every week, empty if it does not
     * @param flag what comes of it that the other side's time runs out
     */
    public record Habit(Optional<Rest> rest, FlagFall flag) {

        /** Nothing said. */
        public static final Habit NONE = new Habit(Optional.empty(), FlagFall.AUTOMATIC);

        static Habit of(Settings settings) {
            return new Habit(settings.weeklyPause().map(Rest::of), settings.flag());
        }
    }

    /**
     * A weekly pause, and what it was understood by.
     *
     * @param pause  when
     * @param tzdata the version of the time zone database that the service had then, such as {@code 2026a}
     */
    public record Rest(WeeklyPause pause, String tzdata) {

        static Rest of(WeeklyPause pause) {
            return new Rest(
                    pause, ZoneRulesProvider.getVersions(pause.zone().getId()).lastKey());
        }
    }

    /** Those of a side. */
    public Habit of(Side side) {
        return side == Side.WHITE ? white : black;
    }
}
