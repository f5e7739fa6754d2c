package org.rocaille.fuzz;

import io.restassured.http.Header;
import io.restassured.http.Headers;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.GZIPInputStream;

/**
 * What came back.
 *
 * @param end    how the answer ended
 * @param status 0 if none came
 * @param body   as it came
 */
record Answer(End end, int status, Headers headers, byte[] body) {

    enum End {
        /** It was all there. */
        WHOLE,
        /** It is a stream, which was left. */
        LEFT,
        /** The connection was closed before there was an answer, or a whole one. */
        CLOSED,
        /** Nothing more came, and the connection stayed open. */
        HANGING
    }

    static Answer none(End end) {
        return new Answer(end, 0, new Headers(), new byte[0]);
    }

    static Answer of(End end, int status, List<Header> headers, byte[] body) {
        return new Answer(end, status, new Headers(headers), body);
    }

    String header(String name) {
        String value = headers.getValue(name);
        return value == null ? "" : value;
    }

    String text() {
        if (!header("Content-Encoding").equals("gzip") || body.length == 0) {
            return new String(body, StandardCharsets.UTF_8);
        }
        try (GZIPInputStream unzipped = new GZIPInputStream(new ByteArrayInputStream(body))) {
            return new String(unzipped.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            if (end == End.LEFT) {
                return "";
            }
            throw new UncheckedIOException(e);
        }
    }

    /** Everything that it tells. */
    String all() {
        return headers + "\n\n" + text();
    }

    @Override
    public String toString() {
        String all = status + " " + end + "\n" + all();
        return all.length() <= 2_000 ? all : all.substring(0, 2_000) + "…";
    }
}
