package org.rocaille.player;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.Optional;
import org.rocaille.id.Secret;

/**
 * The tokens that were made here or have worked here lately, and for whom: what can be said of callers before anything
 * is read. It proves nothing, since such a token may work no longer; whoever is to be let in, is looked up.
 */
@ApplicationScoped
public class KnownTokens {

    private static final int MOST = 100_000;

    /** By the hash of the token. */
    private final Cache<String, String> holders = Caffeine.newBuilder()
            .maximumSize(MOST)
            .expireAfterAccess(Duration.ofDays(1))
            .build();

    /** A name of whoever holds a token, the same for all tokens of a player; empty if it is not known. */
    public Optional<String> holder(Secret token) {
        return Optional.ofNullable(holders.getIfPresent(token.hash()));
    }

    /** A new token for a player. It is known before it is committed, and nobody has it to send until it is. */
    Secret makeFor(Player player) {
        Secret token = Secret.random(Secret.Kind.PLAYER);
        holders.put(token.hash(), name(player));
        return token;
    }

    /** A new token for a seat, known as those for players are. */
    public Secret makeForSeat() {
        Secret token = Secret.random(Secret.Kind.SEAT);
        String hash = token.hash();
        holders.put(hash, name(new Identity.SeatHolder(), hash));
        return token;
    }

    void worked(Secret token, Identity holder) {
        String hash = token.hash();
        if (holders.getIfPresent(hash) == null) {
            holders.put(hash, name(holder, hash));
        }
    }

    private static String name(Identity holder, String hash) {
        if (holder instanceof Identity.Member member) {
            return name(member.player());
        }
        return holder instanceof Identity.Operator ? "operator" : "seat " + hash;
    }

    private static String name(Player player) {
        return "player " + player.id();
    }

    void failed(Secret token) {
        holders.invalidate(token.hash());
    }
}
