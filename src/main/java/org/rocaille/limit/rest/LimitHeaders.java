package org.rocaille.limit.rest;

import io.vertx.core.MultiMap;
import java.time.Duration;
import java.util.List;
import java.util.StringJoiner;
import org.rocaille.limit.Limits;
import org.rocaille.limit.Quota;
import org.rocaille.limit.Standing;

/** How limits are told in headers, as draft-ietf-httpapi-ratelimit-headers has it. */
final class LimitHeaders {

    static final String POLICY = "RateLimit-Policy";
    static final String STANDING = "RateLimit";
    static final String RETRY = "Retry-After";

    private LimitHeaders() {}

    /** Tells what there is and what is left of it. */
    static void tell(List<Limits.Count> counts, Limits limits, MultiMap headers) {
        if (counts.isEmpty()) {
            return;
        }
        StringJoiner policies = new StringJoiner(", ");
        StringJoiner standings = new StringJoiner(", ");
        for (Limits.Count count : counts) {
            String name = count.policy().code();
            Quota quota = limits.quotas().get(count.policy());
            policies.add(policy(name, quota));
            standings.add(standing(name, quota, limits.standing(count)));
        }
        headers.set(POLICY, policies.toString()).set(STANDING, standings.toString());
    }

    /** Tells of what there is nothing left, and when there will be. */
    static void tell(Limits.Refusal refusal, MultiMap headers) {
        String name = refusal.policy().code();
        String empty = '"' + name + "\";r=0";
        headers.set(POLICY, policy(name, refusal.quota()));
        headers.set(
                STANDING,
                refusal.retryAfter()
                        .map(wait -> empty + ";t=" + wait.toSeconds())
                        .orElse(empty));
        refusal.retryAfter().map(Duration::toSeconds).ifPresent(seconds -> headers.set(RETRY, Long.toString(seconds)));
    }

    private static String policy(String name, Quota quota) {
        String parameters = quota instanceof Quota.Rate rate
                ? ";w=" + Limits.seconds(rate.window())
                : ";qu=\"concurrent-requests\"";
        return '"' + name + "\";q=" + quota.limit() + parameters;
    }

    private static String standing(String name, Quota quota, Standing standing) {
        String left = '"' + name + "\";r=" + standing.remaining();
        return quota instanceof Quota.Rate ? left + ";t=" + Limits.seconds(standing.untilFull()) : left;
    }
}
