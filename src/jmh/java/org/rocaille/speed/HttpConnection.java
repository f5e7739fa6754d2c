package org.rocaille.speed;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;

/** A connection that asks and waits, one request after another, and takes little from the machine that is measured. */
final class HttpConnection implements Closeable {

    private static final int TIMEOUT_MILLIS = 60_000;
    private static final int HEAD_END = 4;
    private static final byte[] LAST_CHUNK = "\r\n0\r\n\r\n".getBytes(StandardCharsets.US_ASCII);

    private final Socket socket;
    private final InputStream in;
    private final OutputStream out;
    private final String host;
    private byte[] buffer = new byte[1 << 14];

    HttpConnection(URI service) throws IOException {
        socket = new Socket(service.getHost(), service.getPort());
        socket.setTcpNoDelay(true);
        socket.setSoTimeout(TIMEOUT_MILLIS);
        in = socket.getInputStream();
        out = socket.getOutputStream();
        host = service.getAuthority();
    }

    /**
     * Sends a request and reads the whole answer.
     *
     * @param headers lines, each with its end
     * @param body    empty for none
     * @throws IOException if the answer has neither length nor end, or does not come
     */
    Answer send(String method, String path, String headers, String body) throws IOException {
        byte[] content = body.getBytes(StandardCharsets.UTF_8);
        String head = method + " " + path + " HTTP/1.1\r\nHost: " + host + "\r\n" + headers
                + (content.length > 0 ? "Content-Length: " + content.length + "\r\n" : "") + "\r\n";
        byte[] request = Arrays.copyOf(head.getBytes(StandardCharsets.UTF_8), head.length() + content.length);
        System.arraycopy(content, 0, request, head.length(), content.length);
        out.write(request);
        return read();
    }

    private Answer read() throws IOException {
        int filled = 0;
        int bodyStart = -1;
        while (bodyStart < 0) {
            filled += fill(filled);
            bodyStart = endOfHead(filled);
        }
        String head = new String(buffer, 0, bodyStart, StandardCharsets.ISO_8859_1);
        int status = Integer.parseInt(head.substring(9, 12));
        if (head.contains("transfer-encoding: chunked")) { // Whose chunks nobody here reads.
            while (!Arrays.equals(buffer, filled - LAST_CHUNK.length, filled, LAST_CHUNK, 0, LAST_CHUNK.length)) {
                filled += fill(filled);
            }
            return new Answer(status, head, "");
        }
        int end = bodyStart + (status == 304 || status == 204 ? 0 : Integer.parseInt(header(head, "content-length")));
        while (filled < end) {
            filled += fill(filled);
        }
        return new Answer(status, head, new String(buffer, bodyStart, end - bodyStart, StandardCharsets.UTF_8));
    }

    private int fill(int filled) throws IOException {
        if (filled == buffer.length) {
            buffer = Arrays.copyOf(buffer, 2 * buffer.length);
        }
        int more = in.read(buffer, filled, buffer.length - filled);
        if (more < 0) {
            throw new EOFException("The connection was closed within an answer");
        }
        return more;
    }

    private int endOfHead(int filled) {
        for (int i = HEAD_END; i <= filled; i++) {
            if (buffer[i - 1] == '\n' && buffer[i - 2] == '\r' && buffer[i - 3] == '\n') {
                return i;
            }
        }
        return -1;
    }

    private static String header(String head, String name) throws IOException {
        String lower = head.toLowerCase(Locale.ROOT);
        int start = lower.indexOf("\r\n" + name + ":");
        if (start < 0) {
            throw new IOException("An answer without " + name + ": " + head);
        }
        int value = start + name.length() + 3;
        return head.substring(value, head.indexOf('\r', value)).strip();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }

    /** What was answered. */
    record Answer(int status, String head, String body) {

        /** @throws IOException with the whole answer, if it is another one */
        Answer expect(int wanted) throws IOException {
            if (status != wanted) {
                throw new IOException(head + body);
            }
            return this;
        }

        String header(String name) throws IOException {
            return HttpConnection.header(head, name);
        }
    }
}
