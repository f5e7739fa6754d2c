package org.rocaille;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.rocaille.game.rest.Players;
import org.rocaille.rules.History;
import org.rocaille.rules.Position;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;
import org.rocaille.rules.notation.Candidate;

/** Whoever plays on in a game with quiet moves, as far as there are any. */
public final class QuietGame {

    private final SplittableRandom random = new SplittableRandom(7);
    private final Players players;
    private Position position;
    private History history;
    private int ply;

    public QuietGame(Players players) {
        this.players = players;
        Json game = players.get().extract().as(Json.class);
        position = Position.parse(Variant.of(game.getString("variant")), game.getString("fen"));
        history = History.startingAt(position);
        ply = ((Number) game.get("ply")).intValue();
    }

    public Players players() {
        return players;
    }

    private Candidate candidate() {
        List<Candidate> quiet = Candidate.of(position, history).stream()
                .filter(candidate -> !candidate.move().isIrreversible() && !candidate.losesByRepetition())
                .filter(candidate -> candidate.after().outcome().isEmpty())
                .toList();
        return quiet.get(random.nextInt(quiet.size()));
    }

    /** The text of a move that could be played. */
    String next() {
        return candidate().move().text();
    }

    /** Whoever does not move decides what to answer. */
    void decide() {
        Candidate next = candidate();
        String reply = next.after().legalMoves().get(0).text();
        players.as(position.turn().opposite())
                .contentType("application/json")
                .body(Map.of("lines", List.of(Map.of("if", next.move().text(), "then", reply))))
                .put(players.game() + "/conditional-moves")
                .then()
                .statusCode(200);
    }

    /** Whose turn it is plays. */
    public void move() {
        Candidate next = candidate();
        Side side = position.turn();
        players.as(side)
                .contentType("text/plain")
                .body(next.move().text())
                .put(players.game() + "/moves/" + ++ply)
                .then()
                .statusCode(201);
        history = history.after(next.move(), next.after());
        position = next.after();
    }
}
