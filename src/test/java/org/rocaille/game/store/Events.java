package org.rocaille.game.store;

import io.agroal.api.AgroalDataSource;
import jakarta.inject.Singleton;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import org.rocaille.Json;
import org.rocaille.event.store.EventRows;
import org.rocaille.game.rest.Players;

/** The events of a game as they are kept, while no request tells them. */
@Singleton
public class Events {

    private final AgroalDataSource database;

    Events(AgroalDataSource database) {
        this.database = database;
    }

    /** One event. */
    public record Kept(long seq, String id, String type, Instant at, Json payload) {}

    public List<String> types(Players players) {
        return of(players).stream().map(Kept::type).toList();
    }

    public List<Kept> of(Players players) {
        List<Kept> events = new ArrayList<>();
        try (Connection connection = database.getConnection();
                PreparedStatement select = connection.prepareStatement(
                        "select seq, id, type, at, payload, facts from event where game_id = ? order by seq")) {
            select.setString(1, players.game().substring("/v1/games/".length()));
            ResultSet row = select.executeQuery();
            while (row.next()) {
                events.add(new Kept(
                        row.getLong(1),
                        row.getString(2),
                        row.getString(3),
                        row.getObject(4, OffsetDateTime.class).toInstant(),
                        Json.from(EventRows.payload(row))));
            }
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
        return events;
    }
}
