package org.rocaille.vacation;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.rocaille.player.Place;
import org.rocaille.player.PlayerRef;

/** Where vacations are kept. Those of a player are changed under the lock of its account, and are written at once. */
public interface VacationStore {

    /** Keeps a new vacation. */
    void insert(PlayerRef player, Vacation vacation);

    /** Keeps another end of a vacation. */
    void update(Vacation vacation);

    /** Forgets a vacation. */
    void delete(Vacation vacation);

    /** A vacation of a player. */
    Optional<Vacation> find(PlayerRef player, String id);

    /** The vacation of a player that an instant is in. */
    Optional<Vacation> running(PlayerRef player, Instant at);

    /** The vacations of a player that are not over at an instant, in order. */
    List<Vacation> since(PlayerRef player, Instant at);

    /** The vacations of a player, the latest first, after a place in the list. */
    List<Vacation> list(PlayerRef player, Optional<Place> after, int limit);
}
