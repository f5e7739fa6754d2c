package org.rocaille.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import javax.management.JMException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rocaille.PackagedService;
import org.rocaille.contract.Contract;
import org.rocaille.contract.Operation;

/**
 * Requests that were right until something was done to them, to every operation of the contract. {@code
 * -Dfuzz.requests=200000} sends more of them, {@code -Dfuzz.seed=…} the same ones again. What fails lies in {@code
 * target/fuzz} as it was sent: {@code nc} sends it again.
 */
@Tag("thorough")
class FuzzIT {

    private static final int REQUESTS = Integer.getInteger("fuzz.requests", 500);
    private static final long SEED = Long.getLong("fuzz.seed", new Random().nextInt(1_000_000));

    /** Each makes people and games of its own first, so that few of them do for few requests. */
    private static final int CONNECTIONS = Math.max(4, Math.min(8, REQUESTS / 1_000));

    /** A service that is asked for long is worth better code. */
    private static final String COMPILATION = "-XX:TieredStopAtLevel=" + (REQUESTS > 20_000 ? 4 : 1);

    /**
     * What heap, threads and open files may differ by, however many requests there were. A thread that has searched a
     * position lately has 16 MiB.
     */
    private static final long HEAP_NOISE = 24_000_000 + (16 << 20);

    private static final int THREAD_NOISE = 12;
    private static final int FILE_NOISE = 12;

    /** In readings, of which each takes a moment: what is closed is noticed within a second. */
    private static final int PATIENCE = 20;

    private static final Contract CONTRACT = Contract.committed();

    private final Secrets secrets = new Secrets();
    private final Tally tally = new Tally();

    @TempDir
    Path directory;

    @Test
    void whatever_is_sent_the_service_refuses_in_words_what_it_does_not_take_tells_no_secrets_and_does_not_grow()
            throws Exception {
        System.out.printf("Fuzzing with %d requests; repeat it with -Dfuzz.seed=%d%n", REQUESTS, SEED);
        Map<String, String> settings = Map.of(
                "ROCAILLE_DATA", "games",
                "ROCAILLE_OPERATOR_TOKEN", World.OPERATOR,
                "ROCAILLE_LIMITS_ENABLED", "false",
                "ROCAILLE_WEBHOOKS_ALLOW_PRIVATE", "true",
                "ROCAILLE_EVENTS_HEARTBEAT", "PT1S");
        try (PackagedService service = PackagedService.start(directory, settings, COMPILATION);
                Vitals vitals = Vitals.of(service.process().pid())) {
            long begin = System.nanoTime();
            Vitals.Reading before;
            Vitals.Reading after;
            try {
                send(service.uri().getPort(), REQUESTS / 4, new Random(SEED));
                before = calm(vitals, Long.MAX_VALUE);
                send(service.uri().getPort(), REQUESTS - REQUESTS / 4, new Random(~SEED));
                after = calm(vitals, before.files());
            } finally {
                tally.keep(service.said());
            }
            System.out.printf(
                    "%s%nNever with success: %s%n%d s%nAfter a quarter: %s%nAt the end: %s%n",
                    tally,
                    tally.neverDone(CONTRACT.operations()),
                    (System.nanoTime() - begin) / 1_000_000_000,
                    before,
                    after);
            List<String> errors = service.said().stream()
                    .filter(line -> line.contains(" ERROR "))
                    .toList();
            assertEquals(List.of(), tally.failures());
            assertEquals(List.of(), errors);
            assertTrue(after.heap() < before.heap() + HEAP_NOISE, "The heap grows");
            assertTrue(after.threads() <= before.threads() + THREAD_NOISE, "Threads are left over");
            assertTrue(after.files() <= before.files() + FILE_NOISE, "Connections are left open");
        }
    }

    /** Reads until the service has let go of the connections that are gone. */
    private static Vitals.Reading calm(Vitals vitals, long files) throws IOException, JMException {
        Vitals.Reading reading = vitals.read();
        for (int more = PATIENCE; more > 0 && reading.files() > files; more--) {
            reading = vitals.read();
        }
        return reading;
    }

    private void send(int port, int requests, Random random) throws InterruptedException, ExecutionException {
        ExecutorService threads = Executors.newFixedThreadPool(CONNECTIONS);
        List<Future<?>> running = new ArrayList<>();
        for (int connection = 0; connection < CONNECTIONS; connection++) {
            Random own = new Random(random.nextLong());
            running.add(threads.submit(() -> send(port, requests / CONNECTIONS, own, new Oracle(CONTRACT, secrets))));
        }
        threads.shutdown();
        for (Future<?> one : running) {
            one.get();
        }
    }

    private void send(int port, int requests, Random random, Oracle oracle) {
        ValidRequests valid = new ValidRequests(random);
        Mutations mutations = new Mutations(random, valid);
        List<Operation> operations = CONTRACT.operations();
        try (Wire wire = new Wire(port)) {
            World world = null;
            for (int sent = 0; sent < requests; sent++) {
                if (world == null || world.isSpent()) {
                    world = new World(wire, random, secrets, "http://127.0.0.1:1/");
                }
                Operation operation = one(operations, random);
                Request request = valid.of(operation, world);
                boolean isRight = random.nextInt(5) == 0;
                if (!isRight) {
                    mutations.apply(request, world);
                }
                if (!staysHere(request)) {
                    continue;
                }
                if (random.nextInt(60) == 0) {
                    wire.leave(request, random.nextBoolean());
                    tally.left();
                    continue;
                }
                List<Request> together = new ArrayList<>();
                for (int others = random.nextInt(40) == 0 ? 1 + random.nextInt(3) : 0; others > 0; others--) {
                    together.add(new Request("GET", "/v1/variants"));
                }
                together.add(request);
                // Whoever sends more than is read may not get what was answered before that.
                boolean mayBeCutOff = request.isBroken || request.body.length > 60_000;
                long begin = System.nanoTime();
                List<Answer> answers = wire.send(together);
                long nanos = System.nanoTime() - begin;
                for (int i = 0; i < answers.size(); i++) {
                    Answer answer = answers.get(i);
                    List<String> faults = oracle.faults(together.get(i), answer, mayBeCutOff);
                    tally.saw(operation, together.get(i), answer, faults, nanos);
                }
                if (answers.size() == together.size()) {
                    Answer answer = answers.get(answers.size() - 1);
                    valid.saw(answer);
                    world.saw(operation, request, answer);
                }
            }
        }
    }

    private static Operation one(List<Operation> operations, Random random) {
        Operation operation = operations.get(random.nextInt(operations.size()));
        return World.mayEndBy(operation) && random.nextInt(8) > 0 ? one(operations, random) : operation;
    }

    /** Whether the service would send nothing to any other machine for it. */
    private static boolean staysHere(Request request) {
        String body = new String(request.body, StandardCharsets.UTF_8);
        return !request.path.contains("webhooks")
                || body.replaceAll(
                                        "http://(127\\.0\\.0\\.1|\\[::1]):1/|https://(user@localhost\\.invalid|0x7f000001)/",
                                        "")
                                .indexOf("//")
                        < 0;
    }
}
