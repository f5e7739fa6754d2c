package org.rocaille.player.store;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.persistence.TypedQuery;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.rocaille.player.Act;
import org.rocaille.player.ActLog;
import org.rocaille.player.Place;
import org.rocaille.player.Player;
import org.rocaille.player.PlayerRef;

/** The operator's acts as rows. */
@ApplicationScoped
class ActTable implements ActLog {

    private static final String ACTS = """
            select act, player, first, second
            from ActRow act
            left join PlayerRow player on player.id = act.playerId
            left join PlayerRow first on first.id = act.firstPlayerId
            left join PlayerRow second on second.id = act.secondPlayerId
            where 1 = 1""";

    private static final String CONCERNING =
            " and (act.playerId = :player or act.firstPlayerId = :player or act.secondPlayerId = :player)";

    private final EntityManager entities;

    ActTable(EntityManager entities) {
        this.entities = entities;
    }

    @Override
    public void append(Act act) {
        ActRow.of(act).persist();
    }

    @Override
    public List<Act> list(Optional<Place> after, int limit) {
        return list(Optional.empty(), after, limit);
    }

    @Override
    public List<Act> list(Player player, Optional<Place> after, int limit) {
        return list(Optional.of(player), after, limit);
    }

    private List<Act> list(Optional<Player> only, Optional<Place> after, int limit) {
        TypedQuery<Object[]> query = entities.createQuery(
                ACTS + (only.isPresent() ? CONCERNING : "")
                        + (after.isPresent() ? " and act.at <= :at and (act.at < :at or act.id < :id)" : "")
                        + " order by act.at desc, act.id desc",
                Object[].class);
        only.ifPresent(player -> query.setParameter("player", player.id()));
        after.ifPresent(place -> query.setParameter("at", place.at()).setParameter("id", place.id()));
        return query.setMaxResults(limit).getResultList().stream()
                .map(row -> ((ActRow) row[0]).act(players(row)))
                .toList();
    }

    private static List<PlayerRef> players(Object[] row) {
        return Arrays.stream(row, 1, row.length)
                .filter(Objects::nonNull)
                .map(player -> ((PlayerRow) player).player().ref())
                .toList();
    }
}
