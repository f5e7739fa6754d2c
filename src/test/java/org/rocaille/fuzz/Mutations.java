package org.rocaille.fuzz;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.rocaille.fuzz.Request.Framing;

/** What can be wrong with a request, done to one that was right. */
final class Mutations {

    private static final List<String> METHODS = List.of(
            "GET",
            "HEAD",
            "POST",
            "PUT",
            "PATCH",
            "DELETE",
            "OPTIONS",
            "TRACE",
            "CONNECT",
            "BREW",
            "get",
            "PROPFIND",
            "M-SEARCH");

    private static final List<String> SEGMENTS = List.of(
            "%2F",
            "%2f..%2f",
            "..",
            ".",
            "%2e%2e",
            "%00",
            "%zz",
            "%",
            "%e2%80%ae",
            "%ff",
            "%c0%af",
            "a;b=c",
            ";",
            "",
            "%20",
            "\u00e9",
            "*",
            "a|b",
            "{id}",
            "%25%32%46",
            "0",
            "-1",
            "00001",
            "+1",
            "1.0",
            "99999999999999999999",
            "1e3",
            "null",
            "me",
            "board.svg",
            "operator");

    private static final List<String> PATHS = List.of(
            "/",
            "*",
            "/v1",
            "/v1/",
            "/v2/games",
            "/q/health",
            "/q/metrics",
            "/q/dev",
            "/q/arc",
            "/q/openapi",
            "/openapi",
            "/docs",
            "/favicon.ico",
            "/index.html",
            "/META-INF/MANIFEST.MF",
            "/application.properties",
            "/.git/config",
            "/v1/dev/clock",
            "/problems/..%2f..%2fapplication.properties",
            "/q/swagger-ui/..%2f..%2f..%2fapplication.properties",
            "/docs/en/%2e%2e%2f%2e%2e%2fapplication.properties",
            "/docs/fr/concepts",
            "/docs/xx/start",
            "/rules");

    private static final List<String> DUPLICABLE = List.of(
            "Authorization",
            "Content-Type",
            "If-Match",
            "If-None-Match",
            "Idempotency-Key",
            "Accept",
            "Host",
            "Last-Event-ID");

    private final Random random;
    private final ValidRequests valid;
    private final BodyMutations bodies;

    Mutations(Random random, ValidRequests valid) {
        this.random = random;
        this.valid = valid;
        this.bodies = new BodyMutations(random);
    }

    private String one(List<String> list) {
        return list.get(random.nextInt(list.size()));
    }

    void apply(Request request, World world) {
        for (int mutations = 1 + random.nextInt(3); mutations > 0; mutations--) {
            int kind = random.nextInt(100);
            if (kind < 30) {
                bodies.apply(request);
            } else if (kind < 45) {
                path(request);
            } else if (kind < 60) {
                query(request);
            } else if (kind < 80) {
                header(request, world);
            } else if (kind < 90) {
                caller(request, world);
            } else if (kind < 95) {
                request.method = one(METHODS);
            } else {
                framing(request);
            }
        }
    }

    /** Someone else asks for it. */
    private void caller(Request request, World world) {
        switch (random.nextInt(8)) {
            case 0 -> request.as("");
            case 1 -> request.as(world.eve());
            case 2 -> request.as(World.OPERATOR);
            case 3 -> request.as(valid.one(world.games).white());
            case 4 -> request.as(valid.one(world.tokens));
            case 5 -> request.odd("Authorization", Texts.mutated("Bearer " + world.ada(), random));
            case 6 ->
                request.replace(
                        "Authorization",
                        one(List.of(
                                "Basic YTpi",
                                "bearer " + world.eve(),
                                "Bearer",
                                "Bearer  " + world.eve(),
                                "Bearer a b",
                                "Bearer null",
                                "Bearer player_" + "0".repeat(32),
                                "Bearer seat_" + "z".repeat(5_000),
                                "Bearer \u00e9",
                                world.eve())));
            default -> request.as("player_" + "a".repeat(32));
        }
    }

