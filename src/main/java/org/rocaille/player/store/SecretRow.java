package org.rocaille.player.store;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import org.rocaille.id.Secret;
import org.rocaille.player.AccessToken;

/** A secret of a token, as far as it is kept. */
@Entity
@Table(name = "player_secret")
class SecretRow extends PanacheEntityBase {

    @Id
    String hash;

    @Column(name = "token_id")
    String tokenId;

    /** Null for the token's present secret. */
    @Column(name = "expires_at")
    Instant expiresAt;

    static SecretRow of(AccessToken token, Secret secret) {
        SecretRow row = new SecretRow();
        row.hash = secret.hash();
        row.tokenId = token.id();
        return row;
    }
}
