package org.rocaille.web;

import jakarta.interceptor.InterceptorBinding;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * An operation that is carried out once more, in a new transaction, if a unique key showed that another request had just written the same:
 * then it sees what that one wrote. Locks prevent this; the keys are there in case they do not.
 */
@InterceptorBinding
@Target({ElementType.METHOD, ElementType.TYPE})
@Retention(RetentionPolicy.RUNTIME)
public @interface RetriedOnConflict {}
