package org.rocaille.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests that no client library would send. */
@QuarkusTest
class RawSocketTest {

    @TestHTTPResource("/")
    URI service;

    /** Sends the bytes of these characters as they are and reads until the service closes. */
    private String exchange(String request) throws IOException {
        try (Socket socket = new Socket("localhost", service.getPort())) {
            socket.setSoTimeout((int) Duration.ofSeconds(20).toMillis());
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            socket.getOutputStream().flush();
            InputStream answer = socket.getInputStream();
            return new String(answer.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private void assertProblem(int status, String code, String request) throws IOException {
        String answer = exchange(request);
        assertTrue(answer.startsWith("HTTP/1.1 " + status + " "), answer);
        assertTrue(answer.contains("application/problem+json"), answer);
        assertTrue(answer.contains("\"code\":\"" + code + "\""), answer);
    }

    private static String get(String target) {
        return "GET " + target + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    }

    @ParameterizedTest
    @ValueSource(strings = {"/test/echo/%zz", "/test/echo/%", "/test/echo/%e", "/%zz", "/test/echo/x?shout=%zz"})
    void a_bad_percent_encoding_is_a_problem(String target) throws IOException {
        assertProblem(400, "malformed-request", get(target));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/test/echo/%ff",
                "/test/echo/%c0%80",
                "/test/echo/%00",
                "/test/echo/x?shout=%ff",
                "/test/echo/\u00e9",
                "/test/echo/a|b",
                "/test/echo/{a}"
            })
    void an_address_that_is_not_utf_8_text_is_a_problem(String target) throws IOException {
        assertProblem(400, "malformed-request", get(target));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "//test/echo/x",
                "/test//echo/x",
                "/test/echo/x;a=b",
                "/test/echo;/x",
                "/test/./echo/x",
                "/test/echo/x/.",
                "/test/echo/y/../x",
                "/test/echo/y/.%2E/x",
                "/test/%2e/echo/x"
            })
    void an_address_is_not_that_of_another_with_something_added(String target) throws IOException {
        assertProblem(404, "not-found", get(target));
    }

    @Test
    void an_address_that_is_utf_8_text_is_taken() throws IOException {
        assertTrue(exchange(get("/test/echo/%C3%A9")).endsWith("\u00e9"));
    }

    @Test
    void a_long_address_and_long_headers_are_problems() throws IOException {
        assertProblem(414, "uri-too-long", get("/" + "a".repeat(5_000)));
        assertProblem(431, "headers-too-large", get("/").replace("Host", "X: " + "a".repeat(20_000) + "\r\nHost"));
    }

    @Test
    void the_address_of_a_problem_is_a_uri_even_if_that_of_the_request_was_none() throws IOException {
        assertTrue(exchange(get("/test/a|b%zz")).contains("\"instance\":\"/test/a%7Cb%25zz\""));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rubbish",
                "/",
                ";",
                "text/plain, text/html",
                "text/plain;charset=\"",
                "text/plain;charset=x-none"
            })
    void a_content_type_that_is_none_is_a_problem(String type) throws IOException {
        assertProblem(
                415,
                "unsupported-media-type",
                "PUT /test/echo HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: " + type
                        + "\r\nContent-Length: 1\r\n\r\na");
    }

    @Test
    void empty_elements_of_lists_are_passed_over() throws IOException {
        for (String list :
                List.of("Accept: ,, */* ,", "Accept: ,", "Accept-Language: ,,fr,", "Accept-Encoding: , ,gzip")) {
            String answer = exchange(get("/test/echo/x").replace("Connection", list + "\r\nConnection"));
            assertTrue(answer.startsWith("HTTP/1.1 200 "), answer);
        }
    }

    @Test
    void an_unknown_content_type_is_a_problem() throws IOException {
        assertProblem(
                415,
                "unsupported-media-type",
                "POST /test/echo HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: rubbish\r\nContent-Length: 1\r\n\r\na");
    }

    @ParameterizedTest
    @ValueSource(strings = {"gzip", "xchunked"})
    void a_body_whose_end_cannot_be_known_is_not_taken_for_the_next_request(String encoding) throws IOException {
        String request = "POST /test/echo HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: "
                + encoding + "\r\n\r\n" + get("/test/echo/smuggled");
        assertProblem(400, "malformed-request", request);
        assertFalse(exchange(request).contains("200 OK"));
    }

    @Test
    void a_compressed_body_is_a_problem() throws IOException {
        String head = "PUT /test/echo HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: text/plain\r\n"
                + "Content-Length: 1\r\nContent-Encoding: ";
        assertProblem(415, "unsupported-media-type", head + "gzip\r\n\r\na");
        assertTrue(exchange(head + "identity\r\n\r\na").startsWith("HTTP/1.1 200 "));
    }

