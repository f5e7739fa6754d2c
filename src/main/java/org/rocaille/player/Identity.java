package org.rocaille.player;

import static org.rocaille.problem.ProblemCode.FORBIDDEN;
import static org.rocaille.problem.ProblemCode.INSUFFICIENT_SCOPE;
import static org.rocaille.problem.ProblemCode.MISSING_TOKEN;
import static org.rocaille.problem.ProblemCode.SUSPENDED;

import java.util.Set;
import java.util.stream.Collectors;
import org.rocaille.problem.Problem;

/** Who asks for something, as {@link Authentication} found, and what that one may do outside of games. */
public sealed interface Identity {

    /** Whoever sends no token. */
    record Nobody() implements Identity {}

    /** Whoever may act for a seat of some game; which one, the games know. */
    record SeatHolder() implements Identity {}

    /**
     * A player.
     *
     * @param player who
     * @param token  by which of its tokens
     */
    record Member(Player player, AccessToken token) implements Identity {

        /** Whether the token may be used for something. */
        public boolean may(Scope scope) {
            return token.lacking(Set.of(scope)).isEmpty();
        }

        /** Lets the player pass if its token has all of some scopes. */
        void require(Set<Scope> needed) {
            Set<Scope> lacking = token.lacking(needed);
            if (!lacking.isEmpty()) {
                throw new Problem(
                                INSUFFICIENT_SCOPE,
                                "The token lacks what this needs: "
                                        + lacking.stream().map(Scope::code).collect(Collectors.joining(", ")) + ".")
                        .with("scopes", lacking.stream().map(Scope::code).toList());
            }
        }
    }

    /** Whoever runs the service. */
    record Operator() implements Identity {}

    /** Lets everyone pass who is not suspended. */
    default void requireGoodStanding() {
        if (this instanceof Member member) {
            member.player().suspension().ifPresent(suspension -> {
                throw new Problem(SUSPENDED, "The account is suspended: " + suspension.reason())
                        .with("suspension", suspension.reason().value());
            });
        }
    }

    /** The player who asks, if it is one who may use the token for this. */
    default Member member(Scope needed) {
        requireGoodStanding();
        return memberSuspendedOrNot(needed);
    }

    /** As {@link #member} for what the suspended may do too. */
    default Member memberSuspendedOrNot(Scope needed) {
        if (this instanceof Member member) {
            member.require(Set.of(needed));
            return member;
        }
        throw this instanceof Nobody
                ? new Problem(MISSING_TOKEN, "Only a player may do this, with one of its tokens.")
                : new Problem(FORBIDDEN, "Only a player may do this, and the token is not a player's.");
    }

    /** Lets the operator pass. */
    default void requireOperator() {
        if (this instanceof Nobody) {
            throw new Problem(MISSING_TOKEN, "Only the operator may do this.");
        }
        if (!(this instanceof Operator)) {
            throw new Problem(FORBIDDEN, "Only the operator may do this, and the token is not the operator's.");
        }
    }
}
