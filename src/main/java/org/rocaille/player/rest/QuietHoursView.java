package org.rocaille.player.rest;

import jakarta.validation.constraints.NotNull;
import java.time.DateTimeException;
import java.time.LocalTime;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.clock.WeeklyPause;
import org.rocaille.problem.Problem;

/** Hours of every day, as they are asked for and as they are shown. */
@Schema(name = "QuietHours", description = "Hours of every day, by the clock on the wall")
public record QuietHoursView(
        @NotNull @Schema(required = true, description = "Their beginning", example = "22:00")
        String from,

        @NotNull
        @Schema(
                required = true,
                description = "Their end, on the next day if it is not after the beginning",
                example = "07:00")
        String to) {

    static QuietHoursView of(WeeklyPause.Hours hours) {
        return new QuietHoursView(hours.from().toString(), hours.to().toString());
    }

    WeeklyPause.Hours hours() {
        LocalTime begin = time("from", from);
        LocalTime end = time("to", to);
        try {
            return new WeeklyPause.Hours(begin, end);
        } catch (IllegalArgumentException e) {
            throw Problem.invalidValue("quietHours", "Quiet hours are at most twelve hours of a day.");
        }
    }

    private static LocalTime time(String field, String text) {
        try {
            if (text.length() == 5) {
                return LocalTime.parse(text);
            }
        } catch (DateTimeException e) {
            // Told below.
        }
        throw Problem.invalidValue("quietHours/" + field, field + " is a time of day such as 22:00.");
    }
}
