package org.rocaille.event.store;

import static java.util.stream.Collectors.toMap;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.panache.common.Page;
import io.quarkus.panache.common.Sort;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.hibernate.Session;
import org.rocaille.event.Appended;
import org.rocaille.event.Event;
import org.rocaille.event.EventLog;
import org.rocaille.event.EventType;
import org.rocaille.event.FeedId;
import org.rocaille.event.Feeds;
import org.rocaille.event.KeptEvent;
import org.rocaille.event.Notice;

/** Events as rows, with payloads as JSON: those of games once, deflated, and in feeds of players by reference. */
@ApplicationScoped
class EventTables implements EventLog, Feeds {

    private static final String OF_PLAYER = """
            select feed, event
            from FeedEventRow feed
            left join EventRow event on event.gameId = feed.gameId and event.seq = feed.eventSeq
            where feed.playerId = :player and feed.seq > :seq and (feed.gameId is null or event.id is not null)
            order by feed.seq""";

    /** The numbers of a game's events come from its row. */
    private static final String LAST = """
            select 'GAME' as kind, id as owner, last_event_seq as seq from game where id in (:games)
            union all
            select 'PLAYER', player_id, last_seq from feed where player_id in (:players)""";

    private static final TypeReference<Map<String, Object>> PAYLOAD = new TypeReference<>() {};

    private final EntityManager entities;
    private final ObjectMapper json;
    private final jakarta.enterprise.event.Event<Appended> appended;

    EventTables(EntityManager entities, ObjectMapper json, jakarta.enterprise.event.Event<Appended> appended) {
        this.entities = entities;
        this.json = json;
        this.appended = appended;
    }

    @Override
    public void append(List<Event> events) {
        for (Event event : events) {
            EventRow.of(event, write(event.type(), event.payload())).persist();
        }
        Map<FeedId, Long> last = new HashMap<>();
        events.forEach(event -> last.put(FeedId.ofGame(event.gameId()), event.seq()));
        List<String> players =
                events.stream().flatMap(event -> event.players().stream()).toList();
        if (!players.isEmpty()) {
            Map<String, FeedRow> feeds = FeedRow.lock(players);
            events.forEach(event -> event.players()
                    .forEach(player -> FeedEventRow.of(feeds.get(player), event).persist()));
            last.putAll(last(feeds));
        }
        appended.fire(new Appended(last, events));
    }

    @Override
    public void append(Notice notice) {
        String payload = write(notice.type(), notice.payload());
        Map<String, FeedRow> feeds = FeedRow.lock(notice.players());
        feeds.values().forEach(feed -> FeedEventRow.of(feed, notice, payload).persist());
        appended.fire(new Appended(last(feeds), List.of()));
    }

    private static Map<FeedId, Long> last(Map<String, FeedRow> feeds) {
        return feeds.values().stream().collect(toMap(feed -> FeedId.ofPlayer(feed.playerId), feed -> feed.lastSeq));
    }

    @Override
    public void forget(String gameId) {
        EventRow.delete("gameId", gameId);
    }

    @Override
    public List<String> playersToldBefore(Instant instant, int limit) {
        return FeedRow.<FeedRow>find("oldestAt < ?1", Sort.by("oldestAt"), instant).page(Page.ofSize(limit)).stream()
                .map(row -> row.playerId)
                .toList();
    }

    @Override
    public int forget(String playerId, Instant before, int limit) {
        return FeedRow.claim(entities, playerId)
                .map(feed -> forget(feed, before, limit))
                .orElse(0);
    }

    private static int forget(FeedRow feed, Instant before, int limit) {
        List<FeedEventRow> oldest = FeedEventRow.<FeedEventRow>find("playerId", Sort.by("seq"), feed.playerId)
                .page(Page.ofSize(limit))
                .list();
        // Not by their instants alone: those of different games may be out of order by some milliseconds.
        List<FeedEventRow> old =
                oldest.stream().takeWhile(row -> row.at.isBefore(before)).toList();
        if (!old.isEmpty()) {
            FeedEventRow.delete("playerId = ?1 and seq <= ?2", feed.playerId, old.get(old.size() - 1).seq);
        }
        if (old.size() < limit) {
            feed.oldestAt = old.size() == oldest.size() ? null : oldest.get(old.size()).at;
        }
        return old.size();
    }

    private String write(EventType type, Map<String, Object> payload) {
        try {
            return json.writeValueAsString(payload);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("The payload of " + type.code() + " has no JSON form", e);
        }
    }

    @Override
    public List<KeptEvent> after(FeedId feed, long seq, int limit) {
        return switch (feed.kind()) {
            case GAME -> ofGame("gameId = ?1 and seq > ?2", limit, feed.owner(), seq);
            case PLAYER -> ofPlayer(feed.owner(), seq, limit);
        };
    }

    @Override
    public List<KeptEvent> publicAfter(FeedId game, long seq, int limit) {
        return ofGame(
                "gameId = ?1 and seq > ?2 and type not in ?3", limit, game.owner(), seq, EventType.FOR_PLAYERS_ONLY);
    }

    private List<KeptEvent> ofGame(String which, int limit, Object... parameters) {
        return EventRow.<EventRow>find(which, Sort.by("seq"), parameters).page(Page.ofSize(limit)).stream()
                .map(row -> kept(row, row.seq))
                .toList();
    }

    private List<KeptEvent> ofPlayer(String player, long seq, int limit) {
        return entities
                .createQuery(OF_PLAYER, Object[].class)
                .setParameter("player", player)
                .setParameter("seq", seq)
                .setMaxResults(limit)
                .getResultList()
                .stream()
                .map(row -> kept((FeedEventRow) row[0], (EventRow) row[1]))
                .toList();
    }

    private KeptEvent kept(FeedEventRow row, EventRow event) {
        return event == null
                ? new KeptEvent(row.seq, row.id, row.type, row.at, Optional.empty(), read(row.payload))
                : kept(event, row.seq);
    }

    private KeptEvent kept(EventRow row, long seq) {
        return new KeptEvent(seq, row.id, row.type, row.at, Optional.of(row.gameId), read(row.payload()));
    }

    private Map<String, Object> read(String payload) {
        try {
            return json.readValue(payload, PAYLOAD);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("A payload is no JSON", e);
        }
    }

    @Override
    public Optional<Long> first(FeedId feed) {
        String query = switch (feed.kind()) {
            case GAME -> "select min(seq) from EventRow where gameId = :owner";
            case PLAYER -> "select min(seq) from FeedEventRow where playerId = :owner";
        };
        return Optional.ofNullable(entities.createQuery(query, Long.class)
                .setParameter("owner", feed.owner())
                .getSingleResult());
    }

    @Override
    public Map<FeedId, Long> last(Collection<FeedId> feeds) {
        Map<FeedId, Long> last = new HashMap<>();
        entities.unwrap(Session.class)
                .createNativeQuery(LAST, Object[].class)
                .setParameterList("games", owners(feeds, FeedId.Kind.GAME))
                .setParameterList("players", owners(feeds, FeedId.Kind.PLAYER))
                .getResultList()
                .forEach(row -> last.put(
                        new FeedId(FeedId.Kind.valueOf((String) row[0]), (String) row[1]),
                        ((Number) row[2]).longValue()));
        return last;
    }

    private static List<String> owners(Collection<FeedId> feeds, FeedId.Kind kind) {
        return feeds.stream()
                .filter(feed -> feed.kind() == kind)
                .map(FeedId::owner)
                .toList();
    }
}
