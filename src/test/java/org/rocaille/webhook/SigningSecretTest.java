package org.rocaille.webhook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.time.Instant;
import java.util.Base64;
import org.junit.jupiter.api.Test;

/** Signatures are those of Standard Webhooks. */
class SigningSecretTest {

    @Test
    void the_example_of_the_specification_is_signed_as_it_says() {
        SigningSecret secret = new SigningSecret("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw");

        assertEquals(
                "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
                secret.sign(
                        "msg_p5jXN8AQM9LWM0D4loKWxJek",
                        Instant.ofEpochSecond(1614265330).plusMillis(999),
                        "{\"test\": 2432232314}"));
    }

    @Test
    void a_new_secret_has_as_many_bytes_as_the_specification_asks_for_and_shows_none_of_them() {
        SigningSecret secret = SigningSecret.random();

        assertEquals(32, Base64.getDecoder().decode(secret.text().substring("whsec_".length())).length);
        assertNotEquals(secret, SigningSecret.random());
        assertEquals("whsec_…", secret.toString());
    }

    @Test
    void while_a_secret_is_changed_for_another_both_sign() {
        Instant now = Instant.parse("2026-11-30T12:00:00Z");
        Secrets first = Secrets.random();
        Secrets second = first.rotated(now.plusSeconds(60));

        assertEquals(
                second.present().sign("id", now, "{}") + " " + first.present().sign("id", now, "{}"),
                second.sign("id", now, "{}"));
        assertEquals(
                second.present().sign("id", now.plusSeconds(60), "{}"), second.sign("id", now.plusSeconds(60), "{}"));
    }
}
