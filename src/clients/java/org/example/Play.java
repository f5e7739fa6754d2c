package org.example;

import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import org.example.rocaille.ApiException;
import org.example.rocaille.api.ChallengesApi;
import org.example.rocaille.api.GamesApi;
import org.example.rocaille.model.Challenge;
import org.example.rocaille.model.ChallengeRequest;
import org.example.rocaille.model.Game;
import org.example.rocaille.model.TimeControl;

/**
 * Two players, one game to mate, with nothing but the code that is generated from the contract. The address of the
 * service is its argument.
 */
public final class Play {

    /** Of both sides in turn: White's Swapper gets next to the King, where nothing can take it. */
    private static final List<String> MOVES = List.of("b2~b3", "h8i7", "g3g7", "h9h6", "b3~g8");

    private Play() {}

    public static void main(String[] arguments) throws ApiException {
        long start = System.nanoTime();
        String suffix = UUID.randomUUID().toString().substring(0, 8);
        Player white = Player.register(arguments[0], "java-w-" + suffix);
        Player black = Player.register(arguments[0], "java-b-" + suffix);

        Challenge challenge = new ChallengesApi(white.client())
                .createChallenge(
                        new ChallengeRequest()
                                .opponent(black.name())
                                .variant("rocaille")
                                .colour(ChallengeRequest.ColourEnum.WHITE)
                                .timeControl(new TimeControl().kind("per-move").perMove("P3D")),
                        UUID.randomUUID().toString());
        Game game = new ChallengesApi(black.client())
                .acceptChallenge(challenge.getId(), UUID.randomUUID().toString())
                .getGame();
        String refusal = white.explainRefusal(game.getId(), "b2b9");

        CompletableFuture<Integer> whitePlays = CompletableFuture.supplyAsync(() -> white.follow(MOVES));
        CompletableFuture<Integer> blackPlays = CompletableFuture.supplyAsync(() -> black.follow(MOVES));
        int events = whitePlays.join() + blackPlays.join();

        Game over = new GamesApi(white.client()).getGame(game.getId(), null);
        if (!"checkmate".equals(over.getOutcome().getReason()) || over.getPly() != MOVES.size()) {
            throw new IllegalStateException("The game ended otherwise: " + over);
        }
        System.out.printf(
                "Java: %d moves to %s, %d events waited for, a refusal explained as \"%s\", %d ms%n",
                over.getPly(), over.getOutcome().getReason(), events, refusal, (System.nanoTime() - start) / 1_000_000);
    }
}
