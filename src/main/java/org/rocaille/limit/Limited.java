package org.rocaille.limit;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** How an operation is counted, beside as something that reads or writes; on a class, how all its operations are. */
@Target({ElementType.METHOD, ElementType.TYPE})
@Retention(RetentionPolicy.RUNTIME)
public @interface Limited {

    /** What else it counts as, if it succeeds. */
    Policy[] by() default {};

    /** Whether it costs nothing when it has created something. */
    boolean unlessCreated() default false;
}
