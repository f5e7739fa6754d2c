package org.rocaille.fault;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A wire to a PostgreSQL. It can be cut, and then whoever calls is hung up on; it can be slow, or silent; and it can lose the
 * answer to a commit, so that nobody can tell whether that was made.
 */
final class Wire implements AutoCloseable {

    /** How the server says that a transaction is committed. */
    private static final String COMMITTED = "COMMIT\0";

    private final InetSocketAddress far;
    private final ServerSocket near = new ServerSocket(0, 200, InetAddress.getLoopbackAddress());
    private final List<Socket> ends = new CopyOnWriteArrayList<>();
    private final AtomicInteger lostCommits = new AtomicInteger();
    private final AtomicInteger toLose = new AtomicInteger();
    private volatile Duration latency = Duration.ZERO;
    private volatile boolean isCut;
    private boolean isSilent;

    Wire(InetSocketAddress far) throws IOException {
        this.far = far;
        inBackground(() -> {
            while (true) {
                connect(near.accept());
            }
        });
    }

    int port() {
        return near.getLocalPort();
    }

    private void connect(Socket caller) throws IOException {
        if (isCut) {
            caller.close();
            return;
        }
        Socket server = new Socket();
        try {
            server.connect(far);
        } catch (IOException e) {
            caller.close();
            return;
        }
        ends.addAll(List.of(caller, server));
        inBackground(() -> pump(caller, server, false));
        inBackground(() -> pump(server, caller, true));
    }

    private void pump(Socket from, Socket to, boolean answers) throws IOException {
        byte[] buffer = new byte[16 * 1024];
        try (from;
                to;
                InputStream in = from.getInputStream();
                OutputStream out = to.getOutputStream()) {
            for (int length = in.read(buffer); length > 0; length = in.read(buffer)) {
                hold();
                if (answers && toLose.get() > 0 && isCommit(buffer, length) && toLose.getAndDecrement() > 0) {
                    lostCommits.incrementAndGet();
                    return;
                }
                out.write(buffer, 0, length);
            }
        } finally {
            ends.removeAll(List.of(from, to));
        }
    }

    private static boolean isCommit(byte[] buffer, int length) {
        return new String(buffer, 0, length, StandardCharsets.ISO_8859_1).contains(COMMITTED);
    }

    private void hold() {
        try {
            Thread.sleep(latency.toMillis());
            synchronized (this) {
                while (isSilent) {
                    wait();
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Breaks off whatever goes on; what begins later goes on. */
    void snap() throws IOException {
        for (Socket end : ends) {
            end.close();
        }
    }

    /** Breaks off whatever goes on and begins later. */
    void cut() throws IOException {
        isCut = true;
        snap();
    }

    /** Nothing comes through any more, and nobody is told. */
    synchronized void fallSilent() {
        isSilent = true;
    }

    /** Is as a wire should be. */
    synchronized void mend() {
        isCut = false;
        latency = Duration.ZERO;
        isSilent = false;
        notifyAll();
    }

    /** Takes so long, each way. */
    void slowDown(Duration each) {
        latency = each;
    }

    /** Breaks off in place of the answers to the next so many commits, which are made. */
    void loseCommits(int next) {
        toLose.set(next);
    }

    /** How many were lost. */
    int lostCommits() {
        return lostCommits.get();
    }

    @Override
    public void close() throws IOException {
        near.close();
        mend();
        cut();
    }

    private interface Work {
        void run() throws IOException;
    }

    private static void inBackground(Work work) {
        Thread thread = new Thread(
                () -> {
                    try {
                        work.run();
                    } catch (IOException e) {
                        // The wire was cut.
                    }
                },
                "Wire");
        thread.setDaemon(true);
        thread.start();
    }
}
