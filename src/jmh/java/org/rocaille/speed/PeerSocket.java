package org.rocaille.speed;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A client of boardgame.io, whose moves go over Socket.IO, which is texts over a web socket. */
final class PeerSocket implements WebSocket.Listener, AutoCloseable {

    /** The game's name with the peer, and the space of its messages. */
    static final String GAME = "rooks";

    private static final int TIMEOUT_SECONDS = 60;
    private static final String SPACE = "/" + GAME + ",";
    private static final String OPENED = "0{";
    private static final String PING = "2";
    private static final String PONG = "3";
    private static final String CONNECT = "40" + SPACE;
    private static final String EVENT = "42" + SPACE;

    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private final BlockingQueue<String> received = new LinkedBlockingQueue<>();
    private final StringBuilder incomplete = new StringBuilder();
    private final WebSocket socket;

    PeerSocket(URI peer) throws IOException {
        URI address = URI.create("ws://" + peer.getAuthority() + "/socket.io/?EIO=4&transport=websocket");
        socket = CLIENT.newWebSocketBuilder().buildAsync(address, this).join();
        await(OPENED);
        send(CONNECT);
        await(CONNECT);
    }

    /** Asks for a match and, from then on, for its moves. */
    void join(String match) throws IOException {
        send(EVENT + "[\"sync\",\"%s\",null,null,2]".formatted(match));
        await(EVENT + "[\"sync\",\"" + match);
    }

    /** Makes a move, and waits until all are told of it. */
    void move(String match, int player, String credentials, int ply, int from, int to) throws IOException {
        send(EVENT
                + ("[\"update\",{\"type\":\"MAKE_MOVE\",\"payload\":{\"type\":\"go\",\"args\":[%d,%d],"
                                + "\"playerID\":\"%d\",\"credentials\":\"%s\"}},%d,\"%s\",\"%d\"]")
                        .formatted(from, to, player, credentials, ply - 1, match, player));
        String answer = await(EVENT + "[\"update\",\"" + match);
        if (!answer.contains("\"_stateID\":" + ply)) {
            throw new IOException("The peer refused move " + ply + ": " + answer);
        }
    }

    private void send(String text) {
        socket.sendText(text, true).join();
    }

    private String await(String start) throws IOException {
        while (true) {
            String message = next();
            if (message.startsWith(start)) {
                return message;
            }
            if (message.equals(PING)) {
                send(PONG);
            }
        }
    }

    private String next() throws IOException {
        try {
            String message = received.poll(TIMEOUT_SECONDS, TimeUnit.SECONDS);
            if (message == null) {
                throw new IOException("The peer did not answer");
            }
            return message;
        } catch (InterruptedException e) {
            throw new IOException("Interrupted", e);
        }
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
        incomplete.append(text);
        if (last) {
            received.add(incomplete.toString());
            incomplete.setLength(0);
        }
        from.request(1);
        return null;
    }

    @Override
    public void close() {
        socket.abort();
    }
}
