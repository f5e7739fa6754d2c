package org.rocaille.game.store;

import io.quarkus.panache.common.Parameters;
import java.util.ArrayList;
import java.util.List;
import org.rocaille.game.Ending;
import org.rocaille.game.Listing;
import org.rocaille.game.Selection;
import org.rocaille.game.Visibility;
import org.rocaille.rules.Side;

/** A selection of games as a query has it. */
final class GameSelection {

    private final List<String> conditions = new ArrayList<>();
    private final Parameters parameters = new Parameters();

    private GameSelection(Selection selection) {
        selection.variant().ifPresent(variant -> require("variant = :variant", "variant", variant.key()));
        selection.over().ifPresent(over -> conditions.add(over ? "ending is not null" : "ending is null"));
        selection.result().ifPresent(this::require);
        selection.ending().ifPresent(reason -> require("ending = :reason", "reason", reason));
        selection.since().ifPresent(since -> require("createdAt >= :since", "since", since));
        selection.until().ifPresent(until -> require("createdAt < :until", "until", until));
    }

    /** Of the games that everyone may see, or that a player has imported. */
    static GameSelection ofAll(Selection selection) {
        GameSelection all = new GameSelection(selection);
        selection
                .importer()
                .ifPresent(importer -> all.require("imported.importerId = :importer", "importer", importer.id()));
        if (!selection.mayAll()) {
            all.requirePublic();
        }
        return all;
    }

    /** Of the games in which a player plays a side. */
    static GameSelection ofPlayer(Selection selection, Side side) {
        GameSelection players = new GameSelection(selection);
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
        require("visibility = :visibility", "visibility", Visibility.PUBLIC.code());
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

    String condition() {
        return String.join(" and ", conditions);
    }

    Parameters parameters() {
        return parameters;
    }
}
