package org.rocaille.player.rest;

import jakarta.validation.constraints.NotNull;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.player.Player;
import org.rocaille.player.PlayerKind;
import org.rocaille.player.Settings;
import org.rocaille.player.TimeControlKind;
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
                description = "By its name in the time zone database; nobody else is told",
                example = "Europe/Paris")
        String timeZone,

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

    static SettingsRequest of(Player player) {
        Settings settings = player.settings();
        Settings.BotSettings bot = settings.bot();
        boolean isBot = player.kind() == PlayerKind.BOT;
        return new SettingsRequest(
                settings.about().map(Object::toString).orElse(null),
                settings.timeZone().map(ZoneId::getId).orElse(null),
                isBot ? bot.variants() : null,
                isBot ? bot.timeControls().stream().map(TimeControlKind::code).toList() : null,
                isBot ? bot.acceptsByItself() : null);
    }

    Settings settings(PlayerKind kind) {
        return new Settings(
                Optional.ofNullable(about).map(text -> Values.prose("about", text, LONGEST_ABOUT)),
                Optional.ofNullable(timeZone).map(SettingsRequest::zone),
                switch (kind) {
                    case HUMAN -> nothing();
                    case BOT -> bot();
                });
    }

    private static ZoneId zone(String name) {
        if (!ZoneId.getAvailableZoneIds().contains(name)) {
            throw Values.invalid("timeZone", "The time zone database has no zone of this name.");
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
            throw Values.invalid(field, "Only a bot has " + field + ".");
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
