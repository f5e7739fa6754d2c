package org.rocaille.event.rest;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.List;
import org.rocaille.event.Bookmark;
import org.rocaille.event.Slice;
import org.rocaille.event.Start;

/**
 * Finds what comes next for those who wait. Onlookers of a game, who wait for the same and may be many, are all woken by a
 * move: one of them looks, and the others are told what was found. It may be that more has happened since, of which they
 * have been told too, and so they ask again.
 */
@ApplicationScoped
class Finding {

    /**
     * What follows a cursor.
     *
     * @param events what may be seen of it
     * @param seen   up to where it was looked, which may be further
     */
    record Found(List<EventView> events, Bookmark seen) {}

    private record Question(String resync, Bookmark after, int limit) {}

    private final Reading reading;
    private final ObjectMapper json;
    private final Cache<Question, Found> found = Caffeine.newBuilder()
            .maximumSize(1_000)
            .expireAfterWrite(Duration.ofSeconds(10))
            .build();

    Finding(Reading reading, ObjectMapper json) {
        this.reading = reading;
        this.json = json;
    }

    /** Looks, unless somebody has who sees the same and found something. */
    Found after(Bookmark bookmark, Source source, int limit) {
        if (!source.isOnlookers()) {
            return look(bookmark, source, limit);
        }
        Found next = found.get(new Question(source.resync(), bookmark, limit), question -> {
            Found now = look(bookmark, source, limit);
            return now.seen().equals(bookmark) ? null : now; // That there is nothing is soon no longer so.
        });
        return next == null ? new Found(List.of(), bookmark) : next;
    }

    private Found look(Bookmark bookmark, Source source, int limit) {
        Slice slice = reading.look(source, new Start.After(bookmark), limit);
        return new Found(EventView.of(slice, json), slice.seen());
    }
}
