package org.rocaille.player.rest;

import java.time.DayOfWeek;
import java.util.Collection;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.clock.WeeklyPause;
import org.rocaille.id.Codes;

/** When a player's clocks stand still every week. */
@Schema(name = "WeeklyPause", description = "When a player's clocks stand still every week")
public record WeeklyPauseView(
        @Schema(required = true, description = "Whose days and hours these are", example = "Europe/Paris")
        String timeZone,

        @Schema(
                required = true,
                description = "The days on which they stand still from midnight to midnight, from Monday on",
                example = "[\"saturday\", \"sunday\"]")
        List<String> weekend,

        @Schema(required = true, nullable = true, description = "The hours of every day in which they do, if any")
        QuietHoursView quietHours) {

    public static WeeklyPauseView of(WeeklyPause pause) {
        return new WeeklyPauseView(
                pause.zone().getId(),
                names(pause.days()),
                pause.quiet().map(QuietHoursView::of).orElse(null));
    }

    static List<String> names(Collection<DayOfWeek> days) {
        return days.stream().sorted().map(Codes::of).toList();
    }
}
