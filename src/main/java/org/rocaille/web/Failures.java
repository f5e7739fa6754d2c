package org.rocaille.web;

import static org.rocaille.problem.ProblemCode.BODY_TOO_LARGE;
import static org.rocaille.problem.ProblemCode.FORBIDDEN;
import static org.rocaille.problem.ProblemCode.INTERNAL_ERROR;
import static org.rocaille.problem.ProblemCode.MALFORMED_REQUEST;
import static org.rocaille.problem.ProblemCode.METHOD_NOT_ALLOWED;
import static org.rocaille.problem.ProblemCode.MISSING_TOKEN;
import static org.rocaille.problem.ProblemCode.NOT_ACCEPTABLE;
import static org.rocaille.problem.ProblemCode.NOT_FOUND;
import static org.rocaille.problem.ProblemCode.UNAVAILABLE;
import static org.rocaille.problem.ProblemCode.UNSUPPORTED_MEDIA_TYPE;

import jakarta.ws.rs.WebApplicationException;
import java.io.IOException;
import java.nio.channels.ClosedChannelException;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jboss.logging.Logger;
import org.rocaille.problem.Problem;

/** What a failure says to the caller. Only a {@link Problem} has words of its own; of anything else none are repeated. */
final class Failures {

    private static final Pattern DOWN = Pattern.compile("(08|40|53|57).*|25P0[23]|55P03|HYT00|90(028|031|067|098|121)");

    private static final Logger LOG = Logger.getLogger(Failures.class);

    private Failures() {}

    static Problem problem(Throwable failure) {
        if (failure instanceof Problem problem) {
            return problem;
        }
        if (failure instanceof WebApplicationException refused
                && refused.getResponse().getStatus() < 500) {
            return problem(refused.getResponse().getStatus());
        }
        if (failure instanceof ClosedChannelException) {
            // The client has left while it was written to: nobody reads this, and nothing has failed.
            return problem(400);
        }
        if (isDatabaseDown(failure)) {
            LOG.warnf("The database does not answer: %s", failure);
            return new Problem(UNAVAILABLE, "The database has not answered in time.");
        }
        return unforeseen(failure);
    }

    /** What a bare 4xx status says, for refusals that the HTTP layers below make without a word. */
    static Problem problem(int status) {
        return switch (status) {
            case 401 -> new Problem(MISSING_TOKEN, "No token was sent.");
            case 403 -> new Problem(FORBIDDEN, "The caller may not do this.");
            case 404 -> new Problem(NOT_FOUND, "Nothing has this address.");
            case 405 -> new Problem(METHOD_NOT_ALLOWED, "The resource does not have this method.");
            case 406 ->
                new Problem(NOT_ACCEPTABLE, "The resource has no representation that the Accept header allows.");
            case 413 -> tooLarge(Limits.BODY);
            case 415 -> unread(List.of());
            default -> new Problem(MALFORMED_REQUEST, "The request cannot be read.");
        };
    }

    /**
     * A body is of a media type that the operation does not read.
     *
     * @param read those that it reads, none if nobody can say
     */
    static Problem unread(List<String> read) {
        String refusal = "The operation does not read bodies of this Content-Type";
        return read.isEmpty()
                ? new Problem(UNSUPPORTED_MEDIA_TYPE, refusal + ".")
                : new Problem(UNSUPPORTED_MEDIA_TYPE, refusal + ", but of " + String.join(", ", read) + ".")
                        .with("accepted", read);
    }

    /** A body is longer than so many bytes. */
    static Problem tooLarge(int limit) {
        return new Problem(BODY_TOO_LARGE, "The body is longer than " + limit + " bytes.").with("limit", limit);
    }

    private static Problem unforeseen(Throwable failure) {
        String incident = RequestId.current();
        LOG.errorf(failure, "Incident %s", incident);
        return new Problem(INTERNAL_ERROR, "The service failed, and has noted how.").with("incident", incident);
    }

    /**
     * Whether the database is away or too busy, by the standard's classes of SQL state: 08 connection, 40 rolled back by
     * the server, 53 and 57 out of resources, too slow and shutting down. PostgreSQL has states of its own for a lock that was
     * waited for too long and for what comes after a failure; H2 for such a lock, a file that cannot be written, a broken
     * connection and a closed database; a connection pool that runs dry reports none at all.
     */
    private static boolean isDatabaseDown(Throwable failure) {
        return ofDatabase(failure)
                .filter(said -> said.getSQLState() == null
                        || DOWN.matcher(said.getSQLState()).matches()
                        || isOfFile(said))
                .isPresent();
    }

    /** Whether a file could not be read or written, of which H2 says nothing but that something is wrong. */
    private static boolean isOfFile(SQLException said) {
        for (Throwable cause = said; cause != null; cause = cause.getCause()) {
            if (cause instanceof IOException) {
                return true;
            }
        }
        return false;
    }

    /** What the database said, wherever it is: when a commit fails, it is among what was suppressed. */
    private static Optional<SQLException> ofDatabase(Throwable failure) {
        if (failure instanceof SQLException said) {
            return Optional.of(said);
        }
        return Stream.concat(Stream.ofNullable(failure.getCause()), Arrays.stream(failure.getSuppressed()))
                .flatMap(cause -> ofDatabase(cause).stream())
                .findFirst();
    }
}
