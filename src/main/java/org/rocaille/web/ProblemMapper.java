package org.rocaille.web;

import jakarta.validation.ValidationException;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.NotSupportedException;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.util.Set;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;
import org.rocaille.problem.Problem;
import org.rocaille.problem.ProblemCode;

/** Answers whatever a resource throws, and whatever is refused on the way to one. */
final class ProblemMapper {

    private final ProblemAnswer answer;

    ProblemMapper(ProblemAnswer answer) {
        this.answer = answer;
    }

    @ServerExceptionMapper({
        Throwable.class,
        // Named because the framework has mappers of its own for these, which would be nearer.
        NotFoundException.class,
        ValidationException.class
    })
    Response answer(Throwable failure, ContainerRequestContext request) {
        if (failure instanceof WebApplicationException redirect
                && redirect.getResponse().getStatus() < 400) {
            return redirect.getResponse();
        }
        Problem problem = problem(failure, request.getMethod());
        Response response =
                answer.response(problem, request.getUriInfo().getRequestUri().getRawPath());
        if (problem.code() == ProblemCode.METHOD_NOT_ALLOWED) {
            response.getHeaders().putSingle(HttpHeaders.ALLOW, String.join(", ", AllowedMethods.here()));
        }
        return response;
    }

    private static Problem problem(Throwable failure, String method) {
        if (isOtherMethod(failure, method)) {
            return Failures.problem(Response.Status.METHOD_NOT_ALLOWED.getStatusCode());
        }
        return failure instanceof NotSupportedException
                ? Failures.unread(AllowedMethods.reads(method))
                : Failures.problem(failure);
    }

    /**
     * Whether the framework found nothing at an address that has other methods: it looks no further than the first class
     * whose path fits.
     */
    private static boolean isOtherMethod(Throwable failure, String method) {
        if (!(failure instanceof NotFoundException)) {
            return false;
        }
        Set<String> methods = AllowedMethods.here();
        return !methods.isEmpty() && !methods.contains(method);
    }
}
