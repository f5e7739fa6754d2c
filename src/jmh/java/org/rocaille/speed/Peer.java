package org.rocaille.speed;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * What people would use otherwise: boardgame.io's server, with a game of rooks on a hundred squares.
 *
 * <p>Where the comparison is uneven, it is so in the peer's favour: it acknowledges a move before it has stored it; it
 * keeps no record that can be verified, and no clock; its rules are a few lines; one client, who does not count as
 * connected, plays both seats, so that each move is told once; what it tells of a game when it is read is who plays it,
 * without the board.
 */
final class Peer implements Contender, AutoCloseable {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String GAMES = "/games/" + PeerSocket.GAME;
    private static final String LISTENING = "Listening on: ";
    private static final int BOARD = 100;
    private static final int ROW = 10;

    private final Process process;
    private final URI uri;

    private Peer(Process process, URI uri) {
        this.process = process;
        this.uri = uri;
    }

    /** @param directory with the server and what it needs of npm */
    static Peer start(Path directory, Map<String, String> environment) throws IOException {
        ProcessBuilder builder = new ProcessBuilder("node", "server.js")
                .directory(directory.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT);
        builder.environment().put("NODE_ENV", "production");
        builder.environment().putAll(environment);
        Process process = builder.start();
        BufferedReader output = process.inputReader();
        String line = output.readLine();
        if (line == null || !line.startsWith(LISTENING)) {
            process.destroy();
            throw new IOException("The peer did not start: " + line);
        }
        return new Peer(process, URI.create(line.substring(LISTENING.length())));
    }

    @Override
    public String title() {
        return "peer";
    }

    @Override
    public boolean does(Task task) {
        return task == Task.MOVE || task == Task.READ;
    }

    @Override
    public List<Load.Asker> askers(Task task, int count, int fresh) throws IOException {
        List<Load.Asker> askers = new ArrayList<>();
        try (HttpConnection setUp = new HttpConnection(uri)) {
            Queue<Match> matches = new ConcurrentLinkedQueue<>();
            while (matches.size() < (task == Task.MOVE ? task.supplies(count, fresh) : count)) {
                matches.add(Match.open(setUp));
            }
            for (int asker = 0; asker < count; asker++) {
                if (task == Task.MOVE) {
                    PeerSocket socket = new PeerSocket(uri);
                    askers.add(new Writer<>(matches, task.times(), socket, (match, ply) -> match.play(socket, ply)));
                } else {
                    String path = GAMES + "/" + matches.poll().id();
                    askers.add(new Reader(new HttpConnection(uri), path, "", 200));
                }
            }
        }
        return askers;
    }

    @Override
    public void close() {
        process.destroy();
    }

    /** A game, with what proves who plays it. */
    private record Match(String id, List<String> credentials) {

        static Match open(HttpConnection connection) throws IOException {
            String id = post(connection, GAMES + "/create", "{\"numPlayers\":2}", "matchID");
            List<String> credentials = new ArrayList<>();
            for (int player = 0; player < 2; player++) {
                String body = "{\"playerID\":\"%d\",\"playerName\":\"p\"}".formatted(player);
                credentials.add(post(connection, GAMES + "/" + id + "/join", body, "playerCredentials"));
            }
            return new Match(id, credentials);
        }

        private static String post(HttpConnection connection, String path, String body, String field)
                throws IOException {
            HttpConnection.Answer answer = connection.send("POST", path, "Content-Type: application/json\r\n", body);
            JsonNode made = JSON.readTree(answer.expect(200).body());
            return made.at("/" + field).asText();
        }

        /** Each rook of a player in turn goes a square forward, and each in turn back again. */
        void play(PeerSocket socket, int ply) throws IOException {
            if (ply == 1) {
                socket.join(id);
            }
            int player = (ply - 1) % 2;
            int turn = (ply - 1) / 2;
            int home = turn % ROW + (player == 0 ? 0 : BOARD - ROW);
            int forth = player == 0 ? home + ROW : home - ROW;
            boolean returns = turn / ROW % 2 == 1;
            socket.move(id, player, credentials.get(player), ply, returns ? forth : home, returns ? home : forth);
        }
    }
}
