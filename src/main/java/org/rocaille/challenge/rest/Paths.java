package org.rocaille.challenge.rest;

/** The addresses of challenges, relative to the service's root. */
final class Paths {

    static final String CHALLENGES = "/v1/challenges";
    static final String MINE = "/v1/me/challenges";
    static final String REMATCH = "/v1/games/{id}/rematch";

    private Paths() {}

    static String challenge(String id) {
        return CHALLENGES + "/" + id;
    }

    static String game(String id) {
        return "/v1/games/" + id;
    }
}
