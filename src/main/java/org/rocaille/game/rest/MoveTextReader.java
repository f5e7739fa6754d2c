package org.rocaille.game.rest;

import static org.rocaille.problem.ProblemCode.EMPTY_BODY;
import static org.rocaille.problem.ProblemCode.UNSUPPORTED_MEDIA_TYPE;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.ext.Provider;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Type;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rocaille.problem.Problem;
import org.rocaille.web.RequestReader;
import org.rocaille.web.RequestText;

/**
 * Reads a move that is sent as bare text, in the charset that its {@code Content-Type} names or else UTF-8. {@code curl
 * -d e8e9=L} calls its text a form: it is taken as it stands, a {@code +} being the sign of check and no space; only
 * percent-encoding, which is in no move, is undone.
 */
@Provider
@Consumes({MediaType.TEXT_PLAIN, MediaType.APPLICATION_FORM_URLENCODED})
public final class MoveTextReader extends RequestReader<MoveRequest> {

    /** What a form that names its field begins with: {@code curl -d move=e3e5} is understood too. */
    private static final String FIELD = "move=";

    private static final Pattern PERCENT_ENCODED = Pattern.compile("%([2-7][0-9A-Fa-f])");

    @Override
    protected boolean reads(Class<?> type) {
        return type == MoveRequest.class;
    }

    @Override
    protected MoveRequest read(Type type, MediaType mediaType, InputStream body) throws IOException {
        String text = RequestText.read(mediaType, body).strip();
        if (text.isEmpty()) {
            throw new Problem(EMPTY_BODY, "No move was sent.");
        }
        if (text.startsWith("{")) {
            throw new Problem(
                    UNSUPPORTED_MEDIA_TYPE, "This looks like JSON: send it with Content-Type: application/json.");
        }
        boolean isForm = mediaType.isCompatible(MediaType.APPLICATION_FORM_URLENCODED_TYPE);
        return MoveRequest.of(isForm ? decoded(text.startsWith(FIELD) ? text.substring(FIELD.length()) : text) : text);
    }

    private static String decoded(String text) {
        return PERCENT_ENCODED
                .matcher(text)
                .replaceAll(sign -> Matcher.quoteReplacement(Character.toString(Integer.parseInt(sign.group(1), 16))));
    }
}
