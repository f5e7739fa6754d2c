package org.rocaille.vacation.store;

import io.quarkus.panache.common.Page;
import io.quarkus.panache.common.Parameters;
import io.quarkus.panache.common.Sort;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.rocaille.player.Place;
import org.rocaille.player.PlayerRef;
import org.rocaille.vacation.Vacation;
import org.rocaille.vacation.VacationStore;

/** Vacations as rows. */
@ApplicationScoped
class VacationTable implements VacationStore {

    @Override
    public void insert(PlayerRef player, Vacation vacation) {
        VacationRow.of(player, vacation).persistAndFlush(); // Before clocks are read that it stops.
    }

    @Override
    public void update(Vacation vacation) {
        VacationRow row = VacationRow.findById(vacation.id());
        row.endsAt = vacation.endsAt();
        row.persistAndFlush();
    }

    @Override
    public void delete(Vacation vacation) {
        VacationRow.deleteById(vacation.id());
        VacationRow.flush();
    }

    @Override
    public Optional<Vacation> find(PlayerRef player, String id) {
        return VacationRow.<VacationRow>find("id = ?1 and playerId = ?2", id, player.id())
                .firstResultOptional()
                .map(VacationRow::vacation);
    }

    @Override
    public Optional<Vacation> running(PlayerRef player, Instant at) {
        return VacationRow.<VacationRow>find("playerId = ?1 and startsAt <= ?2 and endsAt > ?2", player.id(), at)
                .firstResultOptional()
                .map(VacationRow::vacation);
    }

    @Override
    public List<Vacation> since(PlayerRef player, Instant at) {
        return VacationRow.<VacationRow>list("playerId = ?1 and endsAt > ?2", Sort.by("startsAt"), player.id(), at)
                .stream()
                .map(VacationRow::vacation)
                .toList();
    }

    @Override
    public List<Vacation> list(PlayerRef player, Optional<Place> after, int limit) {
        Parameters parameters = Parameters.with("player", player.id());
        after.ifPresent(place -> parameters.and("at", place.at()).and("id", place.id()));
        String following = after.isPresent() ? " and startsAt <= :at and (startsAt < :at or id < :id)" : "";
        return VacationRow.<VacationRow>find(
                        "playerId = :player" + following, Sort.descending("startsAt", "id"), parameters)
                .page(Page.ofSize(limit))
                .stream()
                .map(VacationRow::vacation)
                .toList();
    }
}
