package org.rocaille;

import io.quarkus.flyway.FlywayConfigurationCustomizer;
import io.quarkus.runtime.StartupEvent;
import io.quarkus.runtime.configuration.ConfigurationException;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import org.eclipse.microprofile.config.Config;
import org.flywaydb.core.api.configuration.FluentConfiguration;
import org.jboss.logging.Logger;

/** Looks at the settings before anything touches the data, and says where they lie once the service is up. */
@Singleton
final class StartUp implements FlywayConfigurationCustomizer {

    private static final Logger LOG = Logger.getLogger("org.rocaille");

    private final Config config;
    private final DatabaseLocation location;
    private final String username;
    private final String password;

    StartUp(Config config) {
        this.config = config;
        location = DatabaseLocation.of(config);
        username = config.getOptionalValue("quarkus.datasource.username", String.class)
                .orElse(null);
        password = config.getOptionalValue("quarkus.datasource.password", String.class)
                .orElse(null);
    }

    /** Migrations are the first use of the database, so this is the last moment to decline it. */
    @Override
    public void customize(FluentConfiguration migrations) {
        if (location.isOfAnotherKind()) {
            throw new ConfigurationException(location.refusal());
        }
        Setting.check(config);
        if (location.file().isPresent() && config.getValue("quarkus.datasource.jdbc.max-size", Integer.class) != 1) {
            throw new ConfigurationException("The embedded database has one connection, or a kill could leave half of a"
                    + " change: do not set QUARKUS_DATASOURCE_JDBC_MAX_SIZE.");
        }
        location.file().ifPresent(EmbeddedFile::recover);
        // Not by the pool: Flyway works with several connections at once, where that of the embedded database has one,
        // and takes longer than a request may.
        migrations.dataSource(location.url(), username, password);
    }

    void announce(@Observes StartupEvent started) {
        LOG.infof("Games are kept in %s", location.description());
    }
}
