package org.rocaille.metrics;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.Startup;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.TransactionPhase;
import jakarta.inject.Singleton;
import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.rocaille.event.Appended;
import org.rocaille.event.Event;
import org.rocaille.event.EventType;
import org.rocaille.rules.Variant;

/** Counts what happens to games, once it is committed, and moves by the game that is played. */
@Startup // So that there is something to be read from the first moment on.
@Singleton
final class EventCount {

    private final Map<EventType, Counter> events = new EnumMap<>(EventType.class);
    private final Map<String, Counter> moves;

    EventCount(MeterRegistry registry) {
        for (EventType type : EventType.values()) {
            events.put(
                    type,
                    Counter.builder("rocaille.events")
                            .description("What has happened to games, by type")
                            .tag("type", type.code())
                            .register(registry));
        }
        moves = Variant.all().stream()
                .collect(Collectors.toMap(
                        Variant::key,
                        variant -> Counter.builder("rocaille.moves")
                                .description("Moves that were played, by variant")
                                .tag("variant", variant.key())
                                .register(registry)));
    }

    void count(@Observes(during = TransactionPhase.AFTER_SUCCESS) Appended appended) {
        for (Event event : appended.events()) {
            events.get(event.type()).increment();
            if (event.type() == EventType.MOVE_PLAYED) {
                moves.get(variant(event)).increment();
            }
        }
    }

    /** Every event of a game tells how the game is after it. */
    private static Object variant(Event event) {
        return ((Map<?, ?>) event.payload().get("game")).get("variant");
    }
}
