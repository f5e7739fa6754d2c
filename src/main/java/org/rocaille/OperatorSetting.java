package org.rocaille;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.rocaille.player.OperatorToken;

/** Who the operator is, as the environment says. */
final class OperatorSetting {

    @Produces
    @Singleton
    OperatorToken token(@ConfigProperty(name = "rocaille.operator.token") Optional<String> token) {
        return OperatorToken.of(token);
    }
}
