package org.rocaille.puzzle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.rocaille.rules.Judgement.Legal;
import org.rocaille.rules.Move;
import org.rocaille.rules.Position;
import org.rocaille.rules.Variant;

/**
 * A position in which one move is better than every other.
 *
 * @param id       by which it is known in every release that has it
 * @param position what is to be solved, by the side to move
 * @param solution the moves that do it, and between them what the other side answers; the first and the last are the
 *                 solver's
 * @param themes   what it is about, in the order of {@link Theme}
 */
public record Puzzle(String id, Position position, List<Move> solution, Set<Theme> themes) {

    private static final String SEPARATOR = " ; ";

    public Puzzle {
        solution = List.copyOf(solution);
    }

    /** How many moves the solver has to find. */
    public int moves() {
        return (solution.size() + 1) / 2;
    }

    /**
     * Reads what {@link #toString} writes.
     *
     * @throws IllegalArgumentException if it is no puzzle of the variant
     */
    static Puzzle parse(Variant variant, String line) {
        String[] fields = line.split(SEPARATOR);
        Position start = Position.parse(variant, fields[1]);
        List<Move> solution = new ArrayList<>();
        Position position = start;
        for (String text : fields[2].split(" ")) {
            if (!(position.judge(text) instanceof Legal legal)) {
                throw new IllegalArgumentException(text + " is not legal in the puzzle " + line);
            }
            solution.add(legal.move());
            position = position.play(legal.move());
        }
        Set<Theme> themes = EnumSet.noneOf(Theme.class);
        Arrays.stream(fields[3].split(" "))
                .forEach(code -> themes.add(Theme.find(code).orElseThrow(() -> new IllegalArgumentException(line))));
        return new Puzzle(fields[0], start, solution, themes);
    }

    /** The puzzle as its file has it: id, FEN, solution and themes. */
    @Override
    public String toString() {
        return String.join(
                SEPARATOR,
                id,
                position.fen(),
                solution.stream().map(Move::text).collect(Collectors.joining(" ")),
                themes.stream().map(Theme::code).collect(Collectors.joining(" ")));
    }
}
