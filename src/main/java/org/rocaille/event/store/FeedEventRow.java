package org.rocaille.event.store;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.time.Instant;
import org.rocaille.event.Event;
import org.rocaille.event.Notice;

/** An event in the feed of a player as a row: it refers to a game's, or has all there is to know of it. */
@Entity
@Table(name = "feed_event")
@IdClass(FeedEventRow.Key.class)
class FeedEventRow extends PanacheEntityBase {

    @Id
    @Column(name = "player_id")
    String playerId;

    @Id
    long seq;

    Instant at;

    @Column(name = "game_id")
    String gameId;

    @Column(name = "event_seq")
    Long eventSeq;

    String id;
    String type;
    String payload;

    record Key(String playerId, long seq) implements Serializable {}

    static FeedEventRow of(FeedRow feed, Event event) {
        FeedEventRow row = of(feed, event.at());
        row.gameId = event.gameId();
        row.eventSeq = event.seq();
        return row;
    }

    static FeedEventRow of(FeedRow feed, Notice notice, String payload) {
        FeedEventRow row = of(feed, notice.at());
        row.id = notice.id();
        row.type = notice.type().code();
        row.payload = payload;
        return row;
    }

    private static FeedEventRow of(FeedRow feed, Instant at) {
        FeedEventRow row = new FeedEventRow();
        row.playerId = feed.playerId;
        row.seq = feed.next(at);
        row.at = at;
        return row;
    }
}
