package org.rocaille.player.rest;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.clock.WeeklyPause;
import org.rocaille.id.Codes;

/** When a player's clocks stand still every week. */
@Schema(name = "WeeklyPause", description = "When a player's clocks stand still every week")
public record WeeklyPauseView(
        @NotNull @Schema(required = true, description = "Whose days and hours these are", example = "Europe/Paris")
        String timeZone,

        @NotNull
        @Schema(
                required = true,
                description = "The days on which they stand still from midnight to midnight, from Monday on",
                example = "[\"saturday\", \"sunday\"]")
        List<@NotNull String> weekend,

        @Valid
        @Schema(required = true, nullable = true, description = "The hours of every day in which they do, if any")
        QuietHoursView quietHours) {

    public static WeeklyPauseView of(WeeklyPause pause) {
        return new WeeklyPauseView(
                pause.zone().getId(),
                names(pause.days()),
                pause.quiet().map(QuietHoursView::of).orElse(null));
    }

    /** The pause that this is; empty if it is none. */
    public Optional<WeeklyPause> pause() {
        try {
            Optional<WeeklyPause.Hours> quiet = Optional.ofNullable(quietHours)
                    .map(hours -> new WeeklyPause.Hours(LocalTime.parse(hours.from()), LocalTime.parse(hours.to())));
            Set<DayOfWeek> days = WeeklyPause.days(String.join(",", weekend));
            return Optional.of(new WeeklyPause(ZoneId.of(timeZone), days, quiet));
        } catch (IllegalArgumentException | DateTimeException e) {
            return Optional.empty();
        }
    }

    static List<String> names(Collection<DayOfWeek> days) {
        return days.stream().sorted().map(Codes::of).toList();
    }
}
