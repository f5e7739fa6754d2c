package org.rocaille.player.store;

import io.quarkus.panache.common.Sort;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.persistence.LockModeType;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.rocaille.player.Player;
import org.rocaille.player.PlayerName;
import org.rocaille.player.PlayerStore;

/** Accounts as rows. */
@ApplicationScoped
class PlayerTable implements PlayerStore {

    private final EntityManager entities;

    PlayerTable(EntityManager entities) {
        this.entities = entities;
    }

    @Override
    public void insert(Player player) {
        PlayerRow.of(player).persistAndFlush(); // Before whatever refers to it, and while a taken name can be told.
    }

    @Override
    public Optional<Player> find(PlayerName name) {
        return PlayerRow.<PlayerRow>find("nameKey", name.key())
                .firstResultOptional()
                .map(PlayerRow::player);
    }

    @Override
    public List<Player> findAll(Collection<String> ids) {
        return PlayerRow.<PlayerRow>list("id in ?1", ids).stream()
                .map(PlayerRow::player)
                .toList();
    }

    @Override
    public Player lock(String id) {
        PlayerRow row = PlayerRow.findById(id);
        // Finding it with a lock would leave a row that this transaction has read before as it was then.
        entities.refresh(row, LockModeType.PESSIMISTIC_WRITE);
        return row.player();
    }

    @Override
    public List<Player> lockBotsOf(Player owner) {
        return PlayerRow.<PlayerRow>find("ownerId = ?1 and closedAt is null", Sort.by("id"), owner.id())
                .withLock(LockModeType.PESSIMISTIC_WRITE)
                .stream()
                .map(PlayerRow::player)
                .toList();
    }

    @Override
    public void update(Player player) {
        PlayerRow.<PlayerRow>findById(player.id()).set(player);
    }
}
