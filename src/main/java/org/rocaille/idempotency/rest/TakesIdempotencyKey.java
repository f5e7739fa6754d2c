package org.rocaille.idempotency.rest;

import jakarta.enterprise.util.Nonbinding;
import jakarta.interceptor.InterceptorBinding;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * An operation that is carried out once however often it is asked for under one {@code Idempotency-Key}. The answer is
 * kept in the transaction of the change, and given again to the same caller.
 */
@InterceptorBinding
@Target({ElementType.METHOD, ElementType.TYPE})
@Retention(RetentionPolicy.RUNTIME)
public @interface TakesIdempotencyKey {

    /** Whether the answer tells a secret, so that the key under which it is kept must not be easy to guess. */
    @Nonbinding
    boolean tellsSecret() default false;
}
