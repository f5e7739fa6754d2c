package org.rocaille;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EmbeddedFileTest {

    /** The part of the file that points to its newest version. */
    private static final int HEADERS = 2 * 4096;

    /** The size of a row, in bytes. */
    private static final int BALLAST = 500;

    @TempDir
    Path directory;

    private Path file(String name) {
        return directory.resolve(name + ".mv.db");
    }

    private Connection open(String name) throws SQLException {
        return DriverManager.getConnection(
                "jdbc:h2:file:" + directory.resolve(name) + ";WRITE_DELAY=0;RETENTION_TIME=0;PAGE_SIZE=2048");
    }

    private static void create(Connection connection, int rows) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("create table counter (id int primary key, reached int not null, ballast varchar)");
        }
        for (int id = 0; id < rows; id++) {
            insert(connection, id);
        }
    }

    private static void insert(Connection connection, int id) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("insert into counter values (%d, 0, repeat('x', %d))".formatted(id, BALLAST));
        }
    }

    private static void count(Connection connection, int reached, int id) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("update counter set reached = %d where id = %d".formatted(reached, id));
        }
    }

    private static int reached(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery("select max(reached) from counter")) {
            result.next();
            return result.getInt(1);
        }
    }

    private static byte[] headers(Path file) throws IOException {
        return Arrays.copyOf(Files.readAllBytes(file), HEADERS);
    }

    @Test
    void a_file_whose_pointer_lags_behind_is_opened_at_its_newest_commit() throws Exception {
        List<Path> killed = new ArrayList<>();
        int newest = 60;
        try (Connection connection = open("games")) {
            create(connection, 20);
            List<byte[]> pointers = new ArrayList<>();
            for (int i = 1; i <= newest; i++) {
                count(connection, i, i % 20);
                pointers.add(headers(file("games")));
            }
            for (int behind = 0; behind < 20; behind++) {
                Path copy = file("killed" + behind);
                Files.copy(file("games"), copy);
                Files.write(copy, pointers.get(newest - 1 - behind), StandardOpenOption.WRITE);
                killed.add(copy);
            }
        }

        List<Integer> found = new ArrayList<>();
        for (int behind = 0; behind < killed.size(); behind++) {
            EmbeddedFile.recover(killed.get(behind));
            try (Connection connection = open("killed" + behind)) {
                found.add(reached(connection));
            }
        }
        assertEquals(killed.stream().map(copy -> newest).toList(), found);
    }

    @Test
    void a_file_that_was_closed_is_left_as_it_is() throws Exception {
        try (Connection connection = open("games")) {
            create(connection, 20);
        }
        byte[] before = Files.readAllBytes(file("games"));

        EmbeddedFile.recover(file("games"));

        assertEquals(-1, Arrays.mismatch(before, Files.readAllBytes(file("games"))));
    }

    @Test
    void a_file_stays_small_while_it_is_written() throws Exception {
        EmbeddedFile upkeep = new EmbeddedFile();
        int rows = 1_500;
        try (Connection connection = open("games")) {
            create(connection, 0);
            for (int i = 1; i <= rows; i++) {
                // In no order, so that what most commits leave behind is in part still wanted.
                insert(connection, i * 7919 % 10_007);
                upkeep.onConnectionReturn(connection);
            }
            long size = Files.size(file("games"));
            assertTrue(size <= 7 * rows * BALLAST, () -> size / rows + " bytes per row");
        }
    }
}
