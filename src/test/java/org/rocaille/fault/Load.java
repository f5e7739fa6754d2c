package org.rocaille.fault;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.rocaille.fault.PatientClient.Request;
import org.rocaille.rules.Variant;

/** Players who play both sides of some games at random, as fast as they are answered, whatever becomes of the service. */
final class Load {

    private static final int GAMES_OF_A_PLAYER = 3;

    /** In moves, of which a player looks at a game before one. */
    private static final int LOOKS = 20;

    /** For so many more moves to be acknowledged as a test waits for. */
    private static final Duration LONGEST = Duration.ofSeconds(120);

    private static final Duration SECOND = Duration.ofSeconds(1);

    private static final long PAUSE_MILLIS = 10;

    private final Diary diary = new Diary();
    private final List<Player> players = new ArrayList<>();
    private final AtomicInteger acknowledged = new AtomicInteger();
    private final PatientClient client;
    private ExecutorService threads;
    private List<Future<?>> playing = List.of();
    private final AtomicInteger lost = new AtomicInteger();
    private volatile boolean goesOn;

    /** @param service where it is now, asked before each request */
    Load(int players, Supplier<URI> service) {
        client = new PatientClient(service, diary);
        Random random = new Random();
        for (int i = 0; i < players; i++) {
            this.players.add(new Player(new Random(random.nextLong())));
        }
    }

    Diary diary() {
        return diary;
    }

    /** How many moves were acknowledged so far. */
    int acknowledged() {
        return acknowledged.get();
    }

    /** Lets all play, until they are to {@link #rest}. */
    void play() {
        goesOn = true;
        threads = Executors.newFixedThreadPool(players.size());
        playing = new ArrayList<>();
        for (Player player : players) {
            playing.add(threads.submit(player::play));
        }
    }

    /** Waits until so many more moves are acknowledged than were. */
    void awaitMore(int moves) throws Exception {
        int wanted = acknowledged() + moves;
        awaitMore(moves, LONGEST);
        assertTrue(acknowledged() >= wanted, () -> "Too slow; clients saw " + diary);
    }

    /** Waits for so many more, but not for longer than a time. */
    void awaitMore(int moves, Duration most) throws Exception {
        int wanted = acknowledged() + moves;
        long start = System.nanoTime();
        while (acknowledged() < wanted && System.nanoTime() - start < most.toNanos()) {
            assertEquals(List.of(), diary.faults());
            Thread.sleep(PAUSE_MILLIS);
        }
    }

    /**
     * Waits until so many moves are acknowledged in a second, but not for longer than a time.
     *
     * @return how many there were in the last second
     */
    int awaitRate(int moves, Duration most) throws Exception {
        long start = System.nanoTime();
        int rate;
        do {
            int before = acknowledged();
            awaitMore(Integer.MAX_VALUE - before, SECOND);
            rate = acknowledged() - before;
        } while (rate < moves && System.nanoTime() - start < most.toNanos());
        return rate;
    }

    /** Lets nobody ask for more, and waits for what goes on to end, answered or not. */
    void rest() throws Exception {
        goesOn = false;
        for (Future<?> player : playing) {
            player.get(LONGEST.toSeconds(), TimeUnit.SECONDS);
        }
        threads.shutdown();
    }

    /** Compares all games with what was acknowledged of them, once the players rest. */
    void check() {
        players.forEach(Player::touchAll);
        checkTouched();
    }

    /** As {@link #check}, but only those games in which something was sent since they were compared last. */
    void checkTouched() {
        players.parallelStream().forEach(Player::check);
        assertEquals(List.of(), diary.faults());
        assertEquals(0, lost.get());
    }

    /** What has come of it, for people. */
    String summary() {
        return "%d moves acknowledged, %d lost; clients saw %s".formatted(acknowledged(), lost.get(), diary);
    }

    /** One who is not told of faults, but is answered or not. */
    private final class Player {

        private final Random random;
        private final List<PlayedGame> running = new ArrayList<>();
        private final List<PlayedGame> all = new ArrayList<>();
        private final Set<PlayedGame> touched = new HashSet<>();

        /** What was asked for and not answered, null if nothing was. */
        private Request opening;

        Player(Random random) {
            this.random = random;
        }

        void play() {
            while (goesOn) {
                if (running.size() < GAMES_OF_A_PLAYER) {
                    begin();
                } else {
                    move(running.get(random.nextInt(running.size())));
                }
            }
        }

        private void begin() {
            if (opening == null) {
                List<Variant> variants = Variant.all();
                opening = PlayedGame.opening(variants.get(random.nextInt(variants.size())));
            }
            PlayedGame.open(client, opening, () -> goesOn).ifPresent(game -> {
                opening = null;
                running.add(game);
                all.add(game);
            });
        }

        private void move(PlayedGame game) {
            touched.add(game);
            if (random.nextInt(LOOKS) == 0) {
                game.look(client, diary, () -> goesOn);
            }
            if (game.move(client, random, () -> goesOn)) {
                acknowledged.incrementAndGet();
            }
            if (game.isOver()) {
                running.remove(game);
            }
        }

        void touchAll() {
            touched.addAll(all);
        }

        void check() {
            touched.forEach(game -> lost.addAndGet(game.check(client, diary)));
            touched.clear();
        }
    }
}
