package org.rocaille.puzzle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.rocaille.rules.Position;
import org.rocaille.rules.Variant;

/** Tells positions that are alike: one is the other's mirror image, or the other with the colours exchanged, or both. */
final class Likeness {

    private static final Pattern PART = Pattern.compile("[0-9]+|[A-Za-z]");

    private Likeness() {}

    /** A number that positions share which are alike. */
    static long of(Position position) {
        String[] fields = position.fen().split(" ");
        List<String> rows = List.of(fields[0].split("/"));
        List<String> mirrored = rows.stream().map(Likeness::reversed).toList();
        return LongStream.of(
                        key(position.variant(), rows, fields[1]),
                        key(position.variant(), mirrored, fields[1]),
                        key(position.variant(), exchanged(rows), fields[1].equals("w") ? "b" : "w"),
                        key(position.variant(), exchanged(mirrored), fields[1].equals("w") ? "b" : "w"))
                .min()
                .orElseThrow();
    }

    private static long key(Variant variant, List<String> rows, String turn) {
        return Position.parse(variant, String.join("/", rows) + " " + turn).key();
    }

    private static String reversed(String row) {
        List<String> parts = new ArrayList<>(
                PART.matcher(row).results().map(MatchResult::group).toList());
        Collections.reverse(parts);
        return String.join("", parts);
    }

    private static List<String> exchanged(List<String> rows) {
        List<String> exchanged = new ArrayList<>();
        for (String row : rows) {
            String other = row.chars()
                    .map(c -> Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c))
                    .mapToObj(Character::toString)
                    .collect(Collectors.joining());
            exchanged.add(0, other);
        }
        return exchanged;
    }
}
