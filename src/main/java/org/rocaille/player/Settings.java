package org.rocaille.player;

import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.rocaille.text.UserText;

/**
 * What a player says of itself.
 *
 * @param about    for everyone to read
 * @param timeZone where its days begin and end; nobody else is told
 * @param bot      what a bot takes; {@link BotSettings#NONE} for a person
 */
public record Settings(Optional<UserText> about, Optional<ZoneId> timeZone, BotSettings bot) {

    /** Nothing said. */
    public static final Settings NONE = new Settings(Optional.empty(), Optional.empty(), BotSettings.NONE);

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