    @Test
    void a_body_without_end_is_a_problem_as_soon_as_it_passes_the_limit() throws IOException {
        String head =
                "POST /test/echo HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n";
        assertProblem(413, "body-too-large", head + ("2000\r\n" + "a".repeat(0x2000) + "\r\n").repeat(9));
    }

    @Test
    void a_body_that_is_announced_as_too_large_is_refused_unread() throws IOException {
        assertProblem(
                413,
                "body-too-large",
                "POST /test/echo HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99999999\r\n\r\n");
    }

    @Test
    void a_request_without_or_with_a_bad_host_is_a_problem() throws IOException {
        assertProblem(400, "malformed-request", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n");
        for (String host : List.of("a b", "a\"b", "a<b>", "a;b:80", "a$(b)", "a'b", "user@a")) {
            assertProblem(
                    400, "malformed-request", "GET / HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"Authorization", "Content-Type", "If-Match", "If-None-Match"}) // Host: PackagedServiceIT
    void a_header_of_which_one_is_read_may_not_be_sent_twice_or_empty(String header) throws IOException {
        String twice = (header + ": \"a\"\r\n").repeat(2);
        for (String sent : List.of(twice, header + ":\r\n", header + ": \r\n")) {
            assertProblem(400, "malformed-request", get("/test/echo/x").replace("Connection", sent + "Connection"));
        }
    }

    @Test
    void a_client_that_waits_to_be_told_is_told_to_send_its_body_unless_that_is_too_long() throws IOException {
        String head = "POST /test/echo HTTP/1.1\r\nHost: a\r\nConnection: close\r\nExpect: 100-continue\r\n"
                + "Content-Type: application/json\r\nContent-Length: ";
        String answer = exchange(head + "12\r\n\r\n{\"text\":\"a\"}");
        assertTrue(answer.startsWith("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\n"), answer);
        assertProblem(413, "body-too-large", head + "70000\r\n\r\n");
    }

    @Test
    void a_target_that_is_no_path_is_a_problem() throws IOException {
        assertProblem(404, "not-found", "OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
        assertProblem(404, "not-found", get("games"));
    }

    @Test
    void a_client_that_offers_to_speak_http_2_is_answered_in_http_1() throws IOException, InterruptedException {
        HttpRequest offer = HttpRequest.newBuilder(service.resolve("/v1/games"))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString("{\"variant\":\"rocaille\"}"))
                .build();
        HttpResponse<String> answer = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_2)
                .build()
                .send(offer, HttpResponse.BodyHandlers.ofString());
        assertEquals(HttpClient.Version.HTTP_1_1, answer.version());
        assertEquals(201, answer.statusCode(), answer.body());
    }

    @Test
    void a_method_unheard_of_is_a_problem() throws IOException {
        assertProblem(405, "method-not-allowed", get("/test/echo/x").replace("GET", "BREW"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Content-Length: -1\r\n",
                "Content-Length: one\r\n",
                "Content-Length: 1\r\nContent-Length: 2\r\n",
                "Bad Header: 1\r\n",
                "X: a\u0000b\r\n"
            })
    void headers_that_break_http_are_refused_without_a_word(String header) throws IOException {
        String answer = exchange(
                "POST /test/echo HTTP/1.1\r\nHost: a\r\n" + header + "Content-Type: application/json\r\n\r\n{}");
        assertTrue(answer.startsWith("HTTP/1.1 400 "), answer);
    }

    @Test
    void a_post_without_any_body_is_answered_at_once() throws IOException {
        String head = "POST /test/echo HTTP/1.1\r\nHost: a\r\nConnection: close\r\n";
        assertProblem(400, "empty-body", head + "\r\n");
        assertProblem(400, "empty-body", head + "Content-Type: application/json\r\n\r\n");
        assertProblem(400, "empty-body", head + "Content-Length: 0\r\n\r\n");
        assertProblem(400, "empty-body", head + "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n");
    }

    @Test
    void bad_chunking_is_refused_though_the_answer_may_die_with_the_connection() throws IOException {
        String answer = exchange("POST /test/echo HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
                + "Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n");
        assertTrue(answer.isEmpty() || answer.contains("\"code\":\"malformed-request\""), answer);
    }

    @ParameterizedTest
    @ValueSource(strings = {"GET\r\n\r\n", "GET /\r\n\r\n", "GET / HTTP/9.9\r\n\r\n"})
    void what_is_not_http_is_refused_without_a_word(String request) throws IOException {
        String answer = exchange(request);
        assertTrue(answer.matches("(?s)HTTP/\\d.\\d (400|501) .*"), answer);
    }
}
