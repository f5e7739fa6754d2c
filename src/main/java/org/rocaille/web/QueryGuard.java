package org.rocaille.web;

import static org.rocaille.problem.ProblemCode.MALFORMED_PARAMETER;
import static org.rocaille.problem.ProblemCode.UNKNOWN_PARAMETER;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.UriInfo;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.rocaille.problem.Problem;

/** Refuses query parameters that an operation does not have, and any that are given twice, or without a value. */
final class QueryGuard {

    private final Map<Method, SortedSet<String>> known = new ConcurrentHashMap<>();

    @ServerRequestFilter
    void check(ResourceInfo resource, UriInfo uri) {
        if (uri.getRequestUri().getRawQuery() == null) {
            return;
        }
        SortedSet<String> names = known.computeIfAbsent(resource.getResourceMethod(), QueryGuard::names);
        uri.getQueryParameters().forEach((name, values) -> {
            if (!names.contains(name)) {
                throw new Problem(UNKNOWN_PARAMETER, "The operation has no query parameter of this name.")
                        .with("parameter", name)
                        .with("known", names);
            }
            if (values.size() > 1) {
                throw new Problem(MALFORMED_PARAMETER, name + " is given more than once.").with("parameter", name);
            }
            if (values.get(0).isEmpty()) {
                throw new Problem(MALFORMED_PARAMETER, name + " is given no value.").with("parameter", name);
            }
        });
    }

    private static SortedSet<String> names(Method operation) {
        SortedSet<String> names = new TreeSet<>();
        for (Parameter parameter : operation.getParameters()) {
            if (parameter.isAnnotationPresent(QueryParam.class)) {
                names.add(parameter.getAnnotation(QueryParam.class).value());
            } else if (parameter.isAnnotationPresent(BeanParam.class)) {
                for (Field field : parameter.getType().getDeclaredFields()) {
                    if (field.isAnnotationPresent(QueryParam.class)) {
                        names.add(field.getAnnotation(QueryParam.class).value());
                    }
                }
            }
        }
        return names;
    }
}
