package org.rocaille.web;

import jakarta.annotation.Priority;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InvocationContext;
import java.sql.SQLException;

/** Carries out {@link RetriedOnConflict} operations; it comes before the interceptor that opens transactions. */
@Interceptor
@RetriedOnConflict
@Priority(Interceptor.Priority.PLATFORM_BEFORE + 100)
final class ConflictRetry {

    /** The standard's SQL state of a unique key that is there already. */
    private static final String UNIQUE_VIOLATION = "23505";

    @AroundInvoke
    Object proceed(InvocationContext operation) throws Exception {
        try {
            return operation.proceed();
        } catch (RuntimeException e) {
            if (isConflict(e)) {
                return operation.proceed();
            }
            throw e;
        }
    }

    private static boolean isConflict(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException sql && UNIQUE_VIOLATION.equals(sql.getSQLState())) {
                return true;
            }
        }
        return false;
    }
}
