package org.rocaille.engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Collectors;
import org.rocaille.rules.History;
import org.rocaille.rules.Judgement;
import org.rocaille.rules.Judgement.Illegal;
import org.rocaille.rules.Judgement.Legal;
import org.rocaille.rules.Move;
import org.rocaille.rules.MutablePosition;
import org.rocaille.rules.Perft;
import org.rocaille.rules.Position;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;
import org.rocaille.rules.notation.BoardText;
import org.rocaille.rules.notation.Ink;

/**
 * The engine on a command line that speaks UCI: {@code java -cp target/classes org.rocaille.engine.Uci}. The option
 * {@code UCI_Variant} says which game is played; moves are written as rules §1 has them ({@code e4g4}, {@code d4~d7},
 * {@code d4*d5}, {@code d4*}, {@code e8e9=L}), without spaces.
 *
 * <p>What it does not understand it tells in an {@code info string}, and goes on. The end of the input ends it: what
 * has a limit is finished first.
 */
public final class Uci {

    private static final int MEBIBYTE = 1 << 20;
    private static final int DEFAULT_HASH = 16;
    private static final int MOST_HASH = 4096;
    private static final int MOST_LINES = 64;

    private final BufferedReader in;
    private final PrintStream out;

    private Search search = search(DEFAULT_HASH);
    private Variant variant = Variant.all().get(0);
    private Position position = variant.start();
    private History history = History.startingAt(position);
    private int lines = 1;
    private Running running;

    /** A search on a thread of its own. */
    private record Running(Thread thread, CountDownLatch stop, boolean isBounded) {}

    Uci(BufferedReader in, PrintStream out) {
        this.in = in;
        this.out = out;
    }

