package org.rocaille.opponent.store;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.persistence.Tuple;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.hibernate.LockMode;
import org.hibernate.Session;
import org.rocaille.opponent.ThinkingStore;

/** Turns and offers as the tables of games have them, and those that are thought about as rows of one more. */
@ApplicationScoped
class ThinkingTables implements ThinkingStore {

    /** Those that others claim at the same time are passed over. */
    private static final int LOOKED_AT = 8;

    private static final String WAITING = """
            select count(*) from game join player on player.id = game.turn_player_id
            where game.turn_player_id in (:players) and player.suspended_at is null
            """;

    private static final String FREE = """
            select game.id as game_id, game.version as version, game.turn_player_id as player_id
            from game join player on player.id = game.turn_player_id left join thinking on thinking.game_id = game.id
            where game.turn_player_id in (:players) and game.ending is null and player.suspended_at is null
                and (thinking.game_id is null or thinking.version <> game.version or thinking.ends_at < :now)
            order by game.turn_since, game.id
            limit :limit
            """;

    private static final String OFFERED = """
            select proposal.game_id as game_id, proposal.id as id, proposal.answerer_id as player_id
            from proposal join player on player.id = proposal.answerer_id
            where proposal.answerer_id in (:players) and player.suspended_at is null and proposal.status = 'open'
                and proposal.expires_at > :now
            order by proposal.made_at, proposal.id
            limit :limit
            """;

    private final EntityManager entities;

    ThinkingTables(EntityManager entities) {
        this.entities = entities;
    }

    @Override
    public long waiting(Collection<String> playerIds) {
        return entities.unwrap(Session.class)
                .createNativeQuery(WAITING, Long.class)
                .setParameterList("players", playerIds)
                .getSingleResult();
    }

    @Override
    public Optional<Turn> claim(Collection<String> playerIds, Instant now, Instant endsAt) {
        return entities
                .unwrap(Session.class)
                .createNativeQuery(FREE, Tuple.class)
                .addScalar("game_id", String.class)
                .addScalar("version", Long.class)
                .addScalar("player_id", String.class)
                .setParameterList("players", playerIds)
                .setParameter("now", now)
                .setParameter("limit", LOOKED_AT)
                .getResultList()
                .stream()
                .map(row -> new Turn(
                        row.get("game_id", String.class),
                        row.get("version", Long.class),
                        row.get("player_id", String.class)))
                .filter(turn -> claim(turn, now, endsAt))
                .findFirst();
    }

    /** Of two who claim a turn at the same time, one does not get the lock of the game, or finds that the other's row is newer. */
    private boolean claim(Turn turn, Instant now, Instant endsAt) {
        if (isLockedByOthers(turn.gameId())) {
            return false;
        }
        int taken = ThinkingRow.update(
                "version = ?1, endsAt = ?2 where gameId = ?3 and (version <> ?1 or endsAt < ?4)",
                turn.version(),
                endsAt,
                turn.gameId(),
                now);
        if (taken == 0 && ThinkingRow.count("gameId", turn.gameId()) == 0) {
            ThinkingRow row = new ThinkingRow();
            row.gameId = turn.gameId();
            row.version = turn.version();
            row.endsAt = endsAt;
            row.persistAndFlush();
            return true;
        }
        return taken > 0;
    }

    private boolean isLockedByOthers(String gameId) {
        return entities.unwrap(Session.class)
                .createSelectionQuery("from GameRow where id = :id", Object.class)
                .setParameter("id", gameId)
                .setHibernateLockMode(LockMode.UPGRADE_SKIPLOCKED)
                .getResultList()
                .isEmpty();
    }

    @Override
    public void release(String gameId) {
        ThinkingRow.delete("gameId", gameId);
    }

    @Override
    public List<Offered> offered(Collection<String> playerIds, Instant now, int limit) {
        return entities
                .unwrap(Session.class)
                .createNativeQuery(OFFERED, Tuple.class)
                .addScalar("game_id", String.class)
                .addScalar("id", String.class)
                .addScalar("player_id", String.class)
                .setParameterList("players", playerIds)
                .setParameter("now", now)
                .setParameter("limit", limit)
                .getResultList()
                .stream()
                .map(row -> new Offered(
                        row.get("game_id", String.class),
                        row.get("id", String.class),
                        row.get("player_id", String.class)))
                .toList();
    }
}
