package org.rocaille.puzzle;

import static java.util.stream.Collectors.toMap;

import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.rocaille.rules.Variant;

/** All puzzles of this release. They lie in a file for each variant, which is read once. */
@ApplicationScoped
public class Puzzles {

    private final Map<String, Puzzle> byId = Variant.all().stream()
            .flatMap(Puzzles::of)
            .collect(toMap(Puzzle::id, Function.identity(), Puzzles::refuse, TreeMap::new));

    private static Puzzle refuse(Puzzle one, Puzzle other) {
        throw new IllegalStateException("two puzzles have one id: " + one + " and " + other);
    }

    /** The puzzles of a variant, in the order of its file. */
    static Stream<Puzzle> of(Variant variant) {
        try (InputStream file = Puzzles.class.getResourceAsStream("/puzzles/" + variant + ".puzzles")) {
            return read(variant, new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The puzzles in a file's text: a line each, beside comments. */
    static Stream<Puzzle> read(Variant variant, String text) {
        return text.lines().filter(line -> !line.startsWith("#")).map(line -> Puzzle.parse(variant, line));
    }

    /** The puzzle that has an id, or none. */
    public Optional<Puzzle> find(String id) {
        return Optional.ofNullable(byId.get(id));
    }

    /**
     * The puzzles that fit, in the order of their ids, which says nothing of them.
     *
     * @param variant only those of one game; all if empty
     * @param themes  only those that have all of these
     */
    public List<Puzzle> list(Optional<Variant> variant, Set<Theme> themes) {
        return byId.values().stream()
                .filter(puzzle -> variant.isEmpty() || puzzle.position().variant() == variant.get())
                .filter(puzzle -> puzzle.themes().containsAll(themes))
                .toList();
    }
}