    private void path(Request request) {
        List<String> segments = new ArrayList<>(List.of(request.path.split("/", -1)));
        int at = random.nextInt(segments.size());
        switch (random.nextInt(10)) {
            case 0 -> segments.set(at, one(SEGMENTS));
            case 1 -> segments.add(at, one(SEGMENTS));
            case 2 -> segments.remove(at);
            case 3 -> segments.set(at, Texts.encoded(Texts.hostile(random)));
            case 4, 5 -> segments.replaceAll(part -> part.matches("[0-9a-z]{16}") ? valid.anyId() : part);
            case 6 -> segments.set(at, segments.get(at).toUpperCase(Locale.ROOT));
            case 7 -> segments.add(one(SEGMENTS));
            case 8 ->
                segments.set(at, "a".repeat(one(List.of("400", "4080", "9000")).length() * 1_300));
            default -> {
                request.path = one(PATHS);
                return;
            }
        }
        String path = String.join("/", segments);
        request.path = path.isEmpty() ? "/" : path;
        if (random.nextInt(30) == 0) {
            request.path = "http://localhost" + request.path;
        }
    }

    private void query(Request request) {
        String name = request.query.isEmpty()
                ? one(List.of(
                        "limit", "cursor", "after", "fen", "moves", "variant", "view", "size", "from", "status",
                        "since"))
                : request.query.get(random.nextInt(request.query.size())).replaceFirst("=.*", "");
        switch (random.nextInt(9)) {
            case 0 -> request.query.add(name + "=" + Texts.encoded(Texts.hostile(random)));
            case 1 -> request.query.add(one(SEGMENTS) + "=" + one(SEGMENTS));
            case 2 -> request.query.addAll(request.query);
            case 3 -> request.query.add(name + "=");
            case 4 -> request.query.add(name);
            case 5 -> request.query.addAll(Collections.nCopies(1 + random.nextInt(300), "a=b"));
            case 6 ->
                request.query.add(
                        one(List.of("&&", "=", "=a", "%00=a", "a=%zz", "?", "a=b;c=d", "a[]=b", "a.b=c", "%26=%3d")));
            default -> request.query.replaceAll(part -> part.startsWith(name + "=") ? changed(part) : part);
        }
    }

    private String changed(String part) {
        String name = part.replaceFirst("=.*", "");
        String value = Texts.decoded(part.replaceFirst("[^=]*=", ""));
        String other = random.nextBoolean() ? Texts.hostile(random) : Texts.mutated(value, random);
        return name + "=" + Texts.encoded(other);
    }

    private void header(Request request, World world) {
        switch (random.nextInt(10)) {
            case 0 -> {
                String name = one(DUPLICABLE);
                request.header(name, request.value(name).orElse("a"));
            }
            case 1 -> {
                String name =
                        one(List.of("X-Odd", "Accept", "Cookie", "Idempotency-Key", "If-None-Match", "Last-Event-ID"));
                request.replace(name, "a".repeat(10_000 + random.nextInt(10_000)));
            }
            case 2 -> {
                for (int more = random.nextInt(400); more > 0; more--) {
                    request.header("X-" + more, "a");
                }
            }
            case 3 -> {
                request.header(one(List.of("Bad Name", "", "X\u00e9", "X:Y", "(a)")), "a");
                request.isBroken = true;
            }
            case 4 -> {
                request.header("X-Odd", one(List.of("a\0b", "a\r\nX: b", "a\n b", "a\rb", "\u0007")));
                request.isBroken = true;
            }
            case 5 -> {
                String name = one(List.of(
                        "If-Match",
                        "If-None-Match",
                        "Idempotency-Key",
                        "Last-Event-ID",
                        "Accept",
                        "Accept-Language",
                        "Accept-Encoding",
                        "Origin",
                        "Range",
                        "Host"));
                request.odd(name, Texts.hostile(random));
            }
            default -> Headers.odd(request, random);
        }
    }

    private void framing(Request request) {
        switch (random.nextInt(8)) {
            case 0, 1 -> request.framing = request.body.length > 0 ? Framing.CHUNKED : Framing.LENGTH;
            case 2 -> broken(request, Framing.BROKEN_CHUNKS);
            case 3 -> broken(request, Framing.TOO_SHORT);
            case 4 -> broken(request, Framing.TOO_LONG);
            case 5 -> broken(request, Framing.UNTOLD);
            case 6 -> {
                request.header(
                        one(List.of("Content-Length", "Transfer-Encoding")),
                        one(List.of(
                                "0",
                                "-1",
                                "1e3",
                                "99999999999999999999",
                                "chunked",
                                "gzip, chunked",
                                "chunked, identity")));
                request.isBroken = true;
            }
            default -> {
                request.version = one(List.of("HTTP/1.0", "HTTP/2.0", "HTTP/1.2", "http/1.1", "HTTP/1.1 "));
                request.isBroken = true;
            }
        }
    }

    private static void broken(Request request, Framing framing) {
        if (request.body.length > 0) {
            request.framing = framing;
            request.isBroken = true;
        }
    }
}
