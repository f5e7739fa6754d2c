package org.rocaille.player;

import java.time.DayOfWeek;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.rocaille.clock.FlagFall;
import org.rocaille.clock.WeeklyPause;
import org.rocaille.text.UserText;

/**
 * What a player says of itself.
 *
 * @param about    for everyone to read
 * @param timeZone where its days begin and end
 * @param weekend  the days of the week on which its clocks stand still, at most three; none without a time zone
 * @param quiet    the hours of the day in which they stand still; none without a time zone
 * @param flag     what comes of it that the time of an opponent runs out
 * @param bot      what a bot takes; {@link BotSettings#NONE} for a person
 */
public record Settings(
        Optional<UserText> about,
        Optional<ZoneId> timeZone,
        Set<DayOfWeek> weekend,
        Optional<WeeklyPause.Hours> quiet,
        FlagFall flag,
        BotSettings bot) {

    /** Nothing said. */
    public static final Settings NONE = new Settings(
            Optional.empty(), Optional.empty(), Set.of(), Optional.empty(), FlagFall.AUTOMATIC, BotSettings.NONE);

    /** When the player's clocks stand still every week, empty if they do not. */
    public Optional<WeeklyPause> weeklyPause() {
        return timeZone.filter(zone -> !weekend.isEmpty() || quiet.isPresent())
                .map(zone -> new WeeklyPause(zone, weekend, quiet));
    }

    /**
     * Which challenges a bot takes.
     *
     * @param variants        the keys of the variants
     * @param timeControls    the kinds of time control
     * @param acceptsByItself whether whatever it takes is accepted for it
     */
    public record BotSettings(List<String> variants, List<TimeControlKind> timeControls, boolean acceptsByItself) {

        /** It takes nothing. */
        public static final BotSettings NONE = new BotSettings(List.of(), List.of(), false);

        public BotSettings {
            variants = List.copyOf(variants);
            timeControls = List.copyOf(timeControls);
        }
    }
}
