package org.rocaille.challenge.rest;

import java.util.Optional;
import org.rocaille.challenge.Colour;
import org.rocaille.challenge.Offer;
import org.rocaille.clock.TimeControl;
import org.rocaille.game.Courtesies;
import org.rocaille.game.Visibility;
import org.rocaille.game.rest.RandomArrayRequest;
import org.rocaille.game.rest.Start;
import org.rocaille.game.rest.TimeControlView;
import org.rocaille.problem.RuleProblems;
import org.rocaille.rules.Variant;
import org.rocaille.web.Values;

/** The fields of a request that say what game is offered. Each is null if it is not sent. */
record OfferFields(
        String variant,
        String fen,
        RandomArrayRequest array,
        String colour,
        TimeControlView timeControl,
        String visibility,
        Boolean takebacks,
        Boolean vacations,
        Boolean analysis) {

    /** An offer of which only the variant is said. */
    static Offer plain(String variant) {
        return new Offer(
                variant(variant),
                Optional.empty(),
                Colour.RANDOM,
                new TimeControl.Untimed(),
                Visibility.UNLISTED,
                Courtesies.USUAL);
    }

    private static Variant variant(String key) {
        return Variant.find(key).orElseThrow(RuleProblems::unknownVariant);
    }

    /** An offer with those fields changed that were sent. Another variant has its own start position. */
    Offer change(Offer offer) {
        Variant played = variant == null ? offer.variant() : variant(variant);
        boolean isOther = !played.key().equals(offer.variant().key());
        Optional<String> start =
                fen != null || array != null ? start(played) : isOther ? Optional.empty() : offer.fen();
        return new Offer(
                played,
                start,
                Values.inBody("colour", colour, Colour::find, "white, black, random")
                        .orElse(offer.colour()),
                timeControl == null ? offer.timeControl() : timeControl.control(),
                Values.inBody("visibility", visibility, Visibility::find, "public, unlisted, private")
                        .orElse(offer.visibility()),
                new Courtesies(
                        takebacks == null ? offer.courtesies().takebacks() : takebacks,
                        vacations == null ? offer.courtesies().vacations() : vacations,
                        analysis == null ? offer.courtesies().analysis() : analysis));
    }

    /** Where the game starts; empty for the variant's own start position. */
    private Optional<String> start(Variant played) {
        return Optional.of(Start.of(played, fen, array).fen())
                .filter(text -> !text.equals(played.start().fen()));
    }
}
