package org.rocaille.web;

import io.vertx.core.MultiMap;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;

/**
 * Forbids pictures everything but their own colours. A browser that opens an SVG runs it as a page of this service; ours
 * hold nothing to run, and nothing would be run if one ever did.
 */
@Singleton
final class PictureGuard {

    private static final int BEFORE_RESOURCES = -1;

    void open(@Observes Router router) {
        router.route().order(BEFORE_RESOURCES).handler(PictureGuard::watch);
    }

    private static void watch(RoutingContext request) {
        MultiMap headers = request.response().headers();
        request.addHeadersEndHandler(sending -> {
            String type = headers.get("Content-Type");
            if (type != null && type.startsWith("image/svg+xml")) {
                headers.set("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'");
                headers.set("X-Content-Type-Options", "nosniff");
            }
        });
        request.next();
    }
}
