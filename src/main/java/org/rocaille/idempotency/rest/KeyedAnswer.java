package org.rocaille.idempotency.rest;

import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * An answer as it is sent, in a form that can be kept.
 *
 * @param status  the HTTP status
 * @param headers those that the operation gives, the type of the body among them
 * @param body    its bytes; empty if there is none
 */
record KeyedAnswer(int status, Map<String, List<String>> headers, byte[] body) {

    private static final String JSON = MediaType.APPLICATION_JSON + ";charset=UTF-8";

    /** What is sent for what a resource returns: a response, a view of which JSON is made, or nothing. */
    static KeyedAnswer of(Object returned, ObjectMapper json) {
        Response response = returned instanceof Response whole
                ? whole
                : returned == null
                        ? Response.noContent().build()
                        : Response.ok(returned).build();
        Map<String, List<String>> headers = new TreeMap<>(response.getStringHeaders());
        try {
            if (response.getEntity() == null) {
                return new KeyedAnswer(response.getStatus(), headers, new byte[0]);
            }
            headers.putIfAbsent("Content-Type", List.of(JSON));
            byte[] body =
                    response.getEntity() instanceof byte[] bytes ? bytes : json.writeValueAsBytes(response.getEntity());
            return new KeyedAnswer(response.getStatus(), headers, body);
        } catch (IOException e) {
            throw new UncheckedIOException("What is answered has a JSON form", e);
        }
    }

    static KeyedAnswer read(byte[] kept, ObjectMapper json) {
        try {
            return json.readValue(kept, KeyedAnswer.class);
        } catch (IOException e) {
            throw new UncheckedIOException("What was kept can be read", e);
        }
    }

    byte[] write(ObjectMapper json) {
        try {
            return json.writeValueAsBytes(this);
        } catch (IOException e) {
            throw new UncheckedIOException("A status, texts and bytes have a JSON form", e);
        }
    }

    Response.ResponseBuilder response() {
        Response.ResponseBuilder response = Response.status(status);
        headers.forEach((name, values) -> values.forEach(value -> response.header(name, value)));
        return body.length == 0 ? response : response.entity(body);
    }
}
