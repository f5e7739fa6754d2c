package org.rocaille.web;

import static org.rocaille.problem.ProblemCode.NOT_FOUND;

import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jboss.resteasy.reactive.server.core.CurrentRequestManager;
import org.jboss.resteasy.reactive.server.core.ResteasyReactiveRequestContext;
import org.jboss.resteasy.reactive.server.handlers.ClassRoutingHandler;
import org.jboss.resteasy.reactive.server.handlers.RestInitialHandler.InitialMatch;
import org.jboss.resteasy.reactive.server.mapping.RequestMapper;
import org.jboss.resteasy.reactive.server.mapping.RequestMapper.RequestMatch;
import org.jboss.resteasy.reactive.server.mapping.RuntimeResource;
import org.jboss.resteasy.reactive.server.spi.ServerRestHandler;
import org.rocaille.problem.Problem;

/**
 * The methods that an address has, and what they read. The framework knows them and keeps them to itself: its 405 has
 * no {@code Allow}, and its answer to {@code OPTIONS} lists the methods of a whole class whatever the address.
 */
final class AllowedMethods {

    @ServerRequestFilter(preMatching = true)
    Response answerOptions(ContainerRequestContext request) {
        if (!request.getMethod().equals(HttpMethod.OPTIONS)) {
            return null;
        }
        Set<String> methods = here();
        if (methods.isEmpty()) {
            // The framework would answer for the class at the root, under which every address lies.
            throw new Problem(NOT_FOUND, "Nothing has this address.");
        }
        return Response.noContent()
                .header(HttpHeaders.ALLOW, String.join(", ", methods))
                .build();
    }

    /** The methods of the current request's address, in alphabetical order; none if nothing has the address. */
    static Set<String> here() {
        Set<String> methods = new TreeSet<>(resources().keySet());
        if (methods.contains(HttpMethod.GET)) {
            methods.add(HttpMethod.HEAD);
        }
        if (!methods.isEmpty()) {
            methods.add(HttpMethod.OPTIONS);
        }
        return methods;
    }

    /**
     * The media types that a method of the current request's address reads, in the order in which it names them; none
     * where different types are different operations, which the framework does not tell apart to us.
     */
    static List<String> reads(String method) {
        return Optional.ofNullable(resources().get(method)).map(RuntimeResource::getConsumes).stream()
                .flatMap(List::stream)
                .map(type -> type.getType() + "/" + type.getSubtype())
                .toList();
    }

    private static Map<String, RuntimeResource> resources() {
        ResteasyReactiveRequestContext context = CurrentRequestManager.get();
        String path = context.getPathWithoutPrefix();
        RequestMapper<InitialMatch> classes =
                new RequestMapper<>(context.getDeployment().getClassMappers());
        Map<String, RuntimeResource> resources = new HashMap<>();
        for (RequestMatch<InitialMatch> match = classes.map(path);
                match != null;
                match = classes.continueMatching(path, match)) {
            String remaining = match.remaining.isEmpty() ? "/" : match.remaining;
            for (ServerRestHandler handler : match.value.handlers) {
                if (handler instanceof ClassRoutingHandler routing) {
                    for (Map.Entry<String, RequestMapper<RuntimeResource>> method :
                            routing.getMappers().entrySet()) {
                        RequestMatch<RuntimeResource> resource =
                                method.getValue().map(remaining);
                        if (method.getKey() != null && resource != null) {
                            resources.putIfAbsent(method.getKey(), resource.value);
                        }
                    }
                }
            }
        }
        return resources;
    }
}
