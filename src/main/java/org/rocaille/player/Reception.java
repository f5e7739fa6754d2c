package org.rocaille.player;

import jakarta.enterprise.context.ApplicationScoped;

/** Lets players change their accounts, one change at a time. */
@ApplicationScoped
public class Reception {

    private final PlayerStore players;
    private final TokenStore tokens;

    Reception(PlayerStore players, TokenStore tokens) {
        this.players = players;
        this.tokens = tokens;
    }

    /**
     * The account of a player who has shown a token, locked from now on. Nothing may be done with a token that was
     * taken away between its being shown and the lock: least of all may it make another one.
     */
    public Player admit(Identity.Member member) {
        Player player = players.lock(member.player().id());
        if (tokens.find(player, member.token().id()).isEmpty()) {
            throw Authentication.refusal();
        }
        new Identity.Member(player, member.token()).requireGoodStanding();
        return player;
    }
}