    /** Does as the standard input says. */
    public static void main(String[] args) throws IOException {
        new Uci(new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)), System.out).run();
    }

    /** Does as the input says until {@code quit} or its end. */
    void run() throws IOException {
        boolean quits = false;
        for (String line = in.readLine(); line != null && !quits; line = quits ? null : in.readLine()) {
            List<String> words = List.of(line.strip().split("\\s+"));
            quits = words.get(0).equals("quit");
            try {
                obey(words);
            } catch (IllegalArgumentException e) {
                say("info string " + e.getMessage());
            }
        }
        if (quits) {
            stop();
        }
        awaitSearch();
    }

    private void obey(List<String> words) {
        List<String> rest = words.subList(1, words.size());
        switch (words.get(0)) {
            case "uci" -> introduce();
            case "isready" -> say("readyok");
            case "stop" -> stop();
            case "setoption" -> setOption(rest);
            case "ucinewgame" -> {
                awaitSearch();
                search.clear();
            }
            case "position" -> setPosition(rest);
            case "go" -> go(UciGo.parse(rest));
            case "d" -> draw();
            case "eval" -> evaluate();
            case "quit", "ponderhit", "debug", "register", "" -> {}
            default -> say("info string unknown command " + words.get(0));
        }
    }

    private void introduce() {
        say("id name Rocaille");
        say("id author the maintainers of Rocaille");
        say("option name UCI_Variant type combo default " + variant.key() + " var "
                + Variant.all().stream().map(Variant::key).collect(Collectors.joining(" var ")));
        say("option name Hash type spin default " + DEFAULT_HASH + " min 1 max " + MOST_HASH);
        say("option name MultiPV type spin default 1 min 1 max " + MOST_LINES);
        say("option name Threads type spin default 1 min 1 max 1");
        say("uciok");
    }

    private void setOption(List<String> words) {
        int at = words.indexOf("value");
        if (words.isEmpty() || !words.get(0).equals("name") || at != 2 || words.size() != 4) {
            throw new IllegalArgumentException("setoption needs: name NAME value VALUE");
        }
        awaitSearch();
        String value = words.get(3);
        switch (words.get(1).toLowerCase(Locale.ROOT)) {
            case "uci_variant" ->
                play(Variant.find(value)
                        .orElseThrow(() -> new IllegalArgumentException("there is no variant " + value)));
            case "hash" -> search = search(number(value, MOST_HASH));
            case "multipv" -> lines = number(value, MOST_LINES);
            case "threads" -> number(value, 1);
            default -> throw new IllegalArgumentException("there is no option " + words.get(1));
        }
    }

    private void play(Variant game) {
        variant = game;
        position = game.start();
        history = History.startingAt(position);
    }

    private static Search search(int mebibytes) {
        try {
            return new Search((long) mebibytes * MEBIBYTE);
        } catch (OutOfMemoryError e) {
            throw new IllegalArgumentException(
                    "no memory for a Hash of " + mebibytes + ": give Java more with -Xmx", e);
        }
    }

    private static int number(String text, int most) {
        if (!text.matches("[0-9]{1,6}") || Integer.parseInt(text) < 1 || Integer.parseInt(text) > most) {
            throw new IllegalArgumentException(text + " is no number from 1 to " + most);
        }
        return Integer.parseInt(text);
    }

    private void setPosition(List<String> words) {
        int at = words.indexOf("moves");
        List<String> start = at < 0 ? words : words.subList(0, at);
        List<String> moves = at < 0 ? List.of() : words.subList(at + 1, words.size());
        Position reached;
        if (start.equals(List.of("startpos"))) {
            reached = variant.start();
        } else if (start.size() > 1 && start.get(0).equals("fen")) {
            reached = Position.parse(variant, String.join(" ", start.subList(1, start.size())));
        } else {
            throw new IllegalArgumentException(
                    "position needs: startpos, or fen and a FEN; then moves, if there are any");
        }
        History passed = History.startingAt(reached);
        for (String text : moves) {
            Move move = move(reached, text);
            reached = reached.play(move);
            passed = passed.after(move, reached);
        }
        awaitSearch();
        position = reached;
        history = passed;
    }

    private static Move move(Position position, String text) {
        Judgement judgement = position.judge(text);
        if (judgement instanceof Legal legal) {
            return legal.move();
        }
        String reason = ((Illegal) judgement).refusals().get(0).reason().code();
        throw new IllegalArgumentException(text + " is no move of " + position.fen() + ": " + reason);
    }

    private void go(UciGo go) {
        awaitSearch();
        if (go.perft() >= 0) {
            perft(go.perft());
            return;
        }
        Limits limits = go.limits(position.turn(), lines);
        CountDownLatch stop = new CountDownLatch(1);
        Thread thread = new Thread(() -> think(limits, go.isInfinite(), stop), "search");
        running = new Running(thread, stop, limits.isBounded() && !go.isInfinite());
        thread.start();
    }

    private void think(Limits limits, boolean isInfinite, CountDownLatch stop) {
        List<Variation> found = search.run(position, history, limits, () -> stop.getCount() == 0, this::tell);
        if (isInfinite) {
            await(stop);
        }
        say("bestmove " + found.stream().findFirst().map(Uci::answer).orElse("(none)"));
    }

    private static String answer(Variation best) {
        String ponder = best.moves().size() > 1 ? " ponder " + best.moves().get(1) : "";
        return best.move() + ponder;
    }

    private void tell(Variation variation) {
        say(String.format(
                Locale.ROOT,
                "info depth %d seldepth %d multipv %d score %s nodes %d nps %d time %d pv %s",
                variation.depth(),
                variation.farthest(),
                variation.rank(),
                variation.score(),
                variation.nodes(),
                variation.nodesPerSecond(),
                variation.elapsed().toMillis(),
                variation.moves().stream().map(Move::text).collect(Collectors.joining(" "))));
    }

    private void perft(int depth) {
        long nodes = 0;
        if (depth > 0) {
            for (Move move : position.legalMoves()) {
                long below = Perft.count(position.play(move), depth - 1);
                nodes += below;
                say(move + ": " + below);
            }
        }
        say("");
        say("Nodes searched: " + (depth > 0 ? nodes : 1));
    }

    private void draw() {
        out.print(BoardText.of(position, Side.WHITE, Ink.ASCII).text());
        say("Fen: " + position.fen());
        say("Key: " + Long.toHexString(position.key()));
        position.outcome(history.occurrences(position))
                .ifPresent(end -> say("Over: " + end.reason().code()));
    }

    private void evaluate() {
        EvaluationTables tables = new EvaluationTables(variant, Weights.of(variant));
        Evaluation evaluation = new Evaluation(MutablePosition.of(position), tables);
        say("info string evaluation " + new Score(evaluation.evaluate()) + " for the side to move");
    }

    private void stop() {
        Optional.ofNullable(running).ifPresent(search -> search.stop().countDown());
    }

    /** Waits until the search is over; one without limits is stopped, for it would never be. */
    private void awaitSearch() {
        if (running != null) {
            if (!running.isBounded()) {
                stop();
            }
            join(running.thread());
            running = null;
        }
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void say(String line) {
        out.println(line);
    }
}
