package org.rocaille.player.rest;

import org.rocaille.player.PlayerName;

/** The addresses of players and of what is theirs, relative to the service's root. */
final class Paths {

    static final String PLAYERS = "/v1/players";
    static final String ME = "/v1/me";
    static final String TOKENS = ME + "/tokens";
    static final String BLOCKS = ME + "/blocks";
    static final String VACATIONS = ME + "/vacations";
    static final String ACTS = ME + "/acts";
    static final String OPERATOR = "/v1/operator";

    private Paths() {}

    static String player(PlayerName name) {
        return PLAYERS + "/" + name;
    }

    static String token(String id) {
        return TOKENS + "/" + id;
    }

    static String block(PlayerName name) {
        return BLOCKS + "/" + name;
    }
}
