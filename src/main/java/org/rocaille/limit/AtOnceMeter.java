package org.rocaille.limit;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Counts what goes on; only callers of whom something does are known. */
final class AtOnceMeter implements Meter {

    private final int limit;
    private final Map<String, Integer> going = new ConcurrentHashMap<>();

    AtOnceMeter(Quota.AtOnce quota) {
        this.limit = quota.limit();
    }

    @Override
    public boolean take(String caller) {
        if (going.merge(caller, 1, Integer::sum) > limit) {
            giveBack(caller);
            return false;
        }
        return true;
    }

    @Override
    public void giveBack(String caller) {
        going.computeIfPresent(caller, (name, count) -> count == 1 ? null : count - 1);
    }

    @Override
    public Standing standing(String caller) {
        return new Standing(Math.max(0, limit - going.getOrDefault(caller, 0)), Duration.ZERO, Duration.ZERO);
    }
}
