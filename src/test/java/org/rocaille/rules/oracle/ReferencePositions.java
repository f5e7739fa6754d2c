package org.rocaille.rules.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Positions whose moves are known from elsewhere: {@code reference/<variant>.jsonl}, made by a program that is neither
 * of our two.
 */
final class ReferencePositions {

    private static final Pattern HEAD =
            Pattern.compile("\\{\"fen\":\"(.*?)\",\"check\":(\\w+),\"over\":(null|\".*?\"),");
    private static final Pattern MOVE =
            Pattern.compile("\\{\"move\":\"(.*?)\",\"kind\":\"(.*?)\",\"captures\":\\[(.*?)],\"fen\":\"(.*?)\"}");

    private ReferencePositions() {}

    /** What is known of that variant, the start position first. */
    static List<Verdict> of(String variant) {
        return TestData.lines("/reference/" + variant + ".jsonl").stream()
                .map(ReferencePositions::parse)
                .toList();
    }

    private static Verdict parse(String line) {
        Matcher head = HEAD.matcher(line);
        if (!head.lookingAt()) {
            throw new IllegalArgumentException(line);
        }
        List<MoveFact> moves = new ArrayList<>();
        for (Matcher m = MOVE.matcher(line).region(head.end(), line.length()); m.find(); ) {
            String captures = m.group(3).replace("\"", "");
            moves.add(new MoveFact(
                    m.group(1), m.group(2), captures.isEmpty() ? List.of() : List.of(captures.split(",")), m.group(4)));
        }
        moves.sort(MoveFact.BY_TEXT);
        String over = head.group(3).equals("null") ? null : head.group(3).replace("\"", "");
        return new Verdict(head.group(1), Boolean.parseBoolean(head.group(2)), over, moves);
    }
}
