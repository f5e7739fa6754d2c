package org.example;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.util.List;
import org.example.rocaille.ApiClient;
import org.example.rocaille.ApiException;
import org.example.rocaille.api.EventsApi;
import org.example.rocaille.api.MovesApi;
import org.example.rocaille.api.PlayersApi;
import org.example.rocaille.api.ProblemsApi;
import org.example.rocaille.model.Event;
import org.example.rocaille.model.EventGame;
import org.example.rocaille.model.Events;
import org.example.rocaille.model.MoveRequest;
import org.example.rocaille.model.PlayerRequest;
import org.example.rocaille.model.Problem;

/** A player who waits for what happens, and moves when it is to move. */
record Player(String name, ApiClient client) {

    /** Takes a name at the service with this address. */
    static Player register(String address, String name) throws ApiException {
        ApiClient client = new ApiClient();
        client.updateBaseUri(address);
        String token = new PlayersApi(client)
                .createPlayer(new PlayerRequest().name(name), null)
                .getAccessToken();
        client.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + token));
        return new Player(name, client);
    }

    /** The title of the page that explains why a move is refused. */
    String explainRefusal(String game, String move) throws ApiException {
        try {
            new MovesApi(client).putMove(game, 1, new MoveRequest().move(move), null, null, null);
        } catch (ApiException refusal) {
            Problem problem = problem(refusal);
            String page = new ProblemsApi(client).getProblem(problem.getCode(), null);
            return page.lines().findFirst().orElseThrow().replace("# ", "");
        }
        throw new IllegalStateException(move + " is not refused");
    }

    private Problem problem(ApiException refusal) {
        try {
            return client.getObjectMapper().readValue(refusal.getResponseBody(), Problem.class);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(refusal.getResponseBody(), e);
        }
    }

    /** Plays the moves of its side until the game is over, and tells how many events there were. */
    int follow(List<String> moves) {
        try {
            String cursor = null;
            int count = 0;
            while (true) {
                Events events = new EventsApi(client).listMyEvents(cursor, null, "PT10S", null);
                for (Event event : events.getItems()) {
                    count++;
                    if (event.getType().equals("game-finished")) {
                        return count;
                    }
                    answer(event.getGame(), moves);
                }
                cursor = events.getNext();
            }
        } catch (ApiException e) {
            throw new IllegalStateException(e.getResponseBody(), e);
        }
    }

    private void answer(EventGame game, List<String> moves) throws ApiException {
        boolean isToMove = game != null
                && game.getOutcome() == null
                && game.getYou() != null
                && game.getYou().getValue().equals(game.getTurn().getValue());
        if (isToMove) {
            int ply = game.getPly() + 1;
            new MovesApi(client)
                    .putMove(game.getId(), ply, new MoveRequest().move(moves.get(ply - 1)), null, null, null);
        }
    }
}
