package org.rocaille.web;

import io.vertx.core.Handler;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpVersion;
import io.vertx.ext.web.RoutingContext;
import io.vertx.ext.web.impl.RoutingContextInternal;

/**
 * Reads the body of every request whole, up to {@link Limits#body}, before it is routed. Nothing is made of the bytes
 * here: the framework's own reader takes forms apart, and would refuse text that {@code curl -d} only calls a form. A
 * body that was not sent is empty, since whoever read it from the connection would wait for it.
 */
final class BodyReader implements Handler<RoutingContext> {

    /** For a body to come; who takes longer is hung up on, lest many who do keep the service's memory. */
    private static final long LONGEST_MILLISECONDS = 60_000;

    @Override
    public void handle(RoutingContext context) {
        HttpServerRequest request = context.request();
        int most = Limits.body(request.path());
        if (declaredLength(request) > most) {
            context.fail(Failures.tooLarge(most));
            return;
        }
        if ("100-continue".equalsIgnoreCase(request.getHeader(HttpHeaders.EXPECT))
                && request.version() != HttpVersion.HTTP_1_0) {
            request.response().writeContinue();
        }
        Buffer body = Buffer.buffer();
        Runnable stopWaiting = hasBody(request) ? patience(context) : () -> {};
        request.exceptionHandler(failure -> {
            stopWaiting.run();
            if (!context.failed()) {
                context.fail(400);
            }
        });
        request.handler(chunk -> {
            if (body.length() + chunk.length() > most) {
                context.fail(Failures.tooLarge(most));
            } else {
                body.appendBuffer(chunk);
            }
        });
        request.endHandler(end -> {
            stopWaiting.run();
            if (!context.failed()) {
                // Who leaves from now on, or sends rubbish after it, is answered all the same: it is being done
                // already.
                request.exceptionHandler(later -> {});
                ((RoutingContextInternal) context).setBody(body);
                context.next();
            }
        });
        request.resume();
    }

    private static boolean hasBody(HttpServerRequest request) {
        return request.headers().contains(HttpHeaders.CONTENT_LENGTH)
                || request.headers().contains(HttpHeaders.TRANSFER_ENCODING);
    }

    /** Hangs up on whoever takes too long, unless what is returned is run before. */
    private static Runnable patience(RoutingContext context) {
        long late = context.vertx()
                .setTimer(
                        LONGEST_MILLISECONDS,
                        timer -> context.request().connection().close());
        return () -> context.vertx().cancelTimer(late);
    }

    /** What {@code Content-Length} says, 0 without one; the layer below refuses any that is no number. */
    private static long declaredLength(HttpServerRequest request) {
        String length = request.getHeader(HttpHeaders.CONTENT_LENGTH);
        return length == null ? 0 : Long.parseLong(length);
    }
}
