package org.rocaille.limit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rocaille.limit.Policy.ACCOUNTS;
import static org.rocaille.limit.Policy.READS;
import static org.rocaille.limit.Policy.STREAMS;
import static org.rocaille.limit.Policy.WRITES;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rocaille.limit.Limits.Count;
import org.rocaille.limit.Limits.Entry;

class LimitsTest {

    private final AtomicLong now = new AtomicLong();
    private final Limits limits = new Limits(
            Map.of(
                    READS, Quota.parse("600/PT1M"),
                    WRITES, Quota.parse("2/PT1M"),
                    ACCOUNTS, Quota.parse("1/PT1H"),
                    STREAMS, Quota.parse("2")),
            now::get);

    private Entry enter(Policy... policies) {
        return limits.enter(List.of(policies).stream()
                .map(policy -> new Count(policy, "ada"))
                .toList());
    }

    private int remaining(Policy policy) {
        return limits.standing(new Count(policy, "ada")).remaining();
    }

    @Test
    void one_is_taken_of_each_or_none_if_one_has_nothing_left() {
        assertTrue(enter(WRITES, ACCOUNTS).refusal().isEmpty());

        assertEquals(ACCOUNTS, enter(WRITES, ACCOUNTS).refusal().orElseThrow().policy());
        assertEquals(1, remaining(WRITES));
    }

    @Test
    void whoever_waits_has_to_wait_for_all_and_is_told_whole_seconds_that_are_enough() {
        enter(WRITES, ACCOUNTS);
        enter(WRITES);
        now.addAndGet(Duration.ofMillis(1).toNanos());

        Limits.Refusal refusal = enter(WRITES, ACCOUNTS).refusal().orElseThrow();

        assertEquals(ACCOUNTS, refusal.policy());
        assertEquals(Optional.of(Duration.ofHours(1)), refusal.retryAfter());
        now.addAndGet(Duration.ofHours(1).toNanos());
        assertTrue(enter(WRITES, ACCOUNTS).refusal().isEmpty());
    }

    @Test
    void nobody_is_told_to_come_back_at_once() {
        for (int i = 0; i < 600; i++) {
            enter(READS);
        }

        assertEquals(
                Optional.of(Duration.ofSeconds(1)),
                enter(READS).refusal().orElseThrow().retryAfter());
    }

    @Test
    void what_is_not_charged_is_given_back() {
        Entry entry = enter(WRITES, ACCOUNTS);
        entry.charge(policy -> policy == WRITES);

        assertEquals(1, remaining(WRITES));
        assertEquals(1, remaining(ACCOUNTS));
    }

    @Test
    void what_was_refused_has_nothing_to_give_back() {
        enter(WRITES, ACCOUNTS);
        enter(WRITES, ACCOUNTS).charge(policy -> false);

        assertEquals(0, remaining(ACCOUNTS));
        assertEquals(1, remaining(WRITES));
    }

    @Test
    void what_goes_on_is_counted_until_it_ends_and_nobody_knows_when() {
        Entry first = enter(READS, STREAMS);
        Entry second = enter(READS, STREAMS);
        first.charge(policy -> true);

        Entry third = enter(READS, STREAMS);
        assertEquals(STREAMS, third.refusal().orElseThrow().policy());
        assertEquals(Optional.empty(), third.refusal().orElseThrow().retryAfter());
        assertEquals(598, remaining(READS));
        assertFalse(third.goesOn());

        assertTrue(second.goesOn());
        second.end();
        assertTrue(enter(READS, STREAMS).refusal().isEmpty());
        first.end();
        assertEquals(1, remaining(STREAMS));
    }

    @Test
    void what_has_no_quota_is_not_counted() {
        Entry entry = enter(Policy.EXPORTS, Policy.ANALYSIS);

        assertTrue(entry.refusal().isEmpty());
        assertEquals(List.of(), entry.counts());
    }

    @Test
    void a_quota_is_written_as_a_number_in_a_time_or_at_once() {
        assertEquals(new Quota.Rate(600, Duration.ofMinutes(1)), Quota.parse(" 600/PT1M "));
        assertEquals(new Quota.AtOnce(20), Quota.parse("20"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "0",
                "0/PT1M",
                "-1",
                "600/",
                "600/1m",
                "600/PT0S",
                "600/-PT1M",
                "x",
                "1/P9999999D",
                "99999999999"
            })
    void what_is_no_quota_is_refused(String text) {
        assertThrows(IllegalArgumentException.class, () -> Quota.parse(text));
    }
}
