package org.rocaille.player;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import org.rocaille.id.RandomId;
import org.rocaille.id.Secret;
import org.rocaille.text.UserText;

/** What the operator does to players. Every act is kept, and shown to the player whom it concerns. */
@ApplicationScoped
public class OperatorService {

    private final PlayerStore players;
    private final ActLog acts;
    private final Clock clock;

    OperatorService(PlayerStore players, ActLog acts, Clock clock) {
        this.players = players;
        this.acts = acts;
        this.clock = clock;
    }

    /** Keeps a player from acting. Saying it again for the same reason changes nothing. */
    @Transactional(Transactional.TxType.MANDATORY)
    public Player suspend(PlayerName name, UserText reason) {
        Player player = lock(name);
        player.requireOpen();
        if (player.suspension().filter(now -> now.reason().equals(reason)).isPresent()) {
            return player;
        }
        Player suspended = player.suspended(Optional.of(new Player.Suspension(reason, clock.instant())));
        players.update(suspended);
        note(Act.Type.SUSPENDED, suspended, Optional.of(reason));
        return suspended;
    }

    /** Lets a player act again, if it may not. */
    @Transactional(Transactional.TxType.MANDATORY)
    public void liftSuspension(PlayerName name) {
        Player player = lock(name);
        if (player.suspension().isPresent()) {
            Player restored = player.suspended(Optional.empty());
            players.update(restored);
            note(Act.Type.SUSPENSION_LIFTED, restored, Optional.empty());
        }
    }

    /** Gives an account another recovery code, for someone who has lost everything. */
    @Transactional(Transactional.TxType.MANDATORY)
    public Secret reissue(PlayerName name, UserText reason) {
        Player player = lock(name);
        player.requireOpen();
        Secret code = Secret.random(Secret.Kind.RECOVERY);
        Player changed = player.recoveredBy(code);
        players.update(changed);
        note(Act.Type.RECOVERY_CODE_REISSUED, changed, Optional.of(reason));
        return code;
    }

    private Player lock(PlayerName name) {
        return players.lock(
                players.find(name).orElseThrow(PlayerService::unknown).id());
    }

    private void note(Act.Type type, Player player, Optional<UserText> reason) {
        acts.append(new Act(RandomId.next(), type, List.of(player.ref()), Optional.empty(), reason, clock.instant()));
    }

    /** Every act, newest first, after a place in the list. */
    public List<Act> acts(Optional<Place> after, int limit) {
        return acts.list(after, limit);
    }

    /** The acts that concern a player, newest first, after a place in the list. */
    public List<Act> acts(Player player, Optional<Place> after, int limit) {
        return acts.list(player, after, limit);
    }
}
