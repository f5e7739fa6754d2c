package org.rocaille.outage;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.rocaille.player.Place;

/** Where outages and the heartbeat that all processes share are kept. */
public interface OutageStore {

    /** When a process last said that it is up; nobody else says so until this transaction ends. Empty at first. */
    Optional<Instant> lockLastBeat();

    /** Says that a process is up. */
    void beat(Instant at);

    /** Keeps an outage. */
    void insert(Outage outage);

    /** Outages, newest first, after a place in the list. */
    List<Outage> list(Optional<Place> after, int limit);
}
