package org.rocaille.player.rest;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.player.Settings;
import org.rocaille.player.TimeControlKind;

/** What a bot takes. */
@Schema(name = "Bot", description = "Which challenges a bot takes")
record BotView(
        @Schema(required = true, description = "The ids of the variants", example = "[\"rocaille\"]")
        List<String> variants,

        @Schema(required = true, description = "The kinds of time control", example = "[\"per-move\"]")
        List<String> timeControls,

        @Schema(required = true, description = "Whether whatever it takes is accepted for it")
        boolean acceptsByItself) {

    static BotView of(Settings.BotSettings settings) {
        return new BotView(
                settings.variants(),
                settings.timeControls().stream().map(TimeControlKind::code).toList(),
                settings.acceptsByItself());
    }
}
