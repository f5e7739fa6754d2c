package org.rocaille.web;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.Response;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.rocaille.problem.Problem;
import org.rocaille.problem.ProblemCode;

/** Turns a {@link Problem} into an answer of RFC 9457: a status, headers and a body. */
@Singleton
public class ProblemAnswer {

    static final String MEDIA_TYPE = "application/problem+json";

    /** How long a client is asked to wait when something the service depends on is down. */
    private static final String RETRY_SECONDS = "5";

    private static final Pattern NOT_OF_URIS = Pattern.compile("%(?![0-9A-Fa-f]{2})|[^A-Za-z0-9._~!$&'()*+,;=:@/%-]");

    private final ObjectMapper json;

    ProblemAnswer(ObjectMapper json) {
        this.json = json;
    }

    static int status(Problem problem) {
        return ProblemType.of(problem.code()).status();
    }

    static Map<String, String> headers(Problem problem) {
        Map<String, String> headers = new LinkedHashMap<>();
        headers.put("Content-Type", MEDIA_TYPE);
        headers.put("Cache-Control", "no-store");
        if (problem.code() == ProblemCode.MISSING_TOKEN) {
            headers.put("WWW-Authenticate", "Bearer realm=\"rocaille\"");
        } else if (problem.code() == ProblemCode.BAD_TOKEN) {
            headers.put("WWW-Authenticate", "Bearer realm=\"rocaille\", error=\"invalid_token\"");
        } else if (problem.code() == ProblemCode.UNAVAILABLE) {
            headers.put("Retry-After", RETRY_SECONDS);
        }
        return headers;
    }

    /** @param path as for {@link #body} */
    public Response response(Problem problem, String path) {
        Response.ResponseBuilder response = Response.status(status(problem)).entity(body(problem, path));
        headers(problem).forEach(response::header);
        return response.build();
    }

    /** A path with what no URI may hold percent-encoded: it may be refused for that. */
    private static String reference(String path) {
        return NOT_OF_URIS
                .matcher(path)
                .replaceAll(unfit ->
                        URLEncoder.encode(unfit.group(), StandardCharsets.UTF_8).replace("+", "%20"));
    }

    /** @param path the request's path as it was sent; its query is left out because it may be private */
    byte[] body(Problem problem, String path) {
        ProblemType type = ProblemType.of(problem.code());
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("type", ProblemType.uri(problem.code()));
        members.put("title", type.title());
        members.put("status", type.status());
        members.put("detail", problem.detail());
        members.put("instance", reference(path));
        members.put("code", problem.code().slug());
        problem.members().forEach(members::putIfAbsent);
        try {
            return json.writeValueAsBytes(members);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("A member of " + problem.code() + " has no JSON form", e);
        }
    }
}
