package org.rocaille.player;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.Optional;
import org.rocaille.id.Secret;

/**
 * The tokens that have worked here lately, and for whom: what can be said of callers before anything is read. It proves
 * nothing, since a token that worked may do so no longer; whoever is to be let in, is looked up.
 */
@ApplicationScoped
public class KnownTokens {

    private static final int MOST = 100_000;

    /** By the hash of the token. */
    private final Cache<String, String> holders = Caffeine.newBuilder()
            .maximumSize(MOST)
            .expireAfterAccess(Duration.ofDays(1))
            .build();

    /** A name of whoever holds a token, the same for all tokens of a player; empty if it is not known to have worked. */
    public Optional<String> holder(Secret token) {
        return Optional.ofNullable(holders.getIfPresent(token.hash()));
    }

    void worked(Secret token, Identity holder) {
        String hash = token.hash();
        if (holders.getIfPresent(hash) == null) {
            holders.put(hash, name(holder, hash));
        }
    }

    private static String name(Identity holder, String hash) {
        if (holder instanceof Identity.Member member) {
            return "player " + member.player().id();
        }
        return holder instanceof Identity.Operator ? "operator" : "seat " + hash;
    }

    void failed(Secret token) {
        holders.invalidate(token.hash());
    }
}
