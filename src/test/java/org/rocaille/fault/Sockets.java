package org.rocaille.fault;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * Very many connections of one thread, each of which sends a request and then reads or does not. Used by one thread at a
 * time.
 */
final class Sockets implements AutoCloseable {

    /** Of which the answer is waited for at once, so that there is room in the queue of connections. */
    private static final int WAVE = 100;

    private final InetSocketAddress service;
    private final Selector selector = Selector.open();
    private final List<Connection> all = new ArrayList<>();
    private final ByteBuffer buffer = ByteBuffer.allocate(64 * 1024);

    Sockets(URI service) throws IOException {
        this.service = new InetSocketAddress(service.getHost(), service.getPort());
    }

    /** One connection, and what has come on it. */
    static final class Connection {

        private final SocketChannel channel;
        private final StringBuilder answer = new StringBuilder();
        private boolean isClosed;

        private Connection(SocketChannel channel) {
            this.channel = channel;
        }

        String answer() {
            return answer.toString();
        }

        boolean isClosed() {
            return isClosed;
        }

        /** Sends something more, as far as the other end takes it. */
        void send(String text) throws IOException {
            try {
                channel.write(ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)));
            } catch (IOException e) {
                isClosed = true;
            }
        }
    }

    List<Connection> all() {
        return all;
    }

    /** Opens so many that read, each with a request of its own, and waits until all are answered. */
    void open(int count, IntFunction<String> requests, Duration most) throws Exception {
        for (int from = 0; from < count; from += WAVE) {
            int to = Math.min(count, from + WAVE);
            List<Connection> wave = new ArrayList<>();
            for (int i = from; i < to; i++) {
                wave.add(open(requests.apply(i), true, 0));
            }
            Eventually.within(most, "answers", () -> {
                read();
                return wave.stream().noneMatch(connection -> connection.answer.length() == 0);
            });
        }
    }

    /**
     * Opens one.
     *
     * @param request as it is sent
     * @param reads   whether what comes is read
     * @param room    in bytes, for what comes and is not read; 0 for the usual
     */
    Connection open(String request, boolean reads, int room) throws IOException {
        SocketChannel channel = SocketChannel.open();
        if (room > 0) {
            channel.setOption(StandardSocketOptions.SO_RCVBUF, room);
        }
        channel.connect(service);
        channel.configureBlocking(false);
        Connection connection = new Connection(channel);
        connection.send(request);
        if (reads) {
            channel.register(selector, SelectionKey.OP_READ, connection);
        }
        all.add(connection);
        return connection;
    }

    /** Reads what has come, on those that read. */
    void read() throws IOException {
        selector.selectNow(key -> {
            Connection connection = (Connection) key.attachment();
            buffer.clear();
            try {
                if (connection.channel.read(buffer) < 0) {
                    connection.isClosed = true;
                    key.cancel();
                }
            } catch (IOException e) {
                connection.isClosed = true;
                key.cancel();
            }
            connection.answer.append(new String(buffer.array(), 0, buffer.position(), StandardCharsets.UTF_8));
        });
    }

    @Override
    public void close() throws IOException {
        for (Connection connection : all) {
            connection.channel.close();
        }
        selector.close();
    }
}
