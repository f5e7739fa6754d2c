package org.rocaille.overview.rest;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.overview.Score;
import org.rocaille.player.Player;

/** How a player has fared. */
@Schema(
        name = "Results",
        description = "How a player has fared in games that are over; those without a result do not count")
record ResultsView(
        @Schema(required = true, description = "The player's name", example = "ada")
        String player,

        @Schema(required = true, description = "By variant, only those played")
        List<OneVariant> variants) {

    /** How a player has fared in one variant. */
    @Schema(name = "VariantResults")
    record OneVariant(
            @Schema(required = true, example = "rocaille") String variant,
            @Schema(required = true, example = "12") long played,
            @Schema(required = true, example = "6") long won,
            @Schema(required = true, example = "2") long drawn,
            @Schema(required = true, example = "4") long lost) {

        static OneVariant of(Score score) {
            return new OneVariant(score.variant(), score.played(), score.won(), score.drawn(), score.lost());
        }
    }

    static ResultsView of(Player player, List<Score> scores) {
        return new ResultsView(
                player.name().text(), scores.stream().map(OneVariant::of).toList());
    }
}
