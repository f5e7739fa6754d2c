package org.rocaille.explorer.rest;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rocaille.Json;
import org.rocaille.explorer.schedule.CountingRound;
import org.rocaille.game.rest.Players;
import org.rocaille.rules.Side;

/** A game whose rows make no sense, as no request can make one. */
@QuarkusTest
class UnreadableGameTest {

    @Inject
    CountingRound counting;

    @Inject
    AgroalDataSource database;

    private static Players over() {
        Players players = Players.of(Map.of("variant", "rocaille", "visibility", "public"));
        players.play("e3e4");
        players.as(Side.BLACK).post(players.game() + "/resignation").then().statusCode(200);
        return players;
    }

    private void write(Players players, String move) throws SQLException {
        try (Connection connection = database.getConnection();
                PreparedStatement update = connection.prepareStatement("update move set text = ? where game_id = ?")) {
            update.setString(1, move);
            update.setString(2, players.game().substring("/v1/games/".length()));
            update.executeUpdate();
        }
    }

    @Test
    void a_game_whose_moves_cannot_be_played_again_keeps_no_other_from_being_counted() throws SQLException {
        counting.go();
        Players unreadable = over();
        write(unreadable, "?");
        Players other = over();

        counting.go();
        counting.go();
        write(unreadable, "e3e4");

        List<String> found = given().get("/v1/positions/games?variant=rocaille&moves=e3e4&limit=200")
                .as(Json.class)
                .getList("items.game.links.self");
        assertEquals(1, found.stream().filter(other.game()::equals).count());
        assertEquals(0, found.stream().filter(unreadable.game()::equals).count());
    }
}
