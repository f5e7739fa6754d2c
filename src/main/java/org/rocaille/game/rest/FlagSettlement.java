package org.rocaille.game.rest;

import jakarta.annotation.Priority;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InvocationContext;
import org.rocaille.game.FallenFlag;
import org.rocaille.game.TimeService;

/**
 * Carries out {@link SettlesFlags}. It comes before the interceptor that opens transactions: what a request is refused
 * for because of the flag must not take back that the flag was settled.
 */
@Interceptor
@SettlesFlags
@Priority(Interceptor.Priority.PLATFORM_BEFORE + 50)
class FlagSettlement {

    private final TimeService time;

    FlagSettlement(TimeService time) {
        this.time = time;
    }

    @AroundInvoke
    Object proceed(InvocationContext request) throws Exception {
        try {
            return request.proceed();
        } catch (FallenFlag flag) {
            time.settle(flag.gameId(), flag.seenAt());
            return request.proceed();
        }
    }
}
