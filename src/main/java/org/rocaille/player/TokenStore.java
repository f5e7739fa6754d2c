package org.rocaille.player;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.rocaille.id.Secret;

/** Where the tokens of players are kept, with the hashes of their secrets. */
public interface TokenStore {

    /** Who holds a secret that works. */
    Optional<Identity.Member> holder(Secret secret, Instant now);

    /** Keeps a new token. */
    void insert(AccessToken token, Secret secret);

    /** A token of a player. */
    Optional<AccessToken> find(Player player, String id);

    /** The tokens of a player, newest first, after a place in the list. */
    List<AccessToken> list(Player player, Optional<Place> after, int limit);

    /** How many tokens of a player there are. */
    long count(Player player);

    /** Gives a token another secret. The one before it works until then, and any before that no longer. */
    void replaceSecret(AccessToken token, Secret secret, Instant until);

    /** Notes when a token was used, at once and outside of any transaction. */
    void noteUse(String id, Instant at);

    /** Removes a token of a player, if there is one with that id. */
    void delete(Player player, String id);

    /** Removes the tokens of a player that expired before some time. */
    void deleteExpired(Player player, Instant now);

    /** Removes all tokens of a player. */
    void deleteAll(Player player);
}
