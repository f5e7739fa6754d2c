package org.rocaille.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A pool of searches")
class SearchPoolTest {

    private static final int WAITING = 4;

    private final SearchPool pool = new SearchPool("test", 1, 1 << 20);
    private final CountDownLatch end = new CountDownLatch(1);

    @AfterEach
    void end() {
        end.countDown();
        pool.close();
    }

    @Test
    void lets_no_more_in_than_it_has_threads_and_room() throws Exception {
        occupy();
        for (int i = 0; i < WAITING; i++) {
            assertTrue(pool.enter(() -> false, search -> {}));
        }
        assertFalse(pool.enter(() -> false, search -> {}));
        assertEquals(1, pool.running());
        assertEquals(WAITING, pool.waiting());
    }

    @Test
    void makes_room_where_one_that_waits_is_left() throws Exception {
        occupy();
        AtomicBoolean isLeft = new AtomicBoolean();
        assertTrue(pool.enter(isLeft::get, search -> {}));
        for (int i = 1; i < WAITING; i++) {
            assertTrue(pool.enter(() -> false, search -> {}));
        }
        isLeft.set(true);
        assertTrue(pool.enter(() -> false, search -> {}));
        assertEquals(WAITING, pool.waiting());
    }

    @Test
    void does_not_begin_what_is_left_while_it_waits() throws Exception {
        occupy();
        AtomicBoolean isLeft = new AtomicBoolean();
        AtomicBoolean isBegun = new AtomicBoolean();
        CountDownLatch next = new CountDownLatch(1);
        assertTrue(pool.enter(isLeft::get, search -> isBegun.set(true)));
        assertTrue(pool.enter(() -> false, search -> next.countDown()));
        isLeft.set(true);
        end.countDown();
        assertTrue(next.await(10, TimeUnit.SECONDS));
        assertFalse(isBegun.get());
    }

    @Test
    void without_threads_or_after_its_end_lets_none_in() {
        try (SearchPool none = new SearchPool("none", 0, 1 << 20)) {
            assertFalse(none.enter(() -> false, search -> {}));
        }
        pool.close();
        assertFalse(pool.enter(() -> false, search -> {}));
    }

    /** Has the only thread busy until the end. */
    private void occupy() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        assertTrue(pool.enter(() -> false, search -> {
            begun.countDown();
            try {
                end.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }));
        assertTrue(begun.await(10, TimeUnit.SECONDS));
    }
}
