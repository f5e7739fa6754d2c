package org.rocaille.rules;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.rocaille.rules.Judgement.Legal;
import org.rocaille.rules.notation.Candidate;

/** How fast the rules core is on the start position and the middle games of each variant's perft file. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class RulesBenchmark {

    private static final int PERFT_DEPTH = 4;

    @Param({"rocaille", "rococo", "rococo-pushme", "baroque"})
    String variant;

    private Position start;
    private String startFen;
    private String firstMove;
    private List<Position> positions;
    private int next;

    /** Reads the positions of the variant's perft file; the first is the start position. */
    @Setup
    public void readPositions() throws IOException {
        Variant game = Variant.of(variant);
        start = game.start();
        startFen = start.fen();
        firstMove = start.legalMoves().get(0).text();
        try (InputStream file = RulesBenchmark.class.getResourceAsStream("/perft/" + variant + ".perft")) {
            positions = new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> Position.parse(game, line.substring(0, line.indexOf(';'))))
                    .toList();
        }
    }

    private Position position() {
        next = (next + 1) % positions.size();
        return positions.get(next);
    }

    /** Perft 4 of the start position. */
    @Benchmark
    @BenchmarkMode(Mode.SingleShotTime)
    @OutputTimeUnit(TimeUnit.MILLISECONDS)
    @Warmup(iterations = 3)
    @Measurement(iterations = 5)
    public long perftFromStart() {
        return Perft.count(start, PERFT_DEPTH);
    }

    /** Perft 4 of every middle game of the file, one after another. */
    @Benchmark
    @BenchmarkMode(Mode.SingleShotTime)
    @OutputTimeUnit(TimeUnit.MILLISECONDS)
    @Warmup(iterations = 1)
    @Measurement(iterations = 3)
    public long perftFromMiddleGames() {
        long nodes = 0;
        for (Position middleGame : positions.subList(1, positions.size())) {
            nodes += Perft.count(middleGame, PERFT_DEPTH);
        }
        return nodes;
    }

    /** The legal moves of one position. */
    @Benchmark
    public List<Move> listLegalMoves() {
        return position().legalMoves();
    }

    /** The legal moves of one position, each with its notation and the position after it. */
    @Benchmark
    public List<Candidate> listLegalMovesWithNotation() {
        Position position = position();
        return Candidate.of(position, History.startingAt(position));
    }

    /** Reading a FEN and writing it again. */
    @Benchmark
    public String parseAndWriteFen() {
        return Position.parse(start.variant(), startFen).fen();
    }

    /** Finding a move by its text and playing it. */
    @Benchmark
    public Position playByText() {
        return start.play(((Legal) start.judge(firstMove)).move());
    }
}
