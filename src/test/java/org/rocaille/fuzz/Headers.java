package org.rocaille.fuzz;

import java.util.List;
import java.util.Random;

/** Values of headers that are allowed, and seldom sent. */
final class Headers {

    private record Odd(String name, List<String> values) {}

    private static final List<Odd> ODD = List.of(
            new Odd(
                    "Accept",
                    List.of(
                            "application/json;q=0",
                            "text/html",
                            "image/svg+xml",
                            "text/plain",
                            "application/x-chess-pgn",
                            "application/x-ndjson",
                            "text/event-stream",
                            "*/*;q=0",
                            ",,application/json,",
                            "application/*",
                            "a/b;q=abc",
                            "*/json",
                            "text/plain;charset=us-ascii",
                            "application/json;q=0.1, */*;q=0.0001",
                            "application/json, ".repeat(500) + "*/*",
                            "*",
                            "application/problem+json",
                            "")),
            new Odd(
                    "Accept-Language",
                    List.of(
                            "fr",
                            "fr;q=0, en",
                            "*",
                            ",,fr,",
                            "x".repeat(200),
                            "fr;q=2",
                            "en-",
                            "-",
                            "fr, ".repeat(800) + "en")),
            new Odd(
                    "Accept-Encoding",
                    List.of("gzip", "gzip;q=0", "identity;q=0", "*;q=0", "br, gzip;q=0.5", ",,gzip,", "gzip;q=a", "")),
            new Odd(
                    "If-Match",
                    List.of(
                            "*",
                            "\"1-json-white\"",
                            "W/\"1-json-white\"",
                            "\"1-json-white\", \"2-json-white\"",
                            "1",
                            "\"",
                            "\"\"",
                            "\"99999999999999999999-a\"",
                            ", ".repeat(4_000))),
            new Odd(
                    "If-None-Match",
                    List.of("*", "\"1-json-white\"", "W/\"1-json-white\"", "\"a\",".repeat(2_000), "\"", "x")),
            new Odd("If-Modified-Since", List.of("Thu, 01 Jan 1970 00:00:00 GMT", "yesterday")),
            new Odd(
                    "Idempotency-Key",
                    List.of(
                            "a",
                            "\"8e03978e-40d5-43dd-bc93-6894a57f9324\"",
                            "a".repeat(255),
                            "a".repeat(256),
                            "a b",
                            "\u00e9")),
            new Odd(
                    "Last-Event-ID",
                    List.of("latest", "0", "-1", "AAAA", "cGxheWVyL2FkYQoxNw", "a".repeat(3_000), "%00")),
            new Odd("Range", List.of("bytes=0-1", "bytes=-1", "bytes=5-1", "items=0-1")),
            new Odd("Expect", List.of("100-continue", "200-ok")),
            new Odd(
                    "Host",
                    List.of(
                            "localhost:1",
                            "[::1]",
                            "a:b",
                            "a b",
                            "evil.invalid",
                            "a".repeat(300),
                            "localhost:99999999",
                            "a/b")),
            new Odd("Origin", List.of("null", "https://evil.invalid", "a", "http://localhost")),
            new Odd("Access-Control-Request-Method", List.of("PUT", "BREW", "")),
            new Odd("Connection", List.of("close", "Upgrade", "keep-alive, Authorization", "")),
            new Odd("Upgrade", List.of("h2c", "websocket", "TLS/1.0")),
            new Odd("HTTP2-Settings", List.of("AAMAAABkAAQCAAAAAAIAAAAA")),
            new Odd("Content-Encoding", List.of("gzip", "identity", "deflate, gzip")),
            new Odd("X-Forwarded-For", List.of("127.0.0.1", "a", "1.2.3.4, ".repeat(300))),
            new Odd("X-Forwarded-Proto", List.of("https", "javascript")),
            new Odd("X-Forwarded-Host", List.of("evil.invalid")),
            new Odd("Forwarded", List.of("for=127.0.0.1;host=evil.invalid;proto=https")),
            new Odd("X-HTTP-Method-Override", List.of("DELETE")),
            new Odd("X-Original-URL", List.of("/v1/operator/acts")),
            new Odd("Cookie", List.of("a=b", "=", "a=\"b; c")),
            new Odd("X-Request-Id", List.of("a", "<script>", "a".repeat(500))),
            new Odd("traceparent", List.of("00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01", "a")));

    private Headers() {}

    static void odd(Request request, Random random) {
        Odd header = ODD.get(random.nextInt(ODD.size()));
        request.replace(
                header.name(),
                header.values().get(random.nextInt(header.values().size())));
    }
}
