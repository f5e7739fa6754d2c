package org.rocaille.fault;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rocaille.event.rest.EventStream;
import org.rocaille.rules.Variant;

/** Clients who take their time, and are many. {@code -Dslow=2000} has more of them. */
@Tag("long")
class SlowClientsIT {

    /** More than there are threads and connections to the database. */
    private static final int SLOW = Integer.getInteger("slow", 300);

    private static final int MOVES = 100;
    private static final int BYTES = 4;

    /** In bytes; the least that a machine gives. */
    private static final int NO_ROOM = 1;

    private static Cluster cluster;
    private static Replica service;

    @BeforeAll
    static void start(@TempDir Path directory) throws Exception {
        Needs.database("postgresql");
        cluster = Cluster.create();
        service = new Replica(directory, cluster.environment()).start();
    }

    @AfterAll
    static void end() throws Exception {
        if (service != null) {
            service.close();
        }
        if (cluster != null) {
            cluster.close();
        }
    }

    /** Others play while slow ones do something, and are not held up. */
    private void others(String what, Sockets sockets, List<String> bits) throws Exception {
        Load load = new Load(2, service::uri);
        load.play();
        for (String bit : bits) {
            for (Sockets.Connection connection : sockets.all()) {
                connection.send(bit);
            }
            load.awaitMore(MOVES / bits.size());
            assertEquals(0, busy(), "connections to the database are held");
        }
        load.rest();
        load.check();
        assertEquals(0, load.diary().count("503"));
        System.out.printf("%d clients who %s; others: %s%n", sockets.all().size(), what, load.summary());
    }

    /** How many transactions have been open for longer than requests take. */
    private static int busy() throws Exception {
        try (Connection connection = cluster.connect();
                Statement statement = connection.createStatement();
                ResultSet row =
                        statement.executeQuery("select count(*) from pg_stat_activity where datname = 'rocaille'"
                                + " and state <> 'idle' and xact_start < now() - interval '3 seconds'")) {
            row.next();
            return row.getInt(1);
        }
    }

    private static PlayedGame game() {
        return PlayedGame.open(
                        new PatientClient(service::uri, new Diary()),
                        PlayedGame.opening(Variant.of("rocaille")),
                        () -> true)
                .orElseThrow();
    }

    @Test
    void who_sends_a_body_byte_by_byte_holds_up_nobody() throws Exception {
        try (Sockets sockets = new Sockets(service.uri())) {
            for (int i = 0; i < SLOW; i++) {
                sockets.open(
                        "POST /v1/games HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                                + "Content-Length: 1000\r\n\r\n{",
                        true,
                        0);
            }
            others("send a body byte by byte", sockets, Collections.nCopies(BYTES, " "));
        }
    }

    @Test
    void who_sends_headers_byte_by_byte_holds_up_nobody() throws Exception {
        try (Sockets sockets = new Sockets(service.uri())) {
            for (int i = 0; i < SLOW; i++) {
                sockets.open("GET /v1/games HTTP/1.1\r\nHost: localhost\r\nUser-Agent: slow", true, 0);
            }
            others("send headers byte by byte", sockets, Collections.nCopies(BYTES, "w"));
        }
    }

    @Test
    void who_never_reads_what_it_asked_for_holds_up_nobody() throws Exception {
        PlayedGame game = game();
        String request = "GET " + game.path() + "/board.svg HTTP/1.1\r\nHost: localhost\r\n\r\n";
        try (Sockets sockets = new Sockets(service.uri())) {
            for (int i = 0; i < SLOW; i++) {
                // More than the connection has room for, so that the rest waits in the service.
                sockets.open(request.repeat(20), false, NO_ROOM);
            }
            others("never read their pictures", sockets, Collections.nCopies(BYTES, ""));
        }
    }

    @Test
    void who_never_reads_its_stream_holds_up_nobody() throws Exception {
        PlayedGame game = game();
        String request = "GET " + game.path() + "/events HTTP/1.1\r\nHost: localhost\r\nAccept: " + EventStream.NDJSON
                + "\r\n\r\n";
        PatientClient client = new PatientClient(service::uri, new Diary());
        try (Sockets sockets = new Sockets(service.uri())) {
            for (int i = 0; i < SLOW; i++) {
                sockets.open(request, false, NO_ROOM);
            }
            for (int move = 0; move < 20 && !game.isOver(); move++) {
                game.move(client, new Random(), () -> true);
            }
            others("never read their streams", sockets, Collections.nCopies(BYTES, ""));
        }
    }
}
