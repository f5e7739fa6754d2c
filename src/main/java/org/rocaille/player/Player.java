package org.rocaille.player;

import static org.rocaille.problem.ProblemCode.ACCOUNT_CLOSED;

import java.time.Instant;
import java.util.Optional;
import org.rocaille.id.RandomId;
import org.rocaille.id.Secret;
import org.rocaille.problem.Problem;
import org.rocaille.text.UserText;

/**
 * A player's account.
 *
 * @param id           never told
 * @param name         by which everyone knows it; kept for ever
 * @param kind         who moves the pieces
 * @param owner        who answers for a bot; nobody does for one that is part of the service
 * @param recoveryHash the hash of the code that recovers the account
 * @param createdAt    since when there is the player
 * @param settings     what the player says of itself
 * @param suspension   why it may not act, empty if it may
 * @param closedAt     when the account was closed
 * @param version      how often it has changed, its beginning included; what its tag is made of
 */
public record Player(
        String id,
        PlayerName name,
        PlayerKind kind,
        Optional<Owner> owner,
        String recoveryHash,
        Instant createdAt,
        Settings settings,
        Optional<Suspension> suspension,
        Optional<Instant> closedAt,
        long version) {

    /** The player who answers for a bot. */
    public record Owner(String id, PlayerName name) {}

    /**
     * That the operator keeps a player from acting.
     *
     * @param reason for the player to read
     * @param at     since when
     */
    public record Suspension(UserText reason, Instant at) {}

    static Player create(PlayerName name, Optional<Player> owner, Secret recoveryCode, Instant at) {
        return new Player(
                RandomId.next(),
                name,
                owner.isPresent() ? PlayerKind.BOT : PlayerKind.HUMAN,
                owner.map(player -> new Owner(player.id(), player.name())),
                recoveryCode.hash(),
                at,
                Settings.NONE,
                Optional.empty(),
                Optional.empty(),
                1);
    }

    /** The player as whatever it has a part in refers to it. */
    public PlayerRef ref() {
        return new PlayerRef(id, name);
    }

    /** Whether the player can take part in anything: the account is neither closed nor suspended. */
    public boolean isActive() {
        return closedAt.isEmpty() && suspension.isEmpty();
    }

    /** Whether the account was closed. */
    public boolean isClosed() {
        return closedAt.isPresent();
    }

    /** Lets whatever needs an account that is not closed pass. */
    void requireOpen() {
        if (isClosed()) {
            throw new Problem(ACCOUNT_CLOSED, "The account was closed.");
        }
    }

    Player with(Settings changed) {
        return changed.equals(settings) ? this : next(recoveryHash, changed, suspension, closedAt);
    }

    Player recoveredBy(Secret code) {
        return next(code.hash(), settings, suspension, closedAt);
    }

    Player suspended(Optional<Suspension> changed) {
        return next(recoveryHash, settings, changed, closedAt);
    }

    /** Nothing that the player said of itself is left; the name is. */
    Player closed(Instant at) {
        return next(recoveryHash, Settings.NONE, suspension, Optional.of(at));
    }

    private Player next(
            String newRecoveryHash,
            Settings newSettings,
            Optional<Suspension> newSuspension,
            Optional<Instant> newClosedAt) {
        return new Player(
                id,
                name,
                kind,
                owner,
                newRecoveryHash,
                createdAt,
                newSettings,
                newSuspension,
                newClosedAt,
                version + 1);
    }
}
