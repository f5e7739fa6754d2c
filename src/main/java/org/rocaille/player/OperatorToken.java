package org.rocaille.player;

import java.util.Optional;
import java.util.regex.Pattern;
import org.rocaille.id.Secret;

/** The token of whoever runs the service, known by its hash. Without one there is no operator. */
public final class OperatorToken {

    /** What is not easily guessed, and an {@code Authorization} header can carry. */
    public static final Pattern FORM = Pattern.compile("[A-Za-z0-9._~+/=-]{32,}");

    private final Optional<String> hash;

    private OperatorToken(Optional<String> hash) {
        this.hash = hash;
    }

    /**
     * The token that was configured, or none.
     *
     * @throws IllegalArgumentException if it is too easily guessed, or cannot be sent
     */
    public static OperatorToken of(Optional<String> text) {
        if (text.filter(FORM.asMatchPredicate().negate()).isPresent()) {
            throw new IllegalArgumentException("No token for an operator");
        }
        return new OperatorToken(text.map(token -> new Secret(token).hash()));
    }

    /** Whether this is the token, and there is one. */
    public boolean is(Secret token) {
        return hash.filter(token::has).isPresent();
    }
}
