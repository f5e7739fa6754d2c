package org.rocaille;

import io.agroal.api.cache.ConnectionCache;
import io.agroal.api.configuration.supplier.AgroalDataSourceConfigurationSupplier;
import io.quarkus.agroal.runtime.AgroalConnectionConfigurer;
import io.quarkus.agroal.runtime.JdbcDriver;
import io.quarkus.arc.Unremovable;
import io.quarkus.arc.properties.IfBuildProperty;
import jakarta.annotation.Priority;
import jakarta.enterprise.inject.Alternative;
import jakarta.inject.Singleton;

/**
 * Whoever waits for the embedded database's only connection has it before whoever comes later. By itself the pool would give
 * it again to a thread that had it before, past all who wait: on a busy machine some would wait for seconds.
 */
@Singleton
@Alternative
@Priority(1)
@Unremovable
@JdbcDriver("h2")
@IfBuildProperty(name = "quarkus.datasource.db-kind", stringValue = "h2")
final class FairTurns implements AgroalConnectionConfigurer {

    /** Of what the framework asks for, this comes last, when it has set its own cache. */
    @Override
    public void setExceptionSorter(String kind, AgroalDataSourceConfigurationSupplier pool) {
        pool.connectionPoolConfiguration().connectionCache(ConnectionCache.none());
    }
}
