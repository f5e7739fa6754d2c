package org.rocaille.event.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.rocaille.event.Bookmark;
import org.rocaille.event.FeedId;
import org.rocaille.event.Slice;

/** Looks at what follows, by many who wait for it. */
@QuarkusTest
class FindingTest {

    @Inject
    Finding finding;

    private final AtomicInteger looks = new AtomicInteger();
    private long last = 7;

    /** Events that nobody may see, up to the last one. */
    private Source source(String name, boolean isOnlookers) {
        return new Source(name, isOnlookers, (start, limit) -> {
            looks.incrementAndGet();
            return new Slice(FeedId.ofGame(name), List.of(), bookmark(name, 6), last);
        });
    }

    private static Bookmark bookmark(String name, long seq) {
        return new Bookmark("game/" + name, seq);
    }

    private Bookmark seenAfter(String name, long seq, boolean isOnlookers) {
        return finding.after(bookmark(name, seq), source(name, isOnlookers), 50).seen();
    }

    @Test
    void onlookers_are_told_what_one_of_them_has_found() {
        assertEquals(bookmark("many", 7), seenAfter("many", 6, true));
        assertEquals(bookmark("many", 7), seenAfter("many", 6, true));

        assertEquals(1, looks.get());
    }

    @Test
    void an_onlooker_who_has_seen_that_looks_for_what_has_come_since() {
        seenAfter("since", 6, true);
        last = 9;

        assertEquals(bookmark("since", 9), seenAfter("since", 7, true));
    }

    @Test
    void that_there_is_nothing_yet_is_found_anew_each_time() {
        last = 6;
        assertEquals(bookmark("nothing", 6), seenAfter("nothing", 6, true));
        last = 7;
        assertEquals(bookmark("nothing", 7), seenAfter("nothing", 6, true));

        assertEquals(2, looks.get());
    }

    @Test
    void whoever_shows_a_token_looks_itself_because_the_token_may_be_worth_nothing_by_now() {
        seenAfter("token", 6, false);
        seenAfter("token", 6, false);

        assertEquals(2, looks.get());
    }
}
