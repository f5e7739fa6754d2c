package org.rocaille.fuzz;

import io.restassured.http.Header;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** A connection to the service over which anything can be sent. It is opened again whenever that is needed. */
final class Wire implements AutoCloseable {

    private static final int PATIENCE = (int) Duration.ofSeconds(20).toMillis();

    /** How long a stream is read for. */
    private static final int GLANCE = 20;

    private final int port;
    private Socket socket;
    private InputStream in;
    private boolean isFresh;

    Wire(int port) {
        this.port = port;
    }

    Answer send(Request request) {
        return send(List.of(request)).get(0);
    }

    /** Sends requests at once, and then reads their answers; after the last that comes, the others are none. */
    List<Answer> send(List<Request> requests) {
        List<Answer> answers = exchange(requests);
        if (answers.get(0).end() == Answer.End.CLOSED && answers.get(0).status() == 0 && !isFresh) {
            close(); // The service had closed it before: that is its right.
            answers = exchange(requests);
        }
        Answer last = answers.get(answers.size() - 1);
        boolean goesOn = last.end() == Answer.End.WHOLE
                && !last.header("Connection").equalsIgnoreCase("close")
                && requests.stream().noneMatch(Wire::leavesRubbish);
        if (goesOn) {
            isFresh = false;
        } else {
            close();
        }
        return answers;
    }

    /** Sends a request and leaves at once, with or without a word to say so. */
    void leave(Request request, boolean silently) {
        try {
            open();
            socket.setSoLinger(silently, 0);
            write(List.of(request));
        } catch (IOException e) {
            // The service may have been the first to leave.
        }
        close();
    }

    private static boolean leavesRubbish(Request request) {
        return request.isBroken;
    }

    private List<Answer> exchange(List<Request> requests) {
        List<Answer> answers = new ArrayList<>();
        try {
            open();
            write(requests);
            for (Request request : requests) {
                Answer answer = read(request);
                answers.add(answer);
                if (answer.end() != Answer.End.WHOLE) {
                    break;
                }
            }
        } catch (SocketTimeoutException e) {
            answers.add(Answer.none(Answer.End.HANGING));
        } catch (IOException e) {
            answers.add(Answer.none(Answer.End.CLOSED));
        }
        return answers;
    }

    private void open() throws IOException {
        if (socket == null) {
            socket = new Socket("127.0.0.1", port);
            socket.setTcpNoDelay(true);
            in = new BufferedInputStream(socket.getInputStream());
            isFresh = true;
        }
        socket.setSoTimeout(PATIENCE);
    }

    private void write(List<Request> requests) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        requests.forEach(request -> bytes.writeBytes(request.bytes()));
        try {
            socket.getOutputStream().write(bytes.toByteArray());
            if (requests.stream().anyMatch(Wire::leavesRubbish)) {
                socket.shutdownOutput(); // Or the service would wait for the rest, as it should.
            }
        } catch (SocketTimeoutException e) {
            throw e;
        } catch (IOException e) {
            // It may have answered and closed before it had read all.
        }
    }

    private Answer read(Request request) throws IOException {
        String line = line();
        int status = Integer.parseInt(line.split(" ")[1]);
        List<Header> headers = new ArrayList<>();
        for (String header = line(); !header.isEmpty(); header = line()) {
            String[] parts = header.split(": ?", 2);
            headers.add(new Header(parts[0], parts[1]));
        }
        if (status == 100) {
            return read(request);
        }
        Answer head = Answer.of(Answer.End.WHOLE, status, headers, new byte[0]);
        if (request.method.equals("HEAD") || status == 204 || status == 304) {
            return head;
        }
        boolean isStream = request.mayStream()
                && head.header("Content-Type").matches("text/event-stream.*|application/x-ndjson.*");
        if (isStream) {
            return Answer.of(Answer.End.LEFT, status, headers, glance());
        }
        if (head.header("Transfer-Encoding").toLowerCase(Locale.ROOT).equals("chunked")) {
            return Answer.of(Answer.End.WHOLE, status, headers, chunks());
        }
        String length = head.header("Content-Length");
        return Answer.of(
                Answer.End.WHOLE,
                status,
                headers,
                length.isEmpty() ? in.readAllBytes() : exactly(Integer.parseInt(length)));
    }

    private byte[] exactly(int length) throws IOException {
        byte[] bytes = in.readNBytes(length);
        if (bytes.length < length) {
            throw new EOFException();
        }
        return bytes;
    }

    private byte[] chunks() throws IOException {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        for (; ; ) {
            int size = Integer.parseInt(line(), 16);
            body.writeBytes(exactly(size));
            line();
            if (size == 0) {
                return body.toByteArray();
            }
        }
    }

    private byte[] glance() throws IOException {
        socket.setSoTimeout(GLANCE);
        byte[] bytes = new byte[8_192];
        try {
            int read = in.read(bytes);
            return Arrays.copyOf(bytes, Math.max(0, read));
        } catch (SocketTimeoutException e) {
            return new byte[0];
        }
    }

    private String line() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int read = in.read(); read != '\n'; read = in.read()) {
            if (read < 0) {
                throw new EOFException();
            }
            line.write(read);
        }
        return line.toString(StandardCharsets.UTF_8).stripTrailing();
    }

    @Override
    public void close() {
        try {
            if (socket != null) {
                socket.close();
            }
        } catch (IOException e) {
            // It is gone all the same.
        }
        socket = null;
    }
}
