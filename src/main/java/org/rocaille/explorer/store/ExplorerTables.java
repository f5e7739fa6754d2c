package org.rocaille.explorer.store;

import static java.util.stream.Collectors.toMap;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.persistence.Tuple;
import jakarta.persistence.TypedQuery;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Stream;
import org.hibernate.LockMode;
import org.hibernate.Session;
import org.rocaille.explorer.ExplorerStore;
import org.rocaille.explorer.Results;
import org.rocaille.explorer.Track;
import org.rocaille.game.Imported;
import org.rocaille.game.Listing;
import org.rocaille.game.Terms;
import org.rocaille.game.Visibility;
import org.rocaille.player.PlayerRef;

/** Positions of games, and moves from them, as rows of two tables. */
@ApplicationScoped
class ExplorerTables implements ExplorerStore {

    private static final String EVERYONE = "";

    /** The order is that of the whole index, by which H2 knows it. */
    private static final String PASSAGES = """
            select passage.gameId as gameId, passage.createdAt as createdAt, passage.ply as ply,
                next.text as text, next.notation as notation
            from PassageRow passage
            left join MoveRow next on next.gameId = passage.gameId and next.livePly = passage.ply + 1
            where passage.positionId = :position and passage.seenBy = :seenBy%s
            order by passage.positionId, passage.seenBy, passage.createdAt desc, passage.gameId desc""";

    private static final String FROM_THE_FIRST = PASSAGES.formatted("");
    private static final String AFTER = PASSAGES.formatted("""
            \sand passage.createdAt <= :createdAt
                and (passage.createdAt < :createdAt or passage.gameId < :id)""");

    private static final Comparator<Passage> NEWEST_FIRST = Comparator.comparing(Passage::createdAt)
            .thenComparing(Passage::gameId)
            .reversed();

    private final EntityManager entities;

    ExplorerTables(EntityManager entities) {
        this.entities = entities;
    }

    @Override
    public boolean claim() {
        return !entities.unwrap(Session.class)
                .createSelectionQuery("from CountingRow", CountingRow.class)
                .setHibernateLockMode(LockMode.UPGRADE_SKIPLOCKED)
                .getResultList()
                .isEmpty();
    }

    /** Its players, or whoever imported it; nobody finds a game of seats without players that is not public. */
    private static List<String> finders(Terms game) {
        if (game.visibility() == Visibility.PUBLIC) {
            return List.of(EVERYONE);
        }
        Stream<PlayerRef> importer = game.imported().map(Imported::by).stream();
        return Stream.concat(game.seats().players().stream(), importer)
                .map(PlayerRef::id)
                .toList();
    }

    @Override
    public void insert(Terms game, Track track) {
        for (String finder : finders(game)) {
            track.stops().forEach(stop -> PassageRow.of(game, stop, finder).persist());
        }
    }

    @Override
    public void delete(Terms game, Track track) {
        List<UUID> positions = track.stops().stream().map(Track.Stop::position).toList();
        for (String finder : finders(game)) {
            PassageRow.delete(
                    "positionId in ?1 and seenBy = ?2 and createdAt = ?3 and gameId = ?4",
                    positions,
                    finder,
                    game.createdAt(),
                    game.id());
        }
    }

    @Override
    public void add(Map<Choice, Results> changes) {
        if (changes.isEmpty()) {
            return;
        }
        List<UUID> positions =
                changes.keySet().stream().map(Choice::position).distinct().toList();
        Map<Choice, OpeningMoveRow> rows = OpeningMoveRow.<OpeningMoveRow>list("positionId in ?1", positions).stream()
                .collect(toMap(OpeningMoveRow::choice, Function.identity()));
        changes.forEach((choice, change) -> {
            OpeningMoveRow row = rows.get(choice);
            Results results = row == null ? change : row.results().plus(change);
            if (row == null) {
                OpeningMoveRow.of(choice, results).persist();
            } else if (results.equals(Results.NONE)) {
                row.delete();
            } else {
                row.set(results);
            }
        });
    }

    @Override
    public Map<String, Results> moves(UUID position) {
        return OpeningMoveRow.<OpeningMoveRow>list("positionId", position).stream()
                .collect(toMap(row -> row.move, OpeningMoveRow::results));
    }

    @Override
    public List<Passage> passages(UUID position, Optional<PlayerRef> player, Optional<Listing.Place> after, int limit) {
        // Each from the index, which one query for both would not be.
        return Stream.concat(Stream.of(EVERYONE), player.map(PlayerRef::id).stream())
                .flatMap(finder -> passages(position, finder, after, limit))
                .sorted(NEWEST_FIRST)
                .limit(limit)
                .toList();
    }

    private Stream<Passage> passages(UUID position, String finder, Optional<Listing.Place> after, int limit) {
        TypedQuery<Tuple> query = entities.createQuery(after.isPresent() ? AFTER : FROM_THE_FIRST, Tuple.class)
                .setParameter("position", position)
                .setParameter("seenBy", finder)
                .setMaxResults(limit);
        after.ifPresent(
                place -> query.setParameter("createdAt", place.createdAt()).setParameter("id", place.id()));
        return query.getResultList().stream().map(ExplorerTables::passage);
    }

    private static Passage passage(Tuple row) {
        return new Passage(
                row.get("gameId", String.class),
                row.get("createdAt", Instant.class),
                row.get("ply", Integer.class),
                Optional.ofNullable(row.get("text", String.class))
                        .map(text -> new Played(text, row.get("notation", String.class))));
    }
}
