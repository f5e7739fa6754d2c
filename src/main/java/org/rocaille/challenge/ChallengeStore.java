package org.rocaille.challenge;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rocaille.player.Place;
import org.rocaille.player.PlayerRef;
import org.rocaille.rules.Variant;

/**
 * Where challenges are kept. One is changed only between {@link #lock} and the end of that transaction, and until then
 * nobody else gets its lock.
 */
public interface ChallengeStore {

    /**
     * Which challenges to anyone are asked for.
     *
     * @param variant         only those of a variant
     * @param timeControlKind only those of a kind of time control
     */
    record Wanted(Optional<Variant> variant, Optional<String> timeControlKind) {}

    /** Keeps a new challenge. */
    void insert(Challenge challenge);

    /** A challenge as it is now. */
    Optional<Challenge> find(String id);

    /** A challenge as it is now and stays until this transaction ends, unless this transaction changes it. */
    Optional<Challenge> lock(String id);

    /** As {@link #lock}, but nobody is waited for: none if someone else has it. */
    Optional<Challenge> claim(String id);

    /** The ids of challenges that are kept as open and whose time has passed, the first of them first. */
    List<String> expiring(Instant at, int limit);

    /** Keeps what has changed of a locked challenge. */
    void update(Challenge challenge);

    /** Keeps that a game came of a locked challenge. */
    void insert(Challenge challenge, Pairing pairing);

    /** The games that came of challenges, by the challenge's id, each in the order in which they did. */
    Map<String, List<Pairing>> pairings(List<Challenge> challenges);

    /** How many challenges of a player can be accepted. */
    long countOpen(PlayerRef challenger, Instant at);

    /** The challenge that a player has open for another game after a game. */
    Optional<Challenge> rematch(String gameId, PlayerRef challenger, Instant at);

    /** The challenges to anyone that can be accepted, newest first, after a place in the list. */
    List<Challenge> list(Wanted wanted, Instant at, Optional<Place> after, int limit);

    /** The challenges that a player made or was made, newest first, after a place in the list. */
    List<Challenge> list(
            PlayerRef player, Optional<Challenge.Status> status, Instant at, Optional<Place> after, int limit);
}
