package org.rocaille.contract;

import io.restassured.http.Headers;

/**
 * A request and its answer, as far as the contract speaks of them.
 *
 * @param path the path as it was sent, without query
 * @param body the body of the answer, empty if there is none
 */
public record Exchange(String method, String path, int status, Headers headers, String body) {

    /** The answer's {@code Content-Type}, empty if it has none. */
    String contentType() {
        String type = headers.getValue("Content-Type");
        return type == null ? "" : type;
    }

    @Override
    public String toString() {
        return method + " " + path + " " + status;
    }
}
