package org.rocaille.player;

import static org.rocaille.problem.ProblemCode.LIMIT_REACHED;
import static org.rocaille.problem.ProblemCode.NOT_FOUND;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.rocaille.id.Secret;
import org.rocaille.problem.Problem;
import org.rocaille.text.UserText;

/** How a player's tokens are made, seen, renewed and taken away. */
@ApplicationScoped
public class TokenService {

    /** How many tokens a player has at most. */
    public static final int MOST = 100;

    private final TokenStore tokens;
    private final KnownTokens known;
    private final Reception reception;
    private final Clock clock;

    TokenService(TokenStore tokens, KnownTokens known, Reception reception, Clock clock) {
        this.tokens = tokens;
        this.known = known;
        this.reception = reception;
        this.clock = clock;
    }

    /**
     * A token and its secret, which is never told again.
     *
     * @param token         the token
     * @param secret        its secret
     * @param previousUntil until when the secret that it had before works
     */
    public record Issued(AccessToken token, Secret secret, Optional<Instant> previousUntil) {}

    /** Makes a token that may do no more than the one that it is asked for with. */
    @Transactional(Transactional.TxType.MANDATORY)
    public Issued create(Identity.Member member, UserText name, Set<Scope> scopes, Optional<Instant> expiresAt) {
        member.require(scopes);
        Player player = reception.admit(member);
        Instant now = clock.instant();
        tokens.deleteExpired(player, now);
        if (tokens.count(player) >= MOST) {
            throw new Problem(LIMIT_REACHED, "A player has at most " + MOST + " tokens. Revoke some first.")
                    .with("limit", MOST);
        }
        AccessToken token = AccessToken.create(player, name, scopes, now, expiresAt);
        Secret secret = known.makeFor(player);
        tokens.insert(token, secret);
        return new Issued(token, secret, Optional.empty());
    }

    /** A player's tokens, newest first, after a place in the list. */
    public List<AccessToken> list(Player player, Optional<Place> after, int limit) {
        return tokens.list(player, after, limit);
    }

    /** One of a player's tokens. */
    public AccessToken token(Player player, String id) {
        return tokens.find(player, id).orElseThrow(() -> new Problem(NOT_FOUND, "The player has no such token."));
    }

    /**
     * Gives a token a new secret.
     *
     * @param overlap how long the old one goes on working
     */
    @Transactional(Transactional.TxType.MANDATORY)
    public Issued rotate(Identity.Member member, String id, Duration overlap) {
        Player player = reception.admit(member);
        AccessToken token = token(player, id);
        // Whoever has the new secret can do what the token may, so this gives as much as making one does.
        member.require(token.scopes());
        Secret secret = known.makeFor(player);
        Instant until = clock.instant().plus(overlap);
        tokens.replaceSecret(token, secret, until);
        return new Issued(token, secret, Optional.of(until));
    }

    /** Takes a token away, if it is still there. */
    @Transactional(Transactional.TxType.MANDATORY)
    public void revoke(Identity.Member member, String id) {
        tokens.delete(reception.admit(member), id);
    }
}
