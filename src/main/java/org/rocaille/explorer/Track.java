package org.rocaille.explorer;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.rocaille.game.FinishedGames.Finished;
import org.rocaille.rules.Position;

/**
 * The positions that a game has had, from the one it started from to the last, without the moves that were taken back.
 *
 * @param stops each position once, when the game had it first
 */
public record Track(List<Stop> stops) {

    /**
     * A position that a game has had.
     *
     * @param position the {@link SharedPosition#id()}
     * @param ply      after how many moves
     * @param move     the text of the move that was played then, empty if the game ended there
     */
    public record Stop(UUID position, int ply, Optional<String> move) {}

    public Track {
        stops = List.copyOf(stops);
    }

    static Track of(Finished game) {
        List<Stop> stops = new ArrayList<>();
        Set<UUID> seen = new HashSet<>();
        Position position = game.terms().start();
        for (int ply = 0; ply <= game.moves().size(); ply++) {
            boolean isLast = ply == game.moves().size();
            UUID id = SharedPosition.of(position).id();
            if (seen.add(id)) {
                stops.add(new Stop(
                        id,
                        ply,
                        isLast
                                ? Optional.empty()
                                : Optional.of(game.moves().get(ply).move().text())));
            }
            if (!isLast) {
                position = position.play(game.moves().get(ply).move());
            }
        }
        return new Track(stops);
    }
}
