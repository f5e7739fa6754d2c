package org.rocaille.web;

import static org.rocaille.problem.ProblemCode.BAD_TOKEN;

import jakarta.ws.rs.HeaderParam;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.rocaille.id.Secret;
import org.rocaille.problem.Problem;

/** Who sends a request, by the token in it; a resource takes it as a {@code @BeanParam}. */
public class Caller {

    /** The names of the security schemes in the OpenAPI document. */
    public static final String SEAT_TOKEN = "seatToken";

    public static final String PLAYER_TOKEN = "playerToken";
    public static final String OPERATOR_TOKEN = "operatorToken";

    private static final Pattern BEARER = Pattern.compile("[Bb]earer +([A-Za-z0-9._~+/=-]+) *");

    @HeaderParam("Authorization")
    @Parameter(hidden = true)
    String authorization;

    /**
     * The token that was sent, good or not.
     *
     * @throws Problem if something else was sent
     */
    public Optional<Secret> token() {
        Optional<Secret> token = token(authorization);
        if (authorization != null && token.isEmpty()) {
            throw new Problem(BAD_TOKEN, "The Authorization header is not Bearer and a token.");
        }
        return token;
    }

    /** The token in the header {@code Authorization}, null if there is none; empty if something else is there. */
    public static Optional<Secret> token(String authorization) {
        return Optional.ofNullable(authorization)
                .map(BEARER::matcher)
                .filter(Matcher::matches)
                .map(bearer -> new Secret(bearer.group(1)));
    }
}
