package org.rocaille.player.rest;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import java.time.DayOfWeek;
import java.time.ZoneId;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.clock.FlagFall;
import org.rocaille.clock.WeeklyPause;
import org.rocaille.id.Codes;
import org.rocaille.player.Player;
import org.rocaille.player.PlayerKind;
import org.rocaille.player.Settings;
import org.rocaille.player.TimeControlKind;
import org.rocaille.problem.Problem;
import org.rocaille.problem.RuleProblems;
import org.rocaille.rules.Variant;
import org.rocaille.web.Values;

/** What a player says of itself, as it is sent. */
@Schema(
        name = "SettingsRequest",
        description =
                "Fields that are absent stay as they are; null takes what was said away. The last three are a bot's.")
record SettingsRequest(
        @Schema(
                nullable = true,
                description = "At most 1000 characters for everyone to read",
                example = "I play slowly.")
        String about,

        @Schema(
                nullable = true,
                description =
                        "By its name in the time zone database; nobody else is told unless there is a weekly pause",
                example = "Europe/Paris")
        String timeZone,

        @Schema(
                nullable = true,
                description =
                        "At most three days of the week on which the player's clocks stand still, from midnight to"
                                + " midnight in its time zone. As all of what pauses, it is for games that begin from now on",
                example = "[\"saturday\", \"sunday\"]")
        List<@NotNull String> weekend,

        @Valid @Schema(nullable = true, description = "At most twelve hours of every day in which they stand still too")
        QuietHoursView quietHours,

        @Schema(
                nullable = true,
                description = "What comes of it that the time of an opponent runs out: the game is over by itself, or"
                        + " when the player claims it. It is `automatic` until it is changed",
                extensions =
                        @Extension(name = "x-extensible-enum", parseValue = true, value = "[\"automatic\", \"claim\"]"))
        String flag,

        @Schema(nullable = true, description = "The ids of the variants that a bot takes", example = "[\"rocaille\"]")
        List<@NotNull String> variants,

        @Schema(
                nullable = true,
                description = "The kinds of time control that a bot takes: `per-move`, `fischer`, `period`, `untimed`",
                example = "[\"per-move\", \"untimed\"]")
        List<@NotNull String> timeControls,

        @Schema(nullable = true, description = "Whether what a bot takes is accepted for it")
        Boolean acceptsByItself) {

    private static final int LONGEST_ABOUT = 1000;

    private static final String DAYS = "monday, tuesday, wednesday, thursday, friday, saturday, sunday";

    static SettingsRequest of(Player player) {
        Settings settings = player.settings();
        Settings.BotSettings bot = settings.bot();
        boolean isBot = player.kind() == PlayerKind.BOT;
        return new SettingsRequest(
                settings.about().map(Object::toString).orElse(null),
                settings.timeZone().map(ZoneId::getId).orElse(null),
                settings.weekend().isEmpty() ? null : WeeklyPauseView.names(settings.weekend()),
                settings.quiet().map(QuietHoursView::of).orElse(null),
                settings.flag().code(),
                isBot ? bot.variants() : null,
                isBot ? bot.timeControls().stream().map(TimeControlKind::code).toList() : null,
                isBot ? bot.acceptsByItself() : null);
    }

    Settings settings(PlayerKind kind) {
        return new Settings(
                Optional.ofNullable(about).map(text -> Values.prose("about", text, LONGEST_ABOUT)),
                Optional.ofNullable(timeZone).map(SettingsRequest::zone),
                days(),
                Optional.ofNullable(quietHours).map(QuietHoursView::hours),
                Values.inBody("flag", flag, FlagFall::find, "automatic, claim").orElse(FlagFall.AUTOMATIC),
                switch (kind) {
                    case HUMAN -> nothing();
                    case BOT -> bot();
                });
    }

    private Set<DayOfWeek> days() {
        Set<DayOfWeek> days = EnumSet.noneOf(DayOfWeek.class);
        all(weekend)
                .forEach(name -> Values.inBody("weekend", name, SettingsRequest::day, DAYS)
                        .ifPresent(days::add));
        if (days.size() > WeeklyPause.MOST_DAYS) {
            throw Problem.invalidValue("weekend", "At most " + WeeklyPause.MOST_DAYS + " days of a week.");
        }
        if (timeZone == null && (!days.isEmpty() || quietHours != null)) {
            throw Problem.invalidValue("timeZone", "A weekly pause needs a time zone, whose days and hours it means.");
        }
        return days;
    }

    private static Optional<DayOfWeek> day(String name) {
        return Codes.find(DayOfWeek.values(), name);
    }

    private static ZoneId zone(String name) {
        if (!ZoneId.getAvailableZoneIds().contains(name)) {
            throw Problem.invalidValue("timeZone", "The time zone database has no zone of this name.");
        }
        return ZoneId.of(name);
    }

    private Settings.BotSettings nothing() {
        refuse("variants", variants);
        refuse("timeControls", timeControls);
        refuse("acceptsByItself", acceptsByItself);
        return Settings.BotSettings.NONE;
    }

    private static void refuse(String field, Object value) {
        if (value != null) {
            throw Problem.invalidValue(field, "Only a bot has " + field + ".");
        }
    }

    private Settings.BotSettings bot() {
        return new Settings.BotSettings(
                all(variants).stream().map(SettingsRequest::variant).distinct().toList(),
                all(timeControls).stream()
                        .map(SettingsRequest::timeControl)
                        .distinct()
                        .toList(),
                Boolean.TRUE.equals(acceptsByItself));
    }

    private static List<String> all(List<String> values) {
        return values == null ? List.of() : values;
    }

    private static String variant(String key) {
        return Variant.find(key)
                .map(Variant::key)
                .orElseThrow(() -> RuleProblems.unknownVariant().with("pointer", "/variants"));
    }

    private static TimeControlKind timeControl(String code) {
        return Values.inBody("timeControls", code, TimeControlKind::find, "per-move, fischer, period, untimed")
                .orElseThrow();
    }
}
