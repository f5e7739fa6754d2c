package org.rocaille.game.store;

import io.quarkus.panache.common.Parameters;
import io.quarkus.panache.common.Sort;
import java.util.ArrayList;
import java.util.List;
import org.rocaille.game.Ending;
import org.rocaille.game.Listing;
import org.rocaille.game.Selection;
import org.rocaille.game.Visibility;
import org.rocaille.rules.Side;

/**
 * A selection of games as a query has it. Each is of a part of an index: its order begins with the columns whose values are the
 * same for all of them, or H2 would look through all of that part before it has a page.
 */
final class GameSelection {

    private static final String VISIBILITY = "visibility";

    private final List<String> conditions = new ArrayList<>();
    private final Parameters parameters = new Parameters();
    private final Sort part;

    private GameSelection(String part, Selection selection) {
        boolean isOfOneEnding = selection.over().filter(over -> !over).isPresent()
                || selection.ending().isPresent();
        this.part = isOfOneEnding ? Sort.by(part, "ending") : Sort.by(part);
        selection.variant().ifPresent(variant -> require("variant = :variant", "variant", variant.key()));
        selection.over().ifPresent(over -> conditions.add(over ? "ending is not null" : "ending is null"));
        selection.result().ifPresent(this::require);
        selection.ending().ifPresent(reason -> require("ending = :reason", "reason", reason));
        selection.since().ifPresent(since -> require("createdAt >= :since", "since", since));
        selection.until().ifPresent(until -> require("createdAt < :until", "until", until));
    }

    /** Of the games that everyone may see, or that a player has imported. */
    static GameSelection ofAll(Selection selection) {
        String importerId = "imported.importerId";
        GameSelection all = new GameSelection(selection.importer().isPresent() ? importerId : VISIBILITY, selection);
        selection.importer().ifPresent(importer -> all.require(importerId + " = :importer", "importer", importer.id()));
        if (!selection.mayAll()) {
            all.requirePublic();
        }
        return all;
    }

    /** Of the games in which a player plays a side. */
    static GameSelection ofPlayer(Selection selection, Side side) {
        GameSelection players = new GameSelection(seat(side), selection);
        selection.player().ifPresent(player -> players.require(seat(side) + " = :player", "player", player.id()));
        selection
                .opponent()
                .ifPresent(other -> players.require(seat(side.opposite()) + " = :opponent", "opponent", other.id()));
        if (!selection.mayAll()) {
            players.requirePublic();
        }
        return players;
    }

    private static String seat(Side side) {
        return side == Side.WHITE ? "whitePlayerId" : "blackPlayerId";
    }

    private void requirePublic() {
        require(VISIBILITY + " = :visibility", "visibility", Visibility.PUBLIC.code());
    }

    private void require(Selection.Result result) {
        switch (result) {
            case WHITE, BLACK ->
                require("winner = :winner", "winner", result.winner().orElseThrow());
            case DRAW ->
                require("ending is not null and winner is null and ending not in :none", "none", Ending.WITHOUT_RESULT);
            case NONE -> require("ending in :none", "none", Ending.WITHOUT_RESULT);
        }
    }

    private void require(String condition, String parameter, Object value) {
        conditions.add(condition);
        parameters.and(parameter, value);
    }

    /** Only what comes after a place in the list, newest first. */
    void after(Listing.Place place) {
        require("createdAt <= :createdAt", "createdAt", place.createdAt());
        require("(createdAt < :createdAt or id < :id)", "id", place.id());
    }

    /** Newest first. */
    Sort order() {
        return part.and("createdAt", Sort.Direction.Descending).and("id", Sort.Direction.Descending);
    }

    String condition() {
        return String.join(" and ", conditions);
    }

    Parameters parameters() {
        return parameters;
    }
}
