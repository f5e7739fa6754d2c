package org.rocaille.web;

import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MultivaluedMap;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Flow;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;

/**
 * Compresses what is read, for those who can take it. Only {@code GET} is compressed: tokens and other secrets are told in
 * answers to {@code POST}, and from the length of what is compressed with them something can be told of secrets (BREACH).
 * Nor are streams, which are to arrive as they are told, and what is so small that it fits in a packet anyway.
 *
 * <p>A compressed answer has its tag marked as weak, since it is not the same bytes. The tag is as good as it was, in
 * {@code If-None-Match} and in {@code If-Match}.
 */
final class Gzip {

    private static final int SMALL = 1_000;

    private static final Pattern CODING =
            Pattern.compile("\\s*([^\\s;,]+)\\s*(?:;\\s*[qQ]\\s*=\\s*([0-9.]+)\\s*)?(?:,|$)");

    private final ObjectMapper json;

    Gzip(ObjectMapper json) {
        this.json = json;
    }

    @ServerResponseFilter
    void compress(ContainerRequestContext request, ContainerResponseContext response) throws IOException {
        if (!request.getMethod().equals(HttpMethod.GET) && !request.getMethod().equals(HttpMethod.HEAD)) {
            return;
        }
        boolean isWanted = isWanted(request.getHeaderString(HttpHeaders.ACCEPT_ENCODING));
        if (response.getStatus() == 304 && isWanted) {
            weaken(response.getHeaders());
        } else if (response.getStatus() == 200 && isWhole(response.getEntity())) {
            vary(response.getHeaders());
            if (isWanted) {
                compress(response);
            }
        }
    }

    private static boolean isWhole(Object entity) {
        return entity != null && !(entity instanceof Flow.Publisher);
    }

    private void compress(ContainerResponseContext response) throws IOException {
        byte[] plain = bytes(response.getEntity());
        if (plain.length >= SMALL) {
            response.setEntity(compressed(plain));
            response.getHeaders().putSingle(HttpHeaders.CONTENT_ENCODING, "gzip");
            weaken(response.getHeaders());
        }
    }

    /** Text is sent as it is, and of anything else its JSON. */
    private byte[] bytes(Object entity) throws IOException {
        if (entity instanceof byte[] bytes) {
            return bytes;
        }
        return entity instanceof String text ? text.getBytes(StandardCharsets.UTF_8) : json.writeValueAsBytes(entity);
    }

    private static byte[] compressed(byte[] plain) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(plain.length / 4);
        try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
            gzip.write(plain);
        }
        return bytes.toByteArray();
    }

    private static void weaken(MultivaluedMap<String, Object> headers) {
        Object tag = headers.getFirst(HttpHeaders.ETAG);
        if (tag != null && !tag.toString().startsWith("W/")) {
            headers.putSingle(HttpHeaders.ETAG, "W/" + tag);
        }
    }

    private static void vary(MultivaluedMap<String, Object> headers) {
        Object others = headers.getFirst(HttpHeaders.VARY);
        if (others == null) {
            headers.putSingle(HttpHeaders.VARY, HttpHeaders.ACCEPT_ENCODING);
        } else if (!others.toString().contains(HttpHeaders.ACCEPT_ENCODING)) {
            headers.putSingle(HttpHeaders.VARY, others + ", " + HttpHeaders.ACCEPT_ENCODING);
        }
    }

    /** Whether a header {@code Accept-Encoding} allows gzip, by its name or with everything else. */
    static boolean isWanted(String accepted) {
        if (accepted == null) {
            return false;
        }
        boolean others = false;
        for (Matcher coding = CODING.matcher(accepted);
                coding.lookingAt();
                coding.region(coding.end(), accepted.length())) {
            boolean isAccepted = coding.group(2) == null || !coding.group(2).matches("0(\\.0*)?");
            if (coding.group(1).equalsIgnoreCase("gzip") || coding.group(1).equalsIgnoreCase("x-gzip")) {
                return isAccepted;
            }
            others |= coding.group(1).equals("*") && isAccepted;
            if (coding.end() == accepted.length()) {
                break;
            }
        }
        return others;
    }
}
