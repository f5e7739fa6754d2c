package org.rocaille.event.store;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EntityManager;
import jakarta.persistence.Id;
import jakarta.persistence.LockModeType;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.hibernate.LockMode;
import org.hibernate.Session;

/** The feed of a player as a row, which whoever adds to it locks. */
@Entity
@Table(name = "feed")
class FeedRow extends PanacheEntityBase {

    @Id
    @Column(name = "player_id")
    String playerId;

    @Column(name = "last_seq")
    long lastSeq;

    /**
     * When the first event that is kept happened, or none after that; null if none is kept, or all that are were written by
     * a release before.
     */
    @Column(name = "oldest_at")
    Instant oldestAt;

    /** The feeds of players, each locked, in the order in which everybody locks them. Who has had none has one now. */
    static Map<String, FeedRow> lock(Collection<String> players) {
        TreeSet<String> ids = new TreeSet<>(players);
        Map<String, FeedRow> feeds = FeedRow.<FeedRow>find("playerId in ?1 order by playerId", ids)
                .withLock(LockModeType.PESSIMISTIC_WRITE)
                .stream()
                .collect(Collectors.toMap(row -> row.playerId, Function.identity(), (one, other) -> one, HashMap::new));
        ids.forEach(id -> feeds.computeIfAbsent(id, FeedRow::create));
        return feeds;
    }

    /** A feed, locked; empty if someone else has it, who is not waited for. */
    static Optional<FeedRow> claim(EntityManager entities, String playerId) {
        return entities.unwrap(Session.class)
                .createSelectionQuery("from FeedRow where playerId = :player", FeedRow.class)
                .setParameter("player", playerId)
                .setHibernateLockMode(LockMode.UPGRADE_SKIPLOCKED)
                .uniqueResultOptional();
    }

    private static FeedRow create(String playerId) {
        FeedRow row = new FeedRow();
        row.playerId = playerId;
        row.persist();
        return row;
    }

    /** The number of an event that happens now. */
    long next(Instant at) {
        if (oldestAt == null) {
            oldestAt = at;
        }
        return ++lastSeq;
    }
}
