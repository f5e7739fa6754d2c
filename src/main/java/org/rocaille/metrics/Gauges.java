package org.rocaille.metrics;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tag;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.rocaille.analysis.SearchService;
import org.rocaille.event.Watch;
import org.rocaille.event.Watcher;

/** What can be told at any moment, from the first on. */
@Singleton
final class Gauges {

    private final MeterRegistry registry;
    private final Watch watch;
    private final SearchService searches;
    private final Surveyor surveyor;
    private final String version;
    private final String database;

    Gauges(
            MeterRegistry registry,
            Watch watch,
            SearchService searches,
            Surveyor surveyor,
            @ConfigProperty(name = "quarkus.application.version") String version,
            @ConfigProperty(name = "quarkus.datasource.db-kind") String database) {
        this.registry = registry;
        this.watch = watch;
        this.searches = searches;
        this.surveyor = surveyor;
        this.version = version;
        this.database = database;
    }

    void register(@Observes StartupEvent started) {
        gauge(
                "rocaille.build",
                "What runs here; always 1",
                List.of(
                        Tag.of("version", version),
                        Tag.of("database", database),
                        Tag.of("java", Runtime.version().toString())),
                build -> 1);
        for (Watcher.Kind kind : Watcher.Kind.values()) {
            gauge(
                    "rocaille.events.waiting",
                    "Requests that wait for events, by how: poll or stream",
                    List.of(Tag.of("kind", kind.name().toLowerCase(Locale.ROOT))),
                    here -> here.watch.count(kind));
        }
        gauge(
                "rocaille.analysis.running",
                "Searches for best moves that go on",
                List.of(),
                here -> here.searches.running());
        gauge(
                "rocaille.analysis.waiting",
                "Searches for best moves that wait for a thread",
                List.of(),
                here -> here.searches.waiting());
        for (Work work : Work.values()) {
            List<Tag> tags = List.of(Tag.of("work", work.code()));
            gauge(
                    "rocaille.work.waiting",
                    "What waits to be done, by all processes together; counted up to 10,000",
                    tags,
                    here -> here.surveyor.waiting(work));
            gauge(
                    "rocaille.work.oldest.seconds",
                    "For how long the oldest of it has waited",
                    tags,
                    here -> here.surveyor.secondsWaited(work));
        }
        gauge(
                "rocaille.clock.skew.seconds",
                "By how much the clock of this process is ahead of that of the database",
                List.of(),
                here -> here.surveyor.clockSkew());
    }

    private void gauge(String name, String description, List<Tag> tags, ToDoubleFunction<Gauges> value) {
        Gauge.builder(name, this, value).description(description).tags(tags).register(registry);
    }
}
