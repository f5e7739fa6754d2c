package org.rocaille.player.store;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import org.rocaille.player.AccessToken;
import org.rocaille.player.Scope;
import org.rocaille.text.UserText;

/** A player's token as a row. */
@Entity
@Table(name = "player_token")
class TokenRow extends PanacheEntityBase {

    @Id
    String id;

    @Column(name = "player_id")
    String playerId;

    String name;
    String scopes;

    @Column(name = "created_at")
    Instant createdAt;

    @Column(name = "expires_at")
    Instant expiresAt;

    @Column(name = "last_used_at")
    Instant lastUsedAt;

    static TokenRow of(AccessToken token) {
        TokenRow row = new TokenRow();
        row.id = token.id();
        row.playerId = token.playerId();
        row.name = token.name().value();
        row.scopes = Codes.join(token.scopes(), Scope::code);
        row.createdAt = token.createdAt();
        row.expiresAt = token.expiresAt().orElse(null);
        row.lastUsedAt = token.lastUsedAt().orElse(null);
        return row;
    }

    AccessToken token() {
        return new AccessToken(
                id,
                playerId,
                new UserText(name),
                Set.copyOf(Codes.split(scopes, Scope::find)),
                createdAt,
                Optional.ofNullable(expiresAt),
                Optional.ofNullable(lastUsedAt));
    }
}
