package org.rocaille.web;

import io.vertx.core.Handler;
import io.vertx.ext.web.RoutingContext;
import java.util.regex.Pattern;
import org.jboss.logging.MDC;
import org.rocaille.id.RandomId;

/**
 * Names every request, so that an answer and what the log says of it can be brought together: as whoever sends it does, or
 * anew. The name goes with the request from thread to thread.
 */
final class RequestId implements Handler<RoutingContext> {

    /** Whatever may stand in a log as it is. */
    private static final Pattern FORM = Pattern.compile("[A-Za-z0-9._~+/=:-]{1,64}");

    private static final String HEADER = "X-Request-Id";

    /** What logs call it. */
    private static final String FIELD = "requestId";

    @Override
    public void handle(RoutingContext context) {
        String sent = context.request().getHeader(HEADER);
        String id = sent != null && FORM.matcher(sent).matches() ? sent : RandomId.next();
        MDC.put(FIELD, id);
        context.response().putHeader(HEADER, id);
        context.next();
    }

    /** That of the request that is being answered; anew where nobody knows it, so that what is logged can be found. */
    static String current() {
        return MDC.get(FIELD) instanceof String id ? id : RandomId.next();
    }
}
