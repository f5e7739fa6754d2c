package org.rocaille.web;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.UriBuilder;
import java.net.URI;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/** Whoever puts {@code .md} behind the address of a page is given its Markdown: links cannot say what they accept. */
final class MarkdownAddress {

    private static final String SUFFIX = ".md";

    @ServerRequestFilter(preMatching = true, priority = 0)
    void read(ContainerRequestContext request) {
        URI address = request.getUriInfo().getRequestUri();
        String path = address.getRawPath();
        if (path.endsWith(SUFFIX) && !path.startsWith("/v1/")) {
            request.setRequestUri(UriBuilder.fromUri(address)
                    .replacePath(path.substring(0, path.length() - SUFFIX.length()))
                    .build());
            request.getHeaders().putSingle(HttpHeaders.ACCEPT, "text/markdown");
        }
    }
}
