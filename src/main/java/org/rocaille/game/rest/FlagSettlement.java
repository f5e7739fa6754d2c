package org.rocaille.game.rest;

import jakarta.annotation.Priority;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InvocationContext;
import org.rocaille.game.FallenFlag;
import org.rocaille.game.TimeService;
import org.rocaille.outage.Heartbeat;

/**
 * Carries out {@link SettlesFlags}. It comes before the interceptor that opens transactions: what a request is refused
 * for because of the flag must not take back that the flag was settled.
 */
@Interceptor
@SettlesFlags
@Priority(Interceptor.Priority.PLATFORM_BEFORE + 50)
class FlagSettlement {

    private final TimeService time;
    private final Heartbeat heartbeat;

    FlagSettlement(TimeService time, Heartbeat heartbeat) {
        this.time = time;
        this.heartbeat = heartbeat;
    }

    @AroundInvoke
    Object proceed(InvocationContext request) throws Exception {
        heartbeat.beatIfOverdue(); // Nobody is charged what the clock has jumped.
        try {
            return request.proceed();
        } catch (FallenFlag flag) {
            heartbeat.beat(); // It may turn out that the service was out, and the flag stands.
            time.settle(flag.gameId(), flag.seenAt());
            return request.proceed();
        }
    }
}
