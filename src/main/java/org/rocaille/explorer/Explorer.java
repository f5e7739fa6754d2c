package org.rocaille.explorer;

import static java.util.stream.Collectors.toMap;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.rocaille.explorer.ExplorerStore.Passage;
import org.rocaille.explorer.ExplorerStore.Played;
import org.rocaille.game.GameService;
import org.rocaille.game.Listing;
import org.rocaille.player.PlayerRef;
import org.rocaille.rules.History;
import org.rocaille.rules.Position;
import org.rocaille.rules.notation.Candidate;

/** Tells what games that are over have made of positions. */
@ApplicationScoped
public class Explorer {

    private final ExplorerStore store;
    private final GameService games;

    Explorer(ExplorerStore store, GameService games) {
        this.store = store;
        this.games = games;
    }

    /**
     * A game that has had a position.
     *
     * @param game the game
     * @param ply  after how many moves it had the position first
     * @param move the move that was played then, empty if the game ended there
     */
    public record Visitor(Listing.Entry game, int ply, Optional<Played> move) {}

    /**
     * A move that was played from a position.
     *
     * @param candidate the move, and where it leads
     * @param results   what has come of the games in which it was played
     */
    public record Continuation(Candidate candidate, Results results) {

        /** The most played first. */
        public static final Comparator<Continuation> ORDER = Comparator.comparing(
                        (Continuation played) -> played.results.games())
                .reversed()
                .thenComparing(played -> played.candidate.move().text());
    }

    /**
     * The games that have had a position, newest first: the public ones, and those of a player who asks.
     *
     * @param after only those after a place in the list
     */
    public List<Visitor> games(
            SharedPosition position, Optional<PlayerRef> asker, Optional<Listing.Place> after, int limit) {
        List<Passage> passages = store.passages(position.id(), asker, after, limit);
        Map<String, Listing.Entry> entries = games
                .list(passages.stream().map(Passage::gameId).toList())
                .stream()
                .collect(toMap(entry -> entry.terms().id(), Function.identity()));
        return passages.stream()
                .map(passage -> new Visitor(entries.get(passage.gameId()), passage.ply(), passage.move()))
                .toList();
    }

    /**
     * The moves that were played from a position in public games, the most played first. There are no more than there are
     * legal ones.
     */
    public List<Continuation> moves(SharedPosition shared) {
        Map<String, Results> results = store.moves(shared.id());
        Position position = shared.position();
        History history = History.startingAt(position);
        return position.legalMoves().stream()
                .filter(move -> results.containsKey(move.text()))
                .map(move -> new Continuation(Candidate.of(position, move, history), results.get(move.text())))
                .sorted(Continuation.ORDER)
                .toList();
    }
}
