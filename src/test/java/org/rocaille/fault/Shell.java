package org.rocaille.fault;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Programs of the machine that are run and waited for. */
final class Shell {

    static final boolean IS_ROOT = System.getProperty("user.name").equals("root");

    private Shell() {}

    /**
     * Runs a program, and tells what it said.
     *
     * @throws IOException if it fails, with what it said
     */
    static String run(String... command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectInput(ProcessBuilder.Redirect.from(new java.io.File("/dev/null")))
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new IOException(String.join(" ", command) + ": " + said);
        }
        return said;
    }

    /** Whether a program can be run at all, and ends well. */
    static boolean can(String... command) throws InterruptedException {
        try {
            run(command);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    /** A command as PostgreSQL's own user gives it, since PostgreSQL declines to be run by root. */
    static String[] asPostgres(List<String> command) {
        List<String> whole = new ArrayList<>(IS_ROOT ? List.of("runuser", "-u", "postgres", "--") : List.of());
        whole.addAll(command);
        return whole.toArray(String[]::new);
    }
}
