package org.rocaille.idempotency;

import java.time.Instant;

/**
 * An answer that is given again to whoever sends its request again.
 *
 * @param name    {@link IdempotencyKey#name what it is stored by}
 * @param request the hash of what was asked for
 * @param sealed  the answer, {@linkplain IdempotencyKey#seal sealed}
 * @param madeAt  when it was given first
 */
public record KeptAnswer(String name, String request, byte[] sealed, Instant madeAt) {}
