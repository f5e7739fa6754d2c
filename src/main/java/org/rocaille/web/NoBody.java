package org.rocaille.web;

import static org.rocaille.problem.ProblemCode.UNEXPECTED_BODY;

import io.vertx.ext.web.RoutingContext;
import org.rocaille.problem.Problem;

/** For operations that take nothing from a body. */
public final class NoBody {

    private NoBody() {}

    /** Lets a request pass that has no body, or says nothing in it. */
    public static void require(RoutingContext request) {
        // In the charset that its Content-Type names, it might not even be readable.
        String body = request.body().asString("UTF-8");
        if (body != null && !body.strip().matches("(\\{\\s*})?")) {
            throw new Problem(UNEXPECTED_BODY, "The operation takes nothing from a body.");
        }
    }
}
