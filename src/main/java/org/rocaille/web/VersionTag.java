package org.rocaille.web;

import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import org.jboss.resteasy.reactive.RestResponse;

/**
 * The entity tag of one representation of a resource: what {@code "57-json-white"} means.
 *
 * @param version counts the resource's changes; a write is guarded by this alone
 * @param representation a short name of the media type: {@code json}, {@code text}
 * @param viewer the kind of caller for whom it was written: {@code white}, {@code anyone}
 */
public record VersionTag(long version, String representation, String viewer) {

    /** The tag as it is written in headers, quotes included. */
    @Override
    public String toString() {
        return "\"" + version + "-" + representation + "-" + viewer + "\"";
    }

    /** Adds the tag, and what caches must know about it, to an answer. */
    public Response.ResponseBuilder on(Response.ResponseBuilder response) {
        return response.header(HttpHeaders.ETAG, toString())
                .header(HttpHeaders.VARY, "Accept, Authorization, Accept-Encoding")
                .header(HttpHeaders.CACHE_CONTROL, "no-cache");
    }

    /** As {@link #on(Response.ResponseBuilder)}. */
    <T> RestResponse.ResponseBuilder<T> on(RestResponse.ResponseBuilder<T> response) {
        return response.header(HttpHeaders.ETAG, toString())
                .header(HttpHeaders.VARY, "Accept, Authorization, Accept-Encoding")
                .header(HttpHeaders.CACHE_CONTROL, "no-cache");
    }

    /** The answer to a caller who has this representation already. */
    public Response notModified() {
        return on(Response.notModified()).build();
    }
}
