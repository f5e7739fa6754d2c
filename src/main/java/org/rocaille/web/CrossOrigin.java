package org.rocaille.web;

import io.vertx.core.Handler;
import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.RoutingContext;
import java.util.Set;

/**
 * Lets the pages of other origins use the service from browsers (CORS). Tokens travel in a header that a page must set, and
 * never by themselves as cookies do, so that any page may be let: it can do what it has a token for. It comes first, so that
 * pages can read every answer, and browsers are answered without costing their page anything.
 *
 * <p>A page that is not let gets the answer of everyone who is no page, without the headers that would have its browser pass
 * it on.
 */
final class CrossOrigin implements Handler<RoutingContext> {

    private static final String ANY = "*";

    /** How long a browser need not ask again; none believes more than a day. */
    private static final String MAX_AGE_SECONDS = "86400";

    private static final String METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";

    private final Set<String> origins;

    /** @param origins those that are let, or {@code *} */
    CrossOrigin(Set<String> origins) {
        this.origins = origins;
    }

    @Override
    public void handle(RoutingContext context) {
        String origin = context.request().getHeader("Origin");
        HttpServerResponse response = context.response();
        if (origins.contains(ANY)) {
            // Whoever asks, lest a cache that keeps the answer for one page gives it to another without.
            let(ANY, response.headers());
        } else {
            context.addHeadersEndHandler(sending -> vary(response.headers()));
            if (origin != null && origins.contains(origin)) {
                let(origin, response.headers());
            }
        }
        if (origin != null && isPreflight(context)) {
            if (response.headers().contains("Access-Control-Allow-Origin")) {
                response.putHeader("Access-Control-Allow-Methods", METHODS)
                        // The header that any (*) does not stand for.
                        .putHeader("Access-Control-Allow-Headers", "Authorization, *")
                        .putHeader("Access-Control-Max-Age", MAX_AGE_SECONDS);
            }
            context.request().resume(); // Whatever it says.
            response.setStatusCode(204).end();
        } else {
            context.next();
        }
    }

    private static void let(String origin, MultiMap headers) {
        headers.set("Access-Control-Allow-Origin", origin).set("Access-Control-Expose-Headers", ANY);
    }

    /** A resource has told already by what else its answer varies. */
    private static void vary(MultiMap headers) {
        String others = headers.get("Vary");
        headers.set("Vary", others == null ? "Origin" : others + ", Origin");
    }

    /** Whether a browser asks whether it may ask. */
    private static boolean isPreflight(RoutingContext context) {
        return context.request().method().equals(HttpMethod.OPTIONS)
                && context.request().headers().contains("Access-Control-Request-Method");
    }
}
