package org.rocaille.game.rest;

/** The addresses of a game and its parts, relative to the service's root. */
final class Paths {

    static final String GAMES = "/v1/games";

    /** A ply in an address has one spelling: neither {@code 01} nor {@code +1} nor other scripts' digits. */
    static final String PLY = "{ply:[1-9][0-9]*}";

    private Paths() {}

    static String game(String id) {
        return GAMES + "/" + id;
    }

    static String moves(String id) {
        return game(id) + "/moves";
    }

    static String move(String id, int ply) {
        return moves(id) + "/" + ply;
    }

    static String conditionalMoves(String id) {
        return game(id) + "/conditional-moves";
    }

    static String proposals(String id) {
        return game(id) + "/proposals";
    }

    static String proposal(String id, String proposalId) {
        return proposals(id) + "/" + proposalId;
    }
}
