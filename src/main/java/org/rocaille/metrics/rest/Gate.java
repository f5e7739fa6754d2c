package org.rocaille.metrics.rest;

import static org.rocaille.problem.ProblemCode.BAD_TOKEN;
import static org.rocaille.problem.ProblemCode.MISSING_TOKEN;

import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.rocaille.id.Secret;
import org.rocaille.player.OperatorToken;
import org.rocaille.problem.Problem;
import org.rocaille.web.Caller;

/** Lets those read metrics who may: the operator, and whoever has the token that is for nothing else. */
@Singleton
final class Gate {

    /** Before the framework's own answer. */
    private static final int BEFORE_METRICS = -1;

    private final OperatorToken operator;
    private final Optional<String> reader;

    Gate(OperatorToken operator, @ConfigProperty(name = "rocaille.metrics.token") Optional<String> reader) {
        this.operator = operator;
        this.reader = reader.map(token -> new Secret(token).hash());
    }

    void open(@Observes Router router) {
        router.route("/q/metrics*").order(BEFORE_METRICS).handler(this::check);
    }

    private void check(RoutingContext request) {
        Secret token = Caller.token(request.request().getHeader("Authorization"))
                .orElseThrow(() -> new Problem(
                        MISSING_TOKEN, "Metrics are for whoever has the token of the operator, or the one for them."));
        if (!operator.is(token) && reader.filter(token::has).isEmpty()) {
            throw new Problem(BAD_TOKEN, "The token is neither that of the operator nor the one for metrics.");
        }
        request.next();
    }
}
