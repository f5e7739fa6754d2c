package org.rocaille.web;

import static org.rocaille.problem.ProblemCode.EMPTY_BODY;
import static org.rocaille.problem.ProblemCode.MALFORMED_TEXT;
import static org.rocaille.problem.ProblemCode.UNSUPPORTED_MEDIA_TYPE;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.ext.Provider;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Type;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import org.rocaille.problem.Problem;

/** Reads a body as text: UTF-8 unless it says otherwise, never empty, never patched up with replacement characters. */
@Provider
public final class RequestText extends RequestReader<String> {

    @Override
    protected boolean reads(Class<?> type) {
        return type == String.class;
    }

    @Override
    protected String read(Type type, MediaType mediaType, InputStream body) throws IOException {
        return read(mediaType, body);
    }

    /**
     * A body as text in the charset that its media type names, or else UTF-8, which JSON always is.
     *
     * @throws Problem if nobody knows the charset, or the body is empty or not text in it
     */
    public static String read(MediaType mediaType, InputStream body) throws IOException {
        String charset = mediaType.getParameters().getOrDefault(MediaType.CHARSET_PARAMETER, "utf-8");
        if (mediaType.isCompatible(MediaType.APPLICATION_JSON_TYPE) && !charset.equalsIgnoreCase("utf-8")) {
            throw new Problem(UNSUPPORTED_MEDIA_TYPE, "JSON is UTF-8.");
        }
        try {
            return read(Charset.forName(charset), body);
        } catch (IllegalArgumentException e) {
            throw new Problem(UNSUPPORTED_MEDIA_TYPE, "The charset of the Content-Type is unknown.");
        }
    }

    static String read(Charset charset, InputStream body) throws IOException {
        byte[] bytes = body.readAllBytes();
        if (bytes.length == 0) {
            throw new Problem(EMPTY_BODY, "No body was sent.");
        }
        try {
            return charset.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException e) {
            throw new Problem(MALFORMED_TEXT, "The body is not " + charset.name() + ".");
        }
    }
}
