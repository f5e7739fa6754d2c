package org.rocaille.challenge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rocaille.clock.TimeControl;
import org.rocaille.game.Courtesies;
import org.rocaille.game.Visibility;
import org.rocaille.rules.Position;
import org.rocaille.rules.Variant;

/**
 * The game that a challenge is for.
 *
 * @param variant     what is played
 * @param fen         where it starts, empty for the variant's own start position; a game can start there
 * @param colour      what the challenger plays
 * @param timeControl how much time the players have
 * @param visibility  who may see it
 * @param courtesies  what else the players grant each other
 */
public record Offer(
        Variant variant,
        Optional<String> fen,
        Colour colour,
        TimeControl timeControl,
        Visibility visibility,
        Courtesies courtesies) {

    /** The position from which the game starts. */
    Position start() {
        return fen.map(text -> Position.parse(variant, text)).orElseGet(variant::start);
    }

    /** The same game, as the other player offers it. */
    Offer mirrored() {
        return new Offer(variant, fen, colour.opposite(), timeControl, visibility, courtesies);
    }

    /** The names of the fields in which another offer of the same player is different. */
    List<String> differences(Offer other) {
        List<String> differences = new ArrayList<>();
        if (!variant.key().equals(other.variant.key())) {
            differences.add("variant");
        }
        if (!fen.equals(other.fen)) {
            differences.add("fen");
        }
        if (colour != other.colour) {
            differences.add("colour");
        }
        if (!timeControl.equals(other.timeControl)) {
            differences.add("timeControl");
        }
        if (visibility != other.visibility) {
            differences.add("visibility");
        }
        if (courtesies.takebacks() != other.courtesies.takebacks()) {
            differences.add("takebacks");
        }
        if (courtesies.vacations() != other.courtesies.vacations()) {
            differences.add("vacations");
        }
        if (courtesies.analysis() != other.courtesies.analysis()) {
            differences.add("analysis");
        }
        return differences;
    }
}
