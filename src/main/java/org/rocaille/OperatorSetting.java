package org.rocaille;

import io.quarkus.runtime.configuration.ConfigurationException;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.eclipse.microprofile.config.Config;
import org.rocaille.player.OperatorToken;

/** Who the operator is, as the environment says. */
final class OperatorSetting {

    @Produces
    @Singleton
    OperatorToken token(Config config) {
        return of(config);
    }

    /**
     * The token that was configured, or none.
     *
     * @throws ConfigurationException if it will not do
     */
    static OperatorToken of(Config config) {
        try {
            return OperatorToken.of(config.getOptionalValue("rocaille.operator.token", String.class));
        } catch (IllegalArgumentException e) {
            throw new ConfigurationException(e.getMessage());
        }
    }
}
