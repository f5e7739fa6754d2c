package org.rocaille.player.store;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import java.util.List;
import java.util.Optional;
import org.rocaille.player.Block;
import org.rocaille.player.BlockStore;
import org.rocaille.player.Player;
import org.rocaille.player.PlayerName;
import org.rocaille.player.PlayerRef;

/** Blocks as rows. */
@ApplicationScoped
class BlockTable implements BlockStore {

    private static final String LIST = """
            select blocked, block
            from BlockRow block
            join PlayerRow blocked on blocked.id = block.blockedId
            where block.playerId = :player and blocked.nameKey > :after
            order by blocked.nameKey""";

    private final EntityManager entities;

    BlockTable(EntityManager entities) {
        this.entities = entities;
    }

    @Override
    public void insert(Player player, Block block) {
        BlockRow row = new BlockRow();
        row.playerId = player.id();
        row.blockedId = block.blocked().id();
        row.at = block.at();
        row.persist();
    }

    @Override
    public void delete(Player player, PlayerName blocked) {
        BlockRow.delete(
                "playerId = ?1 and blockedId in (select id from PlayerRow where nameKey = ?2)",
                player.id(),
                blocked.key());
    }

    @Override
    public void deleteAll(Player player) {
        BlockRow.delete("playerId", player.id());
    }

    @Override
    public Optional<Block> find(Player player, Player blocked) {
        return BlockRow.<BlockRow>findByIdOptional(new BlockRow.Key(player.id(), blocked.id()))
                .map(row -> new Block(blocked, row.at));
    }

    @Override
    public boolean isBlocked(PlayerRef player, PlayerRef blocked) {
        return BlockRow.findById(new BlockRow.Key(player.id(), blocked.id())) != null;
    }

    @Override
    public long count(Player player) {
        return BlockRow.count("playerId", player.id());
    }

    @Override
    public List<Block> list(Player player, Optional<PlayerName> after, int limit) {
        return entities
                .createQuery(LIST, Object[].class)
                .setParameter("player", player.id())
                .setParameter("after", after.map(PlayerName::key).orElse(""))
                .setMaxResults(limit)
                .getResultList()
                .stream()
                .map(row -> new Block(((PlayerRow) row[0]).player(), ((BlockRow) row[1]).at))
                .toList();
    }
}
