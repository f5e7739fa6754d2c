package org.rocaille;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The end of a file that grows. */
public final class AddedLog {

    private final Path file;

    /** In bytes. */
    private long read;

    /** Begins where the file ends now. */
    public AddedLog(Path file) throws IOException {
        this.file = file;
        read = Files.size(file);
    }

    /** The lines that were added since this was asked before. */
    public List<String> lines() throws IOException {
        return text().lines().toList();
    }

    /** What was added since this was asked before. */
    public String text() throws IOException {
        try (RandomAccessFile log = new RandomAccessFile(file.toFile(), "r")) {
            byte[] added = new byte[(int) (log.length() - read)];
            log.seek(read);
            log.readFully(added);
            read += added.length;
            return new String(added, StandardCharsets.UTF_8);
        }
    }
}
