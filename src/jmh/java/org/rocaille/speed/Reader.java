package org.rocaille.speed;

import java.io.IOException;

/** Asks for the same again and again. */
record Reader(HttpConnection connection, String path, String headers, int status) implements Load.Asker {

    @Override
    public boolean ask() throws IOException {
        connection.send("GET", path, headers, "").expect(status);
        return true;
    }

    @Override
    public void close() throws IOException {
        connection.close();
    }
}
