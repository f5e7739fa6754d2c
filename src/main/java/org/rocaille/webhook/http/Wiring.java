package org.rocaille.webhook.http;

import io.vertx.core.Vertx;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.net.InetAddress;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import org.rocaille.webhook.Courier;
import org.rocaille.webhook.Destinations;

/** How messages are sent by this service: to where the machine's resolver says. */
final class Wiring {

    private static final Duration LONGEST = Duration.ofSeconds(15);

    @Produces
    @Singleton
    Courier courier(Vertx vertx, Destinations destinations, Clock clock) {
        return new HttpCourier(vertx, destinations, host -> List.of(InetAddress.getAllByName(host)), clock, LONGEST);
    }
}
