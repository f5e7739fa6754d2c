package org.rocaille.limit.rest;

import static org.rocaille.limit.Policy.GUESSES;
import static org.rocaille.limit.Policy.READS;
import static org.rocaille.limit.Policy.WRITES;

import jakarta.ws.rs.GET;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import org.rocaille.limit.Limited;
import org.rocaille.limit.Policy;

/**
 * How an operation is counted.
 *
 * @param policies      by which, the one of reading or writing first
 * @param unlessCreated whether what it creates is free
 */
record Rule(List<Policy> policies, boolean unlessCreated) {

    static Rule of(Method operation) {
        List<Policy> policies = new ArrayList<>();
        policies.add(operation.isAnnotationPresent(GET.class) ? READS : WRITES);
        Limited limited = operation.isAnnotationPresent(Limited.class)
                ? operation.getAnnotation(Limited.class)
                : operation.getDeclaringClass().getAnnotation(Limited.class);
        if (limited != null) {
            policies.addAll(List.of(limited.by()));
        }
        return new Rule(policies, limited != null && limited.unlessCreated());
    }

    /**
     * Whether a policy keeps what was taken of it, now that the answer is known. A replayed answer is charged as any
     * request is, since it had to be looked for, but not as what it tells of: that was done, and charged, before.
     */
    boolean charges(Policy policy, int status, boolean isReplayed) {
        return switch (policy) {
            case READS, WRITES -> status != 304 && !(unlessCreated && status == 201);
            case GUESSES -> status == 401 || status == 403 && policies.contains(GUESSES);
            case ACCOUNTS, GAMES, CHALLENGES, MESSAGES, WEBHOOKS, ANALYSIS, SEARCHES, EXPORTS, STREAMS ->
                status < 300 && !isReplayed;
        };
    }
}
