package org.rocaille.fuzz;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A request to be sent, which need not be good HTTP: everything of it goes out as it stands here. */
final class Request {

    /** How the service is told where the body ends. */
    enum Framing {
        LENGTH,
        CHUNKED,
        /** In chunks, of which one is broken. */
        BROKEN_CHUNKS,
        /** With a length that is never reached. */
        TOO_SHORT,
        /** With a length after which more comes. */
        TOO_LONG,
        /** Not at all. */
        UNTOLD
    }

    record Header(String name, String value) {}

    String method;
    String path;
    /** What stands between the ampersands. */
    final List<String> query = new ArrayList<>();

    String version = "HTTP/1.1";
    final List<Header> headers = new ArrayList<>();
    byte[] body = new byte[0];
    Framing framing = Framing.LENGTH;
    /** Whether it breaks HTTP itself, so that the service may not understand it well enough to answer in words. */
    boolean isBroken;

    Request(String method, String path) {
        this.method = method;
        this.path = path;
        header("Host", "localhost");
    }

    Request header(String name, String value) {
        headers.add(new Header(name, value));
        return this;
    }

    Request replace(String name, String value) {
        remove(name);
        return header(name, value);
    }

    Request remove(String name) {
        headers.removeIf(header -> header.name().equalsIgnoreCase(name));
        return this;
    }

    /** Gives a header another value, which may break HTTP. */
    Request odd(String name, String value) {
        isBroken |= !value.matches("[ -~]*");
        return replace(name, value.replaceAll("[\r\n]", ""));
    }

    Optional<String> value(String name) {
        return headers.stream()
                .filter(header -> header.name().equalsIgnoreCase(name))
                .map(Header::value)
                .findFirst();
    }

    Request body(String type, String text) {
        body = text.getBytes(StandardCharsets.UTF_8);
        return replace("Content-Type", type);
    }

    Request as(String token) {
        return token.isEmpty() ? remove("Authorization") : replace("Authorization", "Bearer " + token);
    }

    String target() {
        return query.isEmpty() ? path : path + "?" + String.join("&", query);
    }

    /** The whole request as it is sent. */
    byte[] bytes() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        StringBuilder head = new StringBuilder(method)
                .append(' ')
                .append(target())
                .append(' ')
                .append(version)
                .append("\r\n");
        headers.forEach(header ->
                head.append(header.name()).append(": ").append(header.value()).append("\r\n"));
        switch (framing) {
            case LENGTH -> head.append(body.length > 0 ? "Content-Length: " + body.length + "\r\n" : "");
            case TOO_SHORT ->
                head.append("Content-Length: ").append(body.length + 7).append("\r\n");
            case TOO_LONG ->
                head.append("Content-Length: ").append(body.length / 2).append("\r\n");
            case CHUNKED, BROKEN_CHUNKS -> head.append("Transfer-Encoding: chunked\r\n");
            case UNTOLD -> {}
        }
        bytes.writeBytes(head.append("\r\n").toString().getBytes(StandardCharsets.UTF_8));
        if (framing == Framing.CHUNKED || framing == Framing.BROKEN_CHUNKS) {
            chunks(bytes);
        } else {
            bytes.writeBytes(body);
        }
        return bytes.toByteArray();
    }

    private void chunks(ByteArrayOutputStream bytes) {
        int size = Math.max(1, body.length / 3);
        for (int from = 0; from < body.length; from += size) {
            int length = Math.min(size, body.length - from);
            bytes.writeBytes((Integer.toHexString(length) + ";a=b\r\n").getBytes(StandardCharsets.US_ASCII));
            bytes.write(body, from, length);
            bytes.writeBytes("\r\n".getBytes(StandardCharsets.US_ASCII));
        }
        String end = framing == Framing.CHUNKED ? "0\r\n\r\n" : "zz\r\n\r\n";
        bytes.writeBytes(end.getBytes(StandardCharsets.US_ASCII));
    }

    /** Whether it asks for something that comes as it happens, and does not end by itself. */
    boolean mayStream() {
        return path.contains("/events");
    }

    @Override
    public String toString() {
        String text = new String(bytes(), StandardCharsets.UTF_8);
        return text.length() <= 2_000 ? text : text.substring(0, 2_000) + "… (" + text.length() + " in all)";
    }
}
