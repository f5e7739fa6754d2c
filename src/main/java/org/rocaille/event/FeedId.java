package org.rocaille.event;

/**
 * A sequence of events that are read in order.
 *
 * @param kind  of what
 * @param owner the id of the game or of the player
 */
public record FeedId(Kind kind, String owner) {

    /** What has feeds. */
    public enum Kind {
        /** A game, of which everything that happens to it is told. */
        GAME,
        /** A player, who is told of everything that happens to its games and challenges. */
        PLAYER
    }

    public static FeedId ofGame(String id) {
        return new FeedId(Kind.GAME, id);
    }

    public static FeedId ofPlayer(String id) {
        return new FeedId(Kind.PLAYER, id);
    }
}
