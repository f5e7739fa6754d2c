package org.rocaille.player.store;

import io.quarkus.panache.common.Page;
import io.quarkus.panache.common.Parameters;
import io.quarkus.panache.common.Sort;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import java.sql.PreparedStatement;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.hibernate.Session;
import org.rocaille.id.Secret;
import org.rocaille.player.AccessToken;
import org.rocaille.player.Identity;
import org.rocaille.player.Place;
import org.rocaille.player.Player;
import org.rocaille.player.TokenStore;

/** Tokens and the hashes of their secrets as rows of two tables. */
@ApplicationScoped
class TokenTables implements TokenStore {

    /** Everything that there is to know of whoever sends a secret, in one statement. */
    private static final String HOLDER = """
            select player, token
            from SecretRow secret
            join TokenRow token on token.id = secret.tokenId
            join PlayerRow player on player.id = token.playerId
            where secret.hash = :hash
            and (secret.expiresAt is null or secret.expiresAt > :now)
            and (token.expiresAt is null or token.expiresAt > :now)""";

    private final EntityManager entities;

    TokenTables(EntityManager entities) {
        this.entities = entities;
    }

    @Override
    public Optional<Identity.Member> holder(Secret secret, Instant now) {
        return entities
                .createQuery(HOLDER, Object[].class)
                .setParameter("hash", secret.hash())
                .setParameter("now", now)
                .getResultList()
                .stream()
                .findFirst()
                .map(row -> new Identity.Member(((PlayerRow) row[0]).player(), ((TokenRow) row[1]).token()));
    }

    @Override
    public void insert(AccessToken token, Secret secret) {
        TokenRow.of(token).persist();
        SecretRow.of(token, secret).persist();
    }

    @Override
    public Optional<AccessToken> find(Player player, String id) {
        return TokenRow.<TokenRow>find("playerId = ?1 and id = ?2", player.id(), id)
                .firstResultOptional()
                .map(TokenRow::token);
    }

    @Override
    public List<AccessToken> list(Player player, Optional<Place> after, int limit) {
        StringBuilder query = new StringBuilder("playerId = :player");
        Parameters parameters = Parameters.with("player", player.id());
        after.ifPresent(place -> {
            query.append(" and createdAt <= :at and (createdAt < :at or id < :id)");
            parameters.and("at", place.at()).and("id", place.id());
        });
        return TokenRow.<TokenRow>find(query.toString(), Sort.descending("createdAt", "id"), parameters)
                .page(Page.ofSize(limit))
                .stream()
                .map(TokenRow::token)
                .toList();
    }

    @Override
    public long count(Player player) {
        return TokenRow.count("playerId", player.id());
    }

    @Override
    public void replaceSecret(AccessToken token, Secret secret, Instant until) {
        SecretRow.delete("tokenId = ?1 and expiresAt is not null", token.id());
        SecretRow.update("expiresAt = ?1 where tokenId = ?2", until, token.id());
        SecretRow.of(token, secret).persist();
    }

    @Override
    public void noteUse(String id, Instant at) {
        // A request that only reads keeps the connection that it reads from, and where that is the only one, a
        // transaction of another would wait for it in vain: so this is written there, and committed by itself.
        entities.unwrap(Session.class).doWork(connection -> {
            try (PreparedStatement note =
                    connection.prepareStatement("update player_token set last_used_at = ? where id = ?")) {
                note.setObject(1, at.atOffset(ZoneOffset.UTC));
                note.setString(2, id);
                note.executeUpdate();
            }
        });
    }

    @Override
    public void delete(Player player, String id) {
        TokenRow.delete("playerId = ?1 and id = ?2", player.id(), id);
    }

    @Override
    public void deleteExpired(Player player, Instant now) {
        TokenRow.delete("playerId = ?1 and expiresAt <= ?2", player.id(), now);
    }

    @Override
    public void deleteAll(Player player) {
        TokenRow.delete("playerId", player.id());
    }
}
