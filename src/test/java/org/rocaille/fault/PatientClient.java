package org.rocaille.fault;

import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpTimeoutException;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.rocaille.Json;

/**
 * A client that does as the pages say: what was not answered, or with 502, 503 or 504, it sends again, until it is answered.
 * Whatever else it is told that is no success is a fault.
 */
final class PatientClient {

    /** What a client sends again for: two are a proxy's, and one the service's own, which tells when to try again. */
    private static final Set<Integer> PASSING = Set.of(502, 503, 504);

    /** Between two tries; the service asks for more, and tests have little time. */
    private static final long PAUSE_MILLIS = 50;

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private static final HttpClient CLIENT =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private final Supplier<URI> service;
    private final Diary diary;

    /** @param service where it is to be asked now */
    PatientClient(Supplier<URI> service, Diary diary) {
        this.service = service;
        this.diary = diary;
    }

    /**
     * Something that is asked for, and has the same effect however often.
     *
     * @param token empty for nobody's
     * @param key   empty where none is needed
     */
    record Request(String method, String path, String token, String key, String body) {

        static Request get(String path, String token) {
            return new Request("GET", path, token, "", "");
        }

        private HttpRequest to(URI service) {
            HttpRequest.Builder request = HttpRequest.newBuilder(service.resolve(path))
                    .timeout(PATIENCE)
                    .header("Accept", "application/json")
                    .method(method, body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
            if (!body.isEmpty()) {
                request.header("Content-Type", body.startsWith("{") ? "application/json" : "text/plain");
            }
            if (!token.isEmpty()) {
                request.header("Authorization", "Bearer " + token);
            }
            if (!key.isEmpty()) {
                request.header("Idempotency-Key", key);
            }
            return request.build();
        }
    }

    /** What is answered in the end. */
    Json send(Request request) {
        return send(request, () -> true).orElseThrow();
    }

    /**
     * What is answered in the end, nothing if nobody wants to know any more before that.
     *
     * @throws AssertionError if it is a refusal that will not pass
     */
    Optional<Json> send(Request request, BooleanSupplier isWanted) {
        while (true) {
            Optional<HttpResponse<String>> answer = tryOnce(request);
            if (answer.isPresent()) {
                return answer.map(HttpResponse::body)
                        .filter(body -> !body.isEmpty())
                        .map(Json::from);
            }
            if (!isWanted.getAsBoolean()) {
                return Optional.empty();
            }
            pause();
        }
    }

    private Optional<HttpResponse<String>> tryOnce(Request request) {
        long start = System.nanoTime();
        HttpResponse<String> answer;
        try {
            answer = CLIENT.send(request.to(service.get()), BodyHandlers.ofString());
        } catch (IOException e) {
            diary.note(name(e), Duration.ofNanos(System.nanoTime() - start));
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
        diary.note(Integer.toString(answer.statusCode()), Duration.ofNanos(System.nanoTime() - start));
        if (PASSING.contains(answer.statusCode())) {
            check(answer);
            return Optional.empty();
        }
        if (answer.statusCode() >= 300) {
            String fault = request + " was answered " + answer.statusCode() + " " + answer.body();
            diary.fault(fault);
            throw new AssertionError(fault);
        }
        return Optional.of(answer);
    }

    /** Only the service itself answers 503, as a problem that tells when to come again. */
    private void check(HttpResponse<String> answer) {
        if (answer.statusCode() == 503
                && (answer.headers().firstValue("Retry-After").isEmpty()
                        || !answer.body().contains("\"code\":\"unavailable\""))) {
            diary.fault("503 without Retry-After or a code: " + answer.body());
        }
    }

    private static String name(IOException failure) {
        if (failure instanceof HttpTimeoutException) {
            return "no answer";
        }
        return failure instanceof ConnectException ? "not connected" : "broken off";
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
