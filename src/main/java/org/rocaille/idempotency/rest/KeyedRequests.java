package org.rocaille.idempotency.rest;

import static org.rocaille.problem.ProblemCode.IDEMPOTENCY_KEY_REUSED;
import static org.rocaille.problem.ProblemCode.MALFORMED_HEADER;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.vertx.http.runtime.CurrentVertxRequest;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.RoutingContext;
import jakarta.annotation.Priority;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InvocationContext;
import java.time.Clock;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rocaille.id.Secret;
import org.rocaille.idempotency.AnswerStore;
import org.rocaille.idempotency.IdempotencyKey;
import org.rocaille.idempotency.KeptAnswer;
import org.rocaille.player.Authentication;
import org.rocaille.player.Identity;
import org.rocaille.problem.Problem;
import org.rocaille.web.Caller;
import org.rocaille.web.ProblemAnswer;

/**
 * Carries out {@link TakesIdempotencyKey}. The key, the change and its answer are committed together or not at all. Of two
 * requests that come at once, the second to write its answer finds that there is one, is rolled back, and tried again as
 * any conflict is: then it is answered as the first was. So this comes after what tries again, and opens the transaction
 * that the operation joins.
 */
@Interceptor
@TakesIdempotencyKey
@Priority(Interceptor.Priority.PLATFORM_BEFORE + 150)
class KeyedRequests {

    private static final String HEADER = "Idempotency-Key";

    private static final Pattern KEY =
            Pattern.compile("\"([!#-~]{1,%1$d})\"|([!#-~]{1,%1$d})".formatted(IdempotencyKey.LONGEST));

    /** The refusals that come of how things stood, and would come out otherwise later; nothing else refused is kept. */
    private static final Set<Integer> KEPT_REFUSALS = Set.of(409, 412, 422);

    private final AnswerStore answers;
    private final Authentication authentication;
    private final ProblemAnswer problems;
    private final CurrentVertxRequest current;
    private final ObjectMapper json;
    private final Clock clock;

    KeyedRequests(
            AnswerStore answers,
            Authentication authentication,
            ProblemAnswer problems,
            CurrentVertxRequest current,
            ObjectMapper json,
            Clock clock) {
        this.answers = answers;
        this.authentication = authentication;
        this.problems = problems;
        this.current = current;
        this.json = json;
        this.clock = clock;
    }

    /** What is wanted once: by whom and where, under which key, and what exactly. */
    private record Errand(String scope, IdempotencyKey key, String print) {

        String name() {
            return key.name(scope);
        }
    }

    @AroundInvoke
    Object proceed(InvocationContext operation) throws Exception {
        RoutingContext request = current.getCurrent();
        String header = request.request().getHeader(HEADER);
        if (header == null) {
            return operation.proceed();
        }
        IdempotencyKey key = read(header);
        Errand errand = QuarkusTransaction.joiningExisting().call(() -> errand(key, operation, request));
        try {
            return QuarkusTransaction.joiningExisting().call(() -> once(errand, operation));
        } catch (Problem refusal) {
            KeyedAnswer answer =
                    KeyedAnswer.of(problems.response(refusal, request.request().path()), json);
            if (KEPT_REFUSALS.contains(answer.status()) && refusal.code() != IDEMPOTENCY_KEY_REUSED) {
                QuarkusTransaction.joiningExisting().run(() -> keep(errand, answer));
            }
            throw refusal;
        }
    }

    private Object once(Errand errand, InvocationContext operation) throws Exception {
        Optional<KeptAnswer> kept = answers.find(errand.name());
        if (kept.isPresent()) {
            throw replay(errand, kept.get());
        }
        Object returned = operation.proceed();
        keep(errand, KeyedAnswer.of(returned, json));
        return returned;
    }

    private RuntimeException replay(Errand errand, KeptAnswer kept) {
        if (!kept.request().equals(errand.print())) {
            return new Problem(
                    IDEMPOTENCY_KEY_REUSED, "Another request was sent to this address under this Idempotency-Key.");
        }
        return new Replay(KeyedAnswer.read(errand.key().open(errand.scope(), kept.sealed()), json));
    }

    private void keep(Errand errand, KeyedAnswer answer) {
        byte[] sealed = errand.key().seal(errand.scope(), answer.write(json));
        answers.insert(new KeptAnswer(errand.name(), errand.print(), sealed, clock.instant()));
    }

    /** A key as it is in the header: visible characters, in double quotes or without. */
    private static IdempotencyKey read(String header) {
        Matcher key = KEY.matcher(header.strip());
        if (!key.matches()) {
            throw malformed("Idempotency-Key has 1 to " + IdempotencyKey.LONGEST + " visible characters of ASCII.");
        }
        return new IdempotencyKey(key.group(1) == null ? key.group(2) : key.group(1));
    }

    /** What is asked for, once it is sure that whoever asks may ask for anything at all. */
    private Errand errand(IdempotencyKey key, InvocationContext operation, RoutingContext request) {
        Optional<Secret> token = token(operation);
        Identity caller = authentication.identify(token);
        caller.requireGoodStanding();
        boolean mustBeSecret = caller instanceof Identity.Nobody
                || operation
                        .getMethod()
                        .getAnnotation(TakesIdempotencyKey.class)
                        .tellsSecret();
        if (mustBeSecret && !key.isUnguessable()) {
            throw malformed(
                    "The answer is for whoever knows the Idempotency-Key, which must therefore be random and have"
                            + " at least " + IdempotencyKey.UNGUESSABLE + " characters, as a random UUID has.");
        }
        String method = request.request().method().name();
        String scope = String.join("\n", name(caller, token), method, address(request));
        return new Errand(scope, key, key.print(content(request)));
    }

    /** The token, if the operation asks for one at all. */
    private static Optional<Secret> token(InvocationContext operation) {
        return Arrays.stream(operation.getParameters())
                .filter(Caller.class::isInstance)
                .findFirst()
                .flatMap(caller -> ((Caller) caller).token());
    }

    /** What keeps the keys of callers apart. A token is the same after it is given a new secret. */
    private static String name(Identity caller, Optional<Secret> token) {
        if (caller instanceof Identity.Member member) {
            return "token " + member.token().id();
        }
        return token.map(secret -> "secret " + secret.hash()).orElse("");
    }

    /** An address however it is spelled: without a slash at its end, and with nothing encoded that need not be. */
    private static String address(RoutingContext request) {
        return request.normalizedPath().replaceFirst("/$", "");
    }

    /** Everything that a request may say beside its address. */
    private static byte[] content(RoutingContext request) {
        List<String> guards = request.request().headers().getAll(HttpHeaders.IF_MATCH);
        return Buffer.buffer()
                .appendString(Objects.toString(request.request().query()) + "\n" + guards + "\n")
                .appendBuffer(request.body().buffer())
                .getBytes();
    }

    private static Problem malformed(String detail) {
        return new Problem(MALFORMED_HEADER, detail).with("header", HEADER);
    }
}
