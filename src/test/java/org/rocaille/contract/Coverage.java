package org.rocaille.contract;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestPlan;

/**
 * Which answers of the contract the tests have seen. Those who see and the one who sums up live in different class
 * loaders, so what was seen lies in a file between them.
 */
public final class Coverage implements TestExecutionListener {

    private static final Path SEEN = Path.of("target/contract/seen.txt");
    private static final Path UNSEEN = Path.of("target/contract/unseen.txt");

    private final Set<String> known = ConcurrentHashMap.newKeySet();

    void saw(Operation operation, int status) {
        String answer = answer(operation, Integer.toString(status));
        if (known.add(answer)) {
            try {
                Files.createDirectories(SEEN.getParent());
                Files.writeString(SEEN, answer + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private static String answer(Operation operation, String status) {
        return operation.id() + " " + status;
    }

    @Override
    public void testPlanExecutionStarted(TestPlan plan) {
        try {
            Files.deleteIfExists(SEEN);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Sums up, unless no test had a service. */
    @Override
    public void testPlanExecutionFinished(TestPlan plan) {
        try {
            if (Files.exists(SEEN)) {
                sumUp(new TreeSet<>(Files.readAllLines(SEEN)));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Tells the answers that an operation gives of its own from the refusals that all share. */
    private static void sumUp(Set<String> seen) throws IOException {
        List<String> own = new ArrayList<>();
        List<String> shared = new ArrayList<>();
        List<Operation> operations = Contract.committed().operations();
        for (Operation operation : operations) {
            for (String status : operation.statuses()) {
                (operation.response(status).has("$ref") ? shared : own).add(answer(operation, status));
            }
        }
        int ownInAll = own.size();
        int sharedInAll = shared.size();
        own.removeAll(seen);
        shared.removeAll(seen);
        List<String> unseen = new ArrayList<>(List.of("# Answers of the operations' own"));
        unseen.addAll(own);
        unseen.add("# Refusals that all share");
        unseen.addAll(shared);
        Files.write(UNSEEN, unseen);
        System.out.printf(
                "Contract: %d operations; %d of %d answers of their own seen, %d of %d shared refusals; the rest: %s%n",
                operations.size(), ownInAll - own.size(), ownInAll, sharedInAll - shared.size(), sharedInAll, UNSEEN);
    }
}
