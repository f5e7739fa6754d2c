package org.rocaille.player;

import java.time.Duration;
import java.time.Instant;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.rocaille.id.RandomId;
import org.rocaille.text.UserText;

/**
 * What lets a program act for a player. Its secret is told once, when it is made.
 *
 * @param id         by which the player names it
 * @param playerId   the player
 * @param name       what the player calls it
 * @param scopes     what it may be used for
 * @param createdAt  when it was made
 * @param expiresAt  until when it works, empty for as long as it is not revoked
 * @param lastUsedAt when it was last used, at most {@link #LAST_USE_PRECISION} too early
 */
public record AccessToken(
        String id,
        String playerId,
        UserText name,
        Set<Scope> scopes,
        Instant createdAt,
        Optional<Instant> expiresAt,
        Optional<Instant> lastUsedAt) {

    /** How much later than noted a token may have been used: a use is not worth a write each time. */
    public static final Duration LAST_USE_PRECISION = Duration.ofHours(1);

    public AccessToken {
        scopes = Set.copyOf(scopes);
    }

    static AccessToken create(
            Player player, UserText name, Set<Scope> scopes, Instant createdAt, Optional<Instant> expiresAt) {
        return new AccessToken(RandomId.next(), player.id(), name, scopes, createdAt, expiresAt, Optional.empty());
    }

    boolean isExpired(Instant now) {
        return expiresAt.filter(end -> !now.isBefore(end)).isPresent();
    }

    boolean isUseWorthNoting(Instant now) {
        return lastUsedAt
                .filter(last -> now.isBefore(last.plus(LAST_USE_PRECISION)))
                .isEmpty();
    }

    /** Those of some scopes that the token does not have, in order. */
    Set<Scope> lacking(Set<Scope> needed) {
        Set<Scope> lacking = EnumSet.noneOf(Scope.class);
        lacking.addAll(needed);
        lacking.removeAll(scopes);
        return lacking;
    }
}
