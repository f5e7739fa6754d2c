package org.rocaille.limit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class RateMeterTest {

    private static final String ADA = "ada";

    /** A clock that shows what it is set to; it begins where nanoTime may: just before it overflows. */
    private final AtomicLong now = new AtomicLong(Long.MAX_VALUE - 5);

    private RateMeter meter(int limit, Duration window) {
        return new RateMeter(new Quota.Rate(limit, window), now::get);
    }

    private void pass(Duration time) {
        now.addAndGet(time.toNanos());
    }

    private static int takeAll(Meter meter, String caller) {
        int taken = 0;
        while (meter.take(caller)) {
            taken++;
        }
        return taken;
    }

    @Test
    void the_whole_quota_may_be_taken_at_once_and_nothing_more() {
        RateMeter meter = meter(60, Duration.ofMinutes(1));

        assertEquals(60, takeAll(meter, ADA));
        assertFalse(meter.take(ADA));
        assertEquals(new Standing(0, Duration.ofSeconds(1), Duration.ofMinutes(1)), meter.standing(ADA));
    }

    @Test
    void every_caller_has_a_quota_of_its_own() {
        RateMeter meter = meter(3, Duration.ofMinutes(1));
        takeAll(meter, ADA);

        assertEquals(3, takeAll(meter, "bob"));
    }

    @Test
    void what_was_taken_comes_back_evenly() {
        RateMeter meter = meter(60, Duration.ofMinutes(1));
        takeAll(meter, ADA);

        pass(Duration.ofSeconds(20));

        assertEquals(new Standing(20, Duration.ZERO, Duration.ofSeconds(40)), meter.standing(ADA));
        assertEquals(20, takeAll(meter, ADA));
        pass(Duration.ofDays(30));
        assertEquals(new Standing(60, Duration.ZERO, Duration.ZERO), meter.standing(ADA));
        assertEquals(60, takeAll(meter, ADA));
    }

    @Test
    void whoever_waits_for_as_long_as_is_said_is_let_in_and_nobody_who_waits_for_less() {
        Random random = new Random(20);
        for (int trial = 0; trial < 2_000; trial++) {
            RateMeter meter = meter(1 + random.nextInt(1_000), Duration.ofMillis(1_000 + random.nextInt(1_000_000)));
            takeAll(meter, ADA);
            for (int wait = 0; wait < 5; wait++) {
                Duration told = meter.standing(ADA).untilRoom();
                pass(told.minusNanos(1));
                assertFalse(meter.take(ADA));
                pass(Duration.ofNanos(1));
                assertTrue(meter.take(ADA));
            }
        }
    }

    @Test
    void what_is_given_back_was_never_taken() {
        RateMeter meter = meter(60, Duration.ofMinutes(1));
        for (int i = 0; i < 10_000; i++) {
            assertTrue(meter.take(ADA));
            meter.giveBack(ADA);
        }

        assertEquals(60, meter.standing(ADA).remaining());
        assertEquals(60, takeAll(meter, ADA));
        pass(Duration.ofMinutes(2));
        meter.giveBack(ADA);
        assertEquals(60, takeAll(meter, ADA));
    }

    @Test
    void however_many_ask_at_once_never_more_than_the_quota_is_taken() throws InterruptedException {
        RateMeter meter = meter(10_000, Duration.ofHours(1));
        AtomicInteger taken = new AtomicInteger();
        int threads = 8;
        CountDownLatch all = new CountDownLatch(threads);
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        for (int i = 0; i < threads; i++) {
            pool.execute(() -> {
                all.countDown();
                taken.addAndGet(takeAll(meter, ADA));
                for (int given = 0; given < 100; given++) {
                    if (meter.take(ADA)) {
                        meter.giveBack(ADA);
                    }
                }
            });
        }
        pool.shutdown();

        assertTrue(pool.awaitTermination(1, TimeUnit.MINUTES));
        assertEquals(10_000, taken.get());
    }

    @Test
    void a_clock_that_goes_back_gives_nothing_away_and_lets_nobody_wait_for_longer_than_before() {
        RateMeter meter = meter(60, Duration.ofMinutes(1));
        takeAll(meter, ADA);

        pass(Duration.ofDays(-1));

        assertFalse(meter.take(ADA));
        assertEquals(Duration.ofSeconds(1), meter.standing(ADA).untilRoom());
        pass(Duration.ofSeconds(1));
        assertEquals(1, takeAll(meter, ADA));
    }

    @Test
    void a_flood_of_callers_fills_no_memory_and_makes_nobody_forgotten_who_comes_often() {
        RateMeter meter = meter(60, Duration.ofHours(1));
        int flood = 4 * RateMeter.ROOM;
        takeAll(meter, ADA);
        for (int i = 0; i < flood; i++) {
            assertTrue(meter.take("address " + i));
            if (i % 100 == 0) {
                assertFalse(meter.take(ADA), "after " + i);
            }
        }

        assertTrue(meter.known() <= RateMeter.ROOM, meter.known() + " callers");
    }
}
