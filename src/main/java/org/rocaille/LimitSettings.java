package org.rocaille;

import io.quarkus.runtime.configuration.ConfigurationException;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.util.EnumMap;
import java.util.Map;
import org.eclipse.microprofile.config.Config;
import org.rocaille.limit.Limits;
import org.rocaille.limit.Policy;
import org.rocaille.limit.Quota;

/** What callers may take, as the environment says. */
final class LimitSettings {

    private static final String OFF = "off";

    @Produces
    @Singleton
    Limits limits(Config config) {
        // Not of the day: nobody waits longer because that was set.
        return new Limits(of(config), System::nanoTime);
    }

    /**
     * The quotas that were configured, none of what is not limited.
     *
     * @throws ConfigurationException if one will not do
     */
    static Map<Policy, Quota> of(Config config) {
        Map<Policy, Quota> quotas = new EnumMap<>(Policy.class);
        if (!config.getValue("rocaille.limits.enabled", Boolean.class)) {
            return quotas;
        }
        for (Policy policy : Policy.values()) {
            String name = "rocaille.limits." + policy.code();
            String text = config.getValue(name, String.class);
            try {
                if (!text.equals(OFF)) {
                    quotas.put(policy, Quota.parse(text));
                }
            } catch (IllegalArgumentException e) {
                throw new ConfigurationException(
                        "%s is %s, and should be as 600/PT1M, 20 for so many at once, or off.".formatted(name, text));
            }
        }
        return quotas;
    }
}
