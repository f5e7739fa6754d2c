package org.rocaille.web;

import static org.rocaille.problem.ProblemCode.HEADERS_TOO_LARGE;
import static org.rocaille.problem.ProblemCode.URI_TOO_LONG;

import io.vertx.core.MultiMap;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import io.vertx.ext.web.handler.BodyHandler;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.Map;
import org.rocaille.problem.Problem;

/** What every request passes before it is routed: limits, and an answer for whatever fails outside of a resource. */
@Singleton
final class Entrance {

    /** Before any route of the framework's own. */
    private static final int FIRST = Integer.MIN_VALUE;

    private final ProblemAnswer answer;

    Entrance(ProblemAnswer answer) {
        this.answer = answer;
    }

    void open(@Observes Router router) {
        BodyHandler body = BodyHandler.create(false).setBodyLimit(Limits.BODY);
        router.route().order(FIRST).failureHandler(this::fail);
        router.route().order(FIRST + 1).handler(Entrance::refuseLongRequests);
        router.route().order(FIRST + 2).handler(request -> {
            request.request().resume();
            body.handle(request);
        });
    }

    private static void refuseLongRequests(RoutingContext request) {
        if (request.request().uri().length() > Limits.URI) {
            throw new Problem(URI_TOO_LONG, "The address is longer than " + Limits.URI + " bytes.")
                    .with("limit", Limits.URI);
        }
        if (size(request.request().headers()) > Limits.HEADERS) {
            throw new Problem(HEADERS_TOO_LARGE, "The headers are longer than " + Limits.HEADERS + " bytes.")
                    .with("limit", Limits.HEADERS);
        }
        request.next();
    }

    private static int size(MultiMap headers) {
        int size = 0;
        for (Map.Entry<String, String> header : headers) {
            size += header.getKey().length() + header.getValue().length();
        }
        return size;
    }

    private void fail(RoutingContext request) {
        HttpServerResponse response = request.response();
        if (response.ended() || response.headWritten()) {
            request.request().connection().close();
            return;
        }
        Problem problem = request.statusCode() >= 400 && request.statusCode() < 500
                ? Failures.problem(request.statusCode())
                : Failures.problem(request.failure());
        response.setStatusCode(ProblemAnswer.status(problem));
        ProblemAnswer.headers(problem).forEach(response::putHeader);
        // The rest of a request that was refused unread would be taken for the next one.
        response.putHeader("Connection", "close");
        response.end(Buffer.buffer(answer.body(problem, request.request().path())));
    }
}
