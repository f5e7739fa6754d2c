package org.rocaille.rules.oracle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The same sentence seen from the other side of the board: ranks turned round, White's pieces Black's. */
final class ColourChange {

    private static final Pattern SQUARE = Pattern.compile("[a-l]\\d+");

    private ColourChange() {}

    /** Empty where the sentence is about reading or writing FEN rather than about play. */
    static Optional<Sentence> of(Sentence sentence) {
        List<String> claims = sentence.claims().stream()
                .filter(claim -> !claim.startsWith("is ") && !claim.startsWith("after "))
                .map(claim -> claim(Ruleset.of(sentence.variant()), claim))
                .toList();
        boolean aboutReading = claims.isEmpty() || sentence.fen().split("/").length != height(sentence);
        return aboutReading
                ? Optional.empty()
                : Optional.of(new Sentence(sentence.text(), sentence.variant(), fen(sentence), claims));
    }

    private static int height(Sentence sentence) {
        return Ruleset.of(sentence.variant()).height;
    }

    private static String fen(Sentence sentence) {
        String[] fields = sentence.fen().split(" ", 3);
        List<String> rows = new ArrayList<>(Arrays.asList(fields[0].split("/")));
        Collections.reverse(rows);
        String board = String.join("/", rows)
                .chars()
                .map(c -> Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c))
                .mapToObj(Character::toString)
                .collect(Collectors.joining());
        String turn = fields.length > 1 && fields[1].equals("b") ? "w" : "b";
        String others = fields.length > 2 ? " " + turned(Ruleset.of(sentence.variant()), fields[2]) : "";
        return board + " " + turn + others;
    }

    private static String claim(Ruleset rules, String claim) {
        return Arrays.stream(claim.split(" "))
                .map(word -> sortedCaptures(turned(rules, word)))
                .collect(Collectors.joining(" "));
    }

    private static String turned(Ruleset rules, String text) {
        return SQUARE.matcher(text).replaceAll(m -> {
            Square square = Square.parse(m.group());
            return new Square(square.file(), rules.height - 1 - square.rank()).toString();
        });
    }

    private static String sortedCaptures(String move) {
        int x = move.indexOf('x');
        if (x < 0) {
            return move;
        }
        return move.substring(0, x + 1)
                + Arrays.stream(move.substring(x + 1).split(","))
                        .map(Square::parse)
                        .sorted()
                        .map(Square::toString)
                        .collect(Collectors.joining(","));
    }
}
