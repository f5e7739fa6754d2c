package org.rocaille.web;

import jakarta.ws.rs.core.CacheControl;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.rocaille.text.Language;

/**
 * Answers with what changes with a release only: tagged by what it says, so that all replicas of a release give it the
 * same tag, and good for an hour without asking again.
 */
public final class FixedContent {

    private static final int TAG_BYTES = 12;
    private static final int MAX_AGE_SECONDS = 3600;

    private FixedContent() {}

    /** The content, or 304 for a caller who has it already. */
    public static Response answer(String content, String type, Preconditions preconditions) {
        return response(content, type, preconditions)
                .header(HttpHeaders.VARY, "Accept, Accept-Encoding")
                .build();
    }

    /** As {@link #answer(String, String, Preconditions)}, for content in a language that the caller may have chosen. */
    public static Response answer(String content, String type, Language language, Preconditions preconditions) {
        return response(content, type, preconditions)
                .header(HttpHeaders.CONTENT_LANGUAGE, language.code())
                .header(HttpHeaders.VARY, "Accept, Accept-Language, Accept-Encoding")
                .build();
    }

    private static Response.ResponseBuilder response(String content, String type, Preconditions preconditions) {
        String tag = tag(content);
        Response.ResponseBuilder response =
                preconditions.alreadyHas(tag) ? Response.notModified() : Response.ok(content, type);
        CacheControl caching = new CacheControl();
        caching.setMaxAge(MAX_AGE_SECONDS);
        caching.setNoTransform(false);
        return response.header(HttpHeaders.ETAG, tag).cacheControl(caching);
    }

    private static String tag(String content) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(content.getBytes(StandardCharsets.UTF_8));
            return '"' + HexFormat.of().formatHex(digest, 0, TAG_BYTES) + '"';
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java has SHA-256", e);
        }
    }
}
