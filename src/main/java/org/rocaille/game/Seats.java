package org.rocaille.game;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.rocaille.id.Secret;
import org.rocaille.player.PlayerRef;
import org.rocaille.rules.Side;
import org.rocaille.text.UserText;

/**
 * Who may act for which side.
 *
 * @param white who plays White
 * @param black who plays Black
 */
public record Seats(Holder white, Holder black) {

    /** What a seat is held by. */
    public sealed interface Holder {

        /** The player, if it is one. */
        default Optional<PlayerRef> player() {
            return Optional.empty();
        }

        /** What whoever plays, or has played, is called, if that is known. */
        default Optional<String> name() {
            return player().map(ref -> ref.name().text());
        }
    }

    /**
     * Whoever has a secret token that is of this seat and nothing else.
     *
     * @param hash the hash of the token
     */
    public record TokenHolder(String hash) implements Holder {}

    /** A player, with any token that lets it play. */
    public record PlayerHolder(PlayerRef ref) implements Holder {

        @Override
        public Optional<PlayerRef> player() {
            return Optional.of(ref);
        }
    }

    /**
     * Nobody: the game was played elsewhere.
     *
     * @param called what its record calls the player; that is no player of ours, whoever has the same name
     */
    public record Nobody(Optional<UserText> called) implements Holder {

        @Override
        public Optional<String> name() {
            return called.map(UserText::value);
        }
    }

    static Seats of(Secret white, Secret black) {
        return new Seats(new TokenHolder(white.hash()), new TokenHolder(black.hash()));
    }

    /** One of whoever has a token, the other of a player. */
    static Seats of(Secret token, Side side, PlayerRef other) {
        Holder own = new TokenHolder(token.hash());
        Holder player = new PlayerHolder(other);
        return side == Side.WHITE ? new Seats(own, player) : new Seats(player, own);
    }

    /** Seats of two players. */
    public static Seats of(PlayerRef white, PlayerRef black) {
        return new Seats(new PlayerHolder(white), new PlayerHolder(black));
    }

    /** Who plays a side. */
    public Holder of(Side side) {
        return side == Side.WHITE ? white : black;
    }

    /** Those who are players, White's first. */
    public List<PlayerRef> players() {
        return Stream.of(white, black)
                .flatMap(holder -> holder.player().stream())
                .toList();
    }

    /** The side that a token of a seat may act for; empty if it is not of this game. */
    Optional<Side> heldBy(Secret token) {
        return heldBy(new TokenHolder(token.hash()));
    }

    /** The side that a player plays; empty if it plays none. */
    public Optional<Side> heldBy(PlayerRef player) {
        return heldBy(new PlayerHolder(player));
    }

    private Optional<Side> heldBy(Holder holder) {
        if (white.equals(holder)) {
            return Optional.of(Side.WHITE);
        }
        return black.equals(holder) ? Optional.of(Side.BLACK) : Optional.empty();
    }
}
