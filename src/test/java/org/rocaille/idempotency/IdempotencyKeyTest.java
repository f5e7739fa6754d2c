package org.rocaille.idempotency;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class IdempotencyKeyTest {

    private static final byte[] ANSWER = "seat_7k2m9q4x0h8w3rte".getBytes(StandardCharsets.UTF_8);

    private final IdempotencyKey key = new IdempotencyKey("0f8c1a52-7d0b-4c83-9a55-31b0a4d1f6e2");

    @Test
    void what_is_sealed_opens_with_the_same_key_and_scope() {
        assertArrayEquals(ANSWER, key.open("ada", key.seal("ada", ANSWER)));
    }

    @Test
    void what_is_sealed_opens_with_no_other_key_or_scope() {
        byte[] sealed = key.seal("ada", ANSWER);

        assertThrows(IllegalStateException.class, () -> key.open("bob", sealed));
        assertThrows(IllegalStateException.class, () -> new IdempotencyKey("another").open("ada", sealed));
    }

    @Test
    void what_is_changed_after_it_was_sealed_does_not_open() {
        byte[] sealed = key.seal("ada", ANSWER);
        sealed[sealed.length - 1] ^= 1;

        assertThrows(IllegalStateException.class, () -> key.open("ada", sealed));
    }

    @Test
    void the_same_answer_is_never_sealed_to_the_same_bytes() {
        assertFalse(Arrays.equals(key.seal("ada", ANSWER), key.seal("ada", ANSWER)));
    }

    @Test
    void names_are_the_same_for_the_same_key_and_scope_only_and_tell_neither() {
        assertEquals(key.name("ada"), new IdempotencyKey(key.text()).name("ada"));
        assertNotEquals(key.name("ada"), key.name("bob"));
        assertNotEquals(key.name("ada"), new IdempotencyKey("another").name("ada"));
        assertFalse(key.name("ada").contains(key.text()));
        assertFalse(key.toString().contains(key.text()));
    }

    @Test
    void a_random_uuid_cannot_be_guessed_and_a_number_can() {
        assertTrue(key.isUnguessable());
        assertFalse(new IdempotencyKey("12345678").isUnguessable());
    }
}
