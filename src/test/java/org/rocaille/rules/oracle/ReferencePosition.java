package org.rocaille.rules.oracle;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One position whose moves are known from elsewhere: a line of {@code reference/<variant>.jsonl}, made by a program that is
 * neither of our two.
 *
 * @param over as {@link Referee#over} says it
 * @param moves sorted by text
 */
public record ReferencePosition(String fen, boolean check, String over, List<MoveFact> moves) {

    private static final Pattern HEAD =
            Pattern.compile("\\{\"fen\":\"(.*?)\",\"check\":(\\w+),\"over\":(null|\".*?\"),");
    private static final Pattern MOVE =
            Pattern.compile("\\{\"move\":\"(.*?)\",\"kind\":\"(.*?)\",\"captures\":\\[(.*?)],\"fen\":\"(.*?)\"}");

    /** What a referee says of a position. */
    static ReferencePosition by(Referee referee, String variant, String fen) {
        return new ReferencePosition(
                referee.canonical(variant, fen),
                referee.isCheck(variant, fen),
                referee.over(variant, fen),
                referee.moves(variant, fen));
    }

    /** The positions of that variant, the start position first. */
    public static List<ReferencePosition> of(String variant) {
        try (var reader = new BufferedReader(new InputStreamReader(
                ReferencePosition.class.getResourceAsStream("/reference/" + variant + ".jsonl"),
                StandardCharsets.UTF_8))) {
            return reader.lines().map(ReferencePosition::parse).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static ReferencePosition parse(String line) {
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
        return new ReferencePosition(head.group(1), Boolean.parseBoolean(head.group(2)), over, moves);
    }
}
