package org.rocaille.web;

import io.vertx.core.MultiMap;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;

/**
 * Tells browsers what must not happen. One that opens an SVG runs it as a page of this service; ours hold nothing to run,
 * and nothing would be run if one ever did. Swagger UI runs what comes from here only, and asks nothing of anyone else.
 */
@Singleton
final class BrowserGuard {

    private static final int BEFORE_RESOURCES = -1;

    private static final String NOTHING_BUT_COLOURS = "default-src 'none'; style-src 'unsafe-inline'";

    private static final String NOTHING_FOREIGN = "default-src 'none'; script-src 'self'; style-src 'self';"
            + " img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    /** A route with a path of its own would fail at addresses that are refused later, in words. */
    void open(@Observes Router router) {
        router.route().order(BEFORE_RESOURCES).handler(BrowserGuard::watch);
    }

    private static void watch(RoutingContext request) {
        if (request.request().path().startsWith("/q/swagger-ui")) {
            guard(request, NOTHING_FOREIGN);
        }
        request.addHeadersEndHandler(sending -> {
            String type = request.response().headers().get("Content-Type");
            if (type != null && type.startsWith("image/svg+xml")) {
                guard(request, NOTHING_BUT_COLOURS);
            }
        });
        request.next();
    }

    private static void guard(RoutingContext request, String policy) {
        MultiMap headers = request.response().headers();
        headers.set("Content-Security-Policy", policy);
        headers.set("X-Content-Type-Options", "nosniff");
    }
}
