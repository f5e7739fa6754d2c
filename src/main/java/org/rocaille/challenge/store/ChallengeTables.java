package org.rocaille.challenge.store;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;

import io.quarkus.panache.common.Page;
import io.quarkus.panache.common.Parameters;
import io.quarkus.panache.common.Sort;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.persistence.LockModeType;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.hibernate.LockMode;
import org.hibernate.Session;
import org.rocaille.challenge.Challenge;
import org.rocaille.challenge.ChallengeStore;
import org.rocaille.challenge.Pairing;
import org.rocaille.player.Place;
import org.rocaille.player.PlayerRef;

/** Challenges as rows, and the games that came of them. */
@ApplicationScoped
class ChallengeTables implements ChallengeStore {

    private static final String OPEN = "status = 'open' and expiresAt > :now";

    private static final Comparator<Challenge> NEWEST_FIRST = Comparator.comparing(Challenge::createdAt)
            .thenComparing(Challenge::id)
            .reversed();

    private final EntityManager entities;

    ChallengeTables(EntityManager entities) {
        this.entities = entities;
    }

    @Override
    public void insert(Challenge challenge) {
        ChallengeRow.of(challenge).persistAndFlush(); // Before whatever refers to it.
    }

    @Override
    public Optional<Challenge> find(String id) {
        return ChallengeRow.<ChallengeRow>findByIdOptional(id).map(ChallengeRow::challenge);
    }

    @Override
    public Optional<Challenge> lock(String id) {
        return ChallengeRow.<ChallengeRow>findByIdOptional(id, LockModeType.PESSIMISTIC_WRITE)
                .map(ChallengeRow::challenge);
    }

    @Override
    public Optional<Challenge> claim(String id) {
        return entities.unwrap(Session.class)
                .createSelectionQuery("from ChallengeRow where id = :id", ChallengeRow.class)
                .setParameter("id", id)
                .setHibernateLockMode(LockMode.UPGRADE_SKIPLOCKED)
                .getResultStream()
                .findFirst()
                .map(ChallengeRow::challenge);
    }

    @Override
    public List<String> expiring(Instant at, int limit) {
        return ChallengeRow.<ChallengeRow>find("status = 'open' and expiresAt <= ?1", Sort.by("expiresAt"), at)
                .page(Page.ofSize(limit))
                .stream()
                .map(row -> row.id)
                .toList();
    }

    @Override
    public void update(Challenge challenge) {
        ChallengeRow.<ChallengeRow>findById(challenge.id()).set(challenge);
    }

    @Override
    public void insert(Challenge challenge, Pairing pairing) {
        PairingRow.of(challenge, pairing).persist();
    }

    @Override
    public Map<String, List<Pairing>> pairings(List<Challenge> challenges) {
        List<String> ids = challenges.stream().map(Challenge::id).toList();
        return PairingRow.<PairingRow>find("challengeId in ?1", Sort.by("at", "playerId"), ids).stream()
                .collect(groupingBy(row -> row.challengeId, mapping(PairingRow::pairing, toList())));
    }

    @Override
    public long countOpen(PlayerRef challenger, Instant at) {
        return ChallengeRow.count(
                "challengerId = :challenger and " + OPEN,
                Parameters.with("challenger", challenger.id()).and("now", at));
    }

    @Override
    public Optional<Challenge> rematch(String gameId, PlayerRef challenger, Instant at) {
        return ChallengeRow.<ChallengeRow>find(
                        "challengerId = :challenger and rematchOf = :game and " + OPEN,
                        Parameters.with("challenger", challenger.id())
                                .and("game", gameId)
                                .and("now", at))
                .firstResultOptional()
                .map(ChallengeRow::challenge);
    }

    @Override
    public List<Challenge> list(Wanted wanted, Instant at, Optional<Place> after, int limit) {
        // Of those who are not there to play, nothing is offered.
        StringBuilder query = new StringBuilder(OPEN + " and opponentId is null and exists (select 1 from PlayerRow"
                + " player where player.id = challengerId and player.closedAt is null and player.suspendedAt is null)");
        Parameters parameters = Parameters.with("now", at);
        wanted.variant().ifPresent(variant -> {
            query.append(" and variant = :variant");
            parameters.and("variant", variant.key());
        });
        wanted.timeControlKind().ifPresent(kind -> {
            query.append(" and timeControlKind = :kind");
            parameters.and("kind", kind);
        });
        return page("status", query, parameters, after, limit).toList();
    }

    @Override
    public List<Challenge> list(
            PlayerRef player, Optional<Challenge.Status> status, Instant at, Optional<Place> after, int limit) {
        // Each from an index of its own, which one query for both would not be.
        return Stream.of("challengerId", "opponentId")
                .flatMap(role -> {
                    StringBuilder query = new StringBuilder(role + " = :player");
                    Parameters parameters = Parameters.with("player", player.id());
                    status.ifPresent(wanted -> filter(query, parameters, wanted, at));
                    return page(role, query, parameters, after, limit);
                })
                .sorted(NEWEST_FIRST)
                .limit(limit)
                .toList();
    }

    private static void filter(StringBuilder query, Parameters parameters, Challenge.Status status, Instant at) {
        switch (status) {
            case OPEN -> {
                query.append(" and ").append(OPEN);
                parameters.and("now", at);
            }
            case EXPIRED -> {
                query.append(" and (status = 'expired' or status = 'open' and expiresAt <= :now)");
                parameters.and("now", at);
            }
            default -> {
                query.append(" and status = :status");
                parameters.and("status", status.code());
            }
        }
    }

    /**
     * Newest first.
     *
     * @param part the column of an index whose value is the same for all, with which their order begins, or H2 would look
     *     through all that have it
     */
    private static Stream<Challenge> page(
            String part, StringBuilder query, Parameters parameters, Optional<Place> after, int limit) {
        after.ifPresent(place -> {
            query.append(" and createdAt <= :at and (createdAt < :at or id < :id)");
            parameters.and("at", place.at()).and("id", place.id());
        });
        Sort order = Sort.by(part).and("createdAt", Sort.Direction.Descending).and("id", Sort.Direction.Descending);
        return ChallengeRow.<ChallengeRow>find(query.toString(), order, parameters).page(Page.ofSize(limit)).stream()
                .map(ChallengeRow::challenge);
    }
}
