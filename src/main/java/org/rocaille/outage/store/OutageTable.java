package org.rocaille.outage.store;

import io.quarkus.panache.common.Page;
import io.quarkus.panache.common.Parameters;
import io.quarkus.panache.common.Sort;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.LockModeType;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.rocaille.outage.Outage;
import org.rocaille.outage.OutageStore;
import org.rocaille.player.Place;

/** Outages as rows. */
@ApplicationScoped
class OutageTable implements OutageStore {

    private static HeartbeatRow heart() {
        return HeartbeatRow.findById(HeartbeatRow.ONLY, LockModeType.PESSIMISTIC_WRITE);
    }

    @Override
    public Optional<Instant> lockLastBeat() {
        return Optional.ofNullable(heart().beatAt);
    }

    @Override
    public void beat(Instant at) {
        heart().beatAt = at;
    }

    @Override
    public void insert(Outage outage) {
        OutageRow.of(outage).persist();
    }

    @Override
    public List<Outage> list(Optional<Place> after, int limit) {
        Parameters parameters = new Parameters();
        after.ifPresent(place -> parameters.and("at", place.at()).and("id", place.id()));
        String following = after.isPresent() ? "startsAt <= :at and (startsAt < :at or id < :id)" : "1 = 1";
        return OutageRow.<OutageRow>find(following, Sort.descending("startsAt", "id"), parameters)
                .page(Page.ofSize(limit))
                .stream()
                .map(OutageRow::outage)
                .toList();
    }
}
