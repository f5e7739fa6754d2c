package org.rocaille;

import io.restassured.filter.Filter;
import io.restassured.filter.FilterContext;
import io.restassured.http.Header;
import io.restassured.response.Response;
import io.restassured.specification.FilterableRequestSpecification;
import io.restassured.specification.FilterableResponseSpecification;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.UUID;

/**
 * Sends every request that changes something twice and never looks at one of the two answers; and between them it sends
 * one of those before again, as if that had been on its way for long. What it POSTs has an {@code Idempotency-Key}.
 */
final class CarelessClient implements Filter {

    /** What the HTTP client sets itself. */
    private static final Set<String> OWN_HEADERS = Set.of("host", "content-length", "connection");

    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final Random random;
    private final List<HttpRequest> sent = new ArrayList<>();
    private int repeats;
    private int late;

    CarelessClient(Random random) {
        this.random = random;
    }

    int repeats() {
        return repeats;
    }

    int late() {
        return late;
    }

    @Override
    public Response filter(
            FilterableRequestSpecification request, FilterableResponseSpecification answer, FilterContext context) {
        if (request.getMethod().equals("GET")) {
            return context.next(request, answer);
        }
        if (!request.getMethod().equals("POST")) {
            Response first = context.next(request, answer);
            repeat(request);
            return first;
        }
        request.header("Idempotency-Key", UUID.randomUUID());
        repeat(request);
        return context.next(request, answer);
    }

    private void repeat(FilterableRequestSpecification request) {
        HttpRequest copy = copy(request);
        send(copy);
        repeats++;
        if (isForGood(copy)) {
            sent.add(copy);
        }
        if (!sent.isEmpty()) {
            send(sent.get(random.nextInt(sent.size())));
            late++;
        }
    }

    /** Whether it means the same whenever it comes: a setting or a note that is put again late undoes what came after. */
    private static boolean isForGood(HttpRequest request) {
        String path = request.uri().getPath();
        return request.method().equals("POST") || path.contains("/moves/") || path.endsWith("/answer");
    }

    private void send(HttpRequest request) {
        try {
            client.send(request, HttpResponse.BodyHandlers.discarding());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private static HttpRequest copy(FilterableRequestSpecification request) {
        Object body = request.getBody();
        HttpRequest.Builder copy = HttpRequest.newBuilder(URI.create(request.getURI()))
                .method(
                        request.getMethod(),
                        body == null
                                ? HttpRequest.BodyPublishers.noBody()
                                : HttpRequest.BodyPublishers.ofString(body.toString()));
        for (Header header : request.getHeaders()) {
            if (!OWN_HEADERS.contains(header.getName().toLowerCase())) {
                copy.header(header.getName(), header.getValue());
            }
        }
        return copy.build();
    }
}
