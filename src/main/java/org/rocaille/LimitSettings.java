package org.rocaille;

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

    /** What says that there is no quota. */
    static final String OFF = "off";

    @Produces
    @Singleton
    Limits limits(Config config) {
        // Not of the day: nobody waits longer because that was set.
        return new Limits(of(config), System::nanoTime);
    }

    /** The setting of a policy. */
    static String name(Policy policy) {
        return "rocaille.limits." + policy.code();
    }

    /** The quotas that were configured, none of what is not limited. */
    private static Map<Policy, Quota> of(Config config) {
        Map<Policy, Quota> quotas = new EnumMap<>(Policy.class);
        if (config.getValue("rocaille.limits.enabled", Boolean.class)) {
            for (Policy policy : Policy.values()) {
                String text = config.getValue(name(policy), String.class);
                if (!text.equals(OFF)) {
                    quotas.put(policy, Quota.parse(text));
                }
            }
        }
        return quotas;
    }
}
