package org.rocaille.player;

import java.util.Optional;
import java.util.regex.Pattern;
import org.rocaille.id.Secret;

/** The token of whoever runs the service, known by its hash. Without one there is no operator. */
public final class OperatorToken {

    /** What an {@code Authorization} header can carry. */
    private static final Pattern FORM = Pattern.compile("[A-Za-z0-9._~+/=-]{32,}");

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
            throw new IllegalArgumentException("The operator's token has at least 32 characters of A-Z, a-z, 0-9 and"
                    + " -._~+/= only: set ROCAILLE_OPERATOR_TOKEN to, for example, what openssl rand -hex 32 prints.");
        }
        return new OperatorToken(text.map(token -> new Secret(token).hash()));
    }

    boolean is(Secret token) {
        return hash.filter(token::has).isPresent();
    }
}
