package org.rocaille.game.store;

import static java.util.stream.Collectors.groupingBy;

import io.quarkus.panache.common.Sort;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.hibernate.LockMode;
import org.hibernate.Session;
import org.jboss.logging.Logger;
import org.rocaille.game.FinishedGames;
import org.rocaille.game.Selection;
import org.rocaille.id.Codes;

/** Games that are over, as rows of two tables. */
@ApplicationScoped
class FinishedGameTables implements FinishedGames {

    private static final Logger LOG = Logger.getLogger("org.rocaille.explorer");

    private final EntityManager entities;

    FinishedGameTables(EntityManager entities) {
        this.entities = entities;
    }

    @Override
    public List<Finished> claimUncounted(int limit) {
        // In the order of the index, or a database might look through all games for the few of these.
        List<GameRow> games = entities.unwrap(Session.class)
                .createSelectionQuery(
                        "from GameRow where counted = false and ending > '' order by counted, ending", GameRow.class)
                .setMaxResults(limit)
                .setHibernateLockMode(LockMode.UPGRADE_SKIPLOCKED)
                .getResultList();
        if (games.isEmpty()) {
            return List.of();
        }
        List<String> ids = games.stream().map(game -> game.id).toList();
        Map<String, List<MoveRow>> moves =
                MoveRow.<MoveRow>list("gameId in ?1 and livePly is not null", Sort.by("livePly"), ids).stream()
                        .collect(groupingBy(move -> move.gameId));
        return games.stream()
                .flatMap(game -> read(game, moves.getOrDefault(game.id, List.of())).stream())
                .toList();
    }

    /** None if its rows make no sense: the others must not wait for it, so it is passed over for good. */
    private static Optional<Finished> read(GameRow game, List<MoveRow> moves) {
        try {
            return Optional.of(finished(game, moves));
        } catch (RuntimeException e) {
            LOG.errorf("Game %s cannot be read; it is not counted: %s", game.id, e);
            game.counted = true;
            return Optional.empty();
        }
    }

    private static Finished finished(GameRow game, List<MoveRow> moves) {
        return new Finished(
                game.terms(),
                game.ending().map(Selection.Result::of).orElseThrow(),
                moves.stream().map(move -> move.recorded(game.variant())).toList(),
                Optional.ofNullable(game.countedAs)
                        .map(code -> Codes.find(Selection.Result.values(), code).orElseThrow()));
    }

    @Override
    public void counted(List<Finished> games) {
        for (Finished game : games) {
            GameRow row = GameRow.findById(game.terms().id());
            row.counted = true;
            row.countedAs = Codes.of(game.result());
        }
    }
}
