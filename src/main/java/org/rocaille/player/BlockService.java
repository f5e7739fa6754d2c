package org.rocaille.player;

import static org.rocaille.problem.ProblemCode.BLOCKED;
import static org.rocaille.problem.ProblemCode.FORBIDDEN;
import static org.rocaille.problem.ProblemCode.LIMIT_REACHED;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import org.rocaille.problem.Problem;

/** Whom players want nothing to do with. */
@ApplicationScoped
public class BlockService {

    /** How many players one blocks at most. */
    public static final int MOST = 1000;

    private final PlayerService players;
    private final BlockStore blocks;
    private final Reception reception;
    private final Clock clock;

    BlockService(PlayerService players, BlockStore blocks, Reception reception, Clock clock) {
        this.players = players;
        this.blocks = blocks;
        this.reception = reception;
        this.clock = clock;
    }

    /** Blocks another player. It may be said again. */
    @Transactional(Transactional.TxType.MANDATORY)
    public void block(Identity.Member member, PlayerName name) {
        Player blocked = players.player(name);
        Player player = reception.admit(member);
        if (blocked.id().equals(player.id())) {
            throw new Problem(FORBIDDEN, "Nobody blocks oneself.");
        }
        if (blocks.find(player, blocked).isPresent()) {
            return;
        }
        if (blocks.count(player) >= MOST) {
            throw new Problem(LIMIT_REACHED, "A player blocks at most " + MOST + " others. Unblock some first.")
                    .with("limit", MOST);
        }
        blocks.insert(player, new Block(blocked, clock.instant()));
    }

    /**
     * Lets two players pass who want to have to do with each other.
     *
     * @throws Problem if one of them blocks the other
     */
    public void requireNoneBetween(Player one, Player other) {
        if (blocks.find(one, other).isPresent() || blocks.find(other, one).isPresent()) {
            throw new Problem(BLOCKED, "One of the two players blocks the other.");
        }
    }

    /**
     * Lets a player pass who wants something of another.
     *
     * @throws Problem if the other blocks it
     */
    public void requireNotBlocked(PlayerRef by, PlayerRef player) {
        if (blocks.isBlocked(by, player)) {
            throw new Problem(BLOCKED, "The other player blocks you.");
        }
    }

    /** Takes a block back, if there is one. */
    @Transactional(Transactional.TxType.MANDATORY)
    public void unblock(Identity.Member member, PlayerName name) {
        blocks.delete(reception.admit(member), name);
    }

    /** Whom a player blocks, by name, after a name. */
    public List<Block> list(Player player, Optional<PlayerName> after, int limit) {
        return blocks.list(player, after, limit);
    }
}
