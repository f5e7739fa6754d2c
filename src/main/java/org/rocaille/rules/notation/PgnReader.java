package org.rocaille.rules.notation;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rocaille.rules.notation.PgnGame.LeftOut;
import org.rocaille.rules.notation.PgnGame.PgnMove;
import org.rocaille.rules.notation.PgnGame.Place;

/**
 * Reads games from text as PGN's import format has it. Numbers of moves are not looked at; comments, annotations and
 * variations are passed over, but for the times in comments. Whatever it is given, it ends, or throws {@link PgnFault}.
 */
public final class PgnReader {

    private static final Set<String> RESULTS = Set.of("1-0", "0-1", "1/2-1/2", "*");
    private static final Pattern NUMBER = Pattern.compile("[0-9]+\\.*|\\.+");
    private static final Pattern NUMBERED = Pattern.compile("(?:[0-9]+\\.+)?(.*?)([!?]*)", Pattern.DOTALL);

    /** Whatever ends a word. */
    private static final String DELIMITERS = "{}()[];\"$";

    private static final int LONGEST_WORD = 200;
    private static final int MOST_TAGS = 100;
    private static final int END = -1;

    private final String text;
    private int at;
    private int line = 1;
    private int column = 1;
    private final Set<LeftOut> leftOut = EnumSet.noneOf(LeftOut.class);

    private PgnReader(String text) {
        this.text = text;
    }

    /**
     * The games of a text, in their order.
     *
     * @param most no more are looked for when there are so many
     * @throws PgnFault if the text has another form, or no game
     */
    public static List<PgnGame> read(String text, int most) {
        PgnReader reader = new PgnReader(text.startsWith("\ufeff") ? text.substring(1) : text);
        List<PgnGame> games = new ArrayList<>();
        reader.skipToGame();
        while (reader.peek() != END && games.size() < most) {
            games.add(reader.game());
            reader.skipToGame();
        }
        if (games.isEmpty()) {
            throw new PgnFault(reader.place(), "There is no game.");
        }
        return games;
    }

    private Place place() {
        return new Place(line, column);
    }

    private int peek() {
        return at < text.length() ? text.charAt(at) : END;
    }

    private char next() {
        char character = text.charAt(at++);
        if (character == '\n') {
            line++;
            column = 1;
        } else {
            column++;
        }
        return character;
    }

    /** Passes over blanks, and over lines that begin with a percent sign, which are for other programs. */
    private void skipBlanks() {
        while (peek() != END && (Character.isWhitespace(peek()) || peek() == '%' && column == 1)) {
            if (next() == '%') {
                skipLine();
            }
        }
    }

    private void skipLine() {
        while (peek() != END && peek() != '\n') {
            next();
        }
    }

    /** Passes over what may stand around games and tags. */
    private void skipToGame() {
        skipBlanks();
        while (peek() == '{' || peek() == ';') {
            leftOut.add(LeftOut.COMMENTS);
            skipComment();
            skipBlanks();
        }
    }

    /** Passes over a comment, and gives what it says. */
    private String skipComment() {
        Place begin = place();
        int from = at + 1;
        if (next() == ';') {
            skipLine();
            return text.substring(from, at);
        }
        while (peek() != '}') {
            if (peek() == END) {
                throw new PgnFault(begin, "The comment does not end.");
            }
            next();
        }
        next();
        return text.substring(from, at - 1);
    }

    private PgnGame game() {
        Map<String, PgnGame.Tag> tags = tags();
        List<PgnMove> moves = new ArrayList<>();
        for (; ; ) {
            skipBlanks();
            Place place = place();
            switch (peek()) {
                case END -> throw new PgnFault(place, "The game does not end with 1-0, 0-1, 1/2-1/2 or *.");
                case '{', ';' -> comment(moves);
                case '(' -> skipVariation();
                case '$' -> skipAnnotation();
                default -> {
                    String word = word();
                    if (RESULTS.contains(word)) {
                        PgnGame game = new PgnGame(tags, moves, word, place, leftOut);
                        leftOut.clear();
                        return game;
                    }
                    move(word, place, moves);
                }
            }
        }
    }

    private Map<String, PgnGame.Tag> tags() {
        Map<String, PgnGame.Tag> tags = new LinkedHashMap<>();
        while (peek() == '[') {
            next();
            skipBlanks();
            Place place = place();
            String name = name();
            skipBlanks();
            if (tags.put(name, new PgnGame.Tag(string(), place)) != null) {
                throw new PgnFault(place, "The tag " + name + " is given twice.");
            }
            skipBlanks();
            expect(']');
            if (tags.size() > MOST_TAGS) {
                throw new PgnFault(place, "A game has at most " + MOST_TAGS + " tags.");
            }
            skipToGame();
        }
        return tags;
    }

    private String name() {
        Place begin = place();
        int from = at;
        while (peek() < 128 && (Character.isLetterOrDigit(peek()) || peek() == '_')) {
            next();
        }
        if (at == from || at - from > LONGEST_WORD) {
            throw new PgnFault(begin, "A tag has a name of letters and digits here.");
        }
        return text.substring(from, at);
    }

    private String string() {
        Place begin = place();
        expect('"');
        StringBuilder value = new StringBuilder();
        while (peek() != '"') {
            if (peek() == '\\') {
                next();
            }
            if (peek() == END || peek() == '\n') {
                throw new PgnFault(begin, "The value of the tag does not end in its line.");
            }
            value.append(next());
        }
        next();
        return value.toString();
    }

    private void expect(char wanted) {
        if (peek() != wanted) {
            throw new PgnFault(place(), "A tag has " + wanted + " here, as in [White \"ada\"].");
        }
        next();
    }

    private String word() {
        Place begin = place();
        int from = at;
        while (peek() != END && !Character.isWhitespace(peek()) && DELIMITERS.indexOf(peek()) < 0) {
            next();
        }
        if (at == from) {
            throw new PgnFault(
                    begin,
                    peek() == '['
                            ? "Tags come before the moves, and moves end with 1-0, 0-1, 1/2-1/2 or *."
                            : "This has no place among moves.");
        }
        if (at - from > LONGEST_WORD) {
            throw new PgnFault(begin, "No move is so long.");
        }
        return text.substring(from, at);
    }

    private void move(String word, Place place, List<PgnMove> moves) {
        if (NUMBER.matcher(word).matches()) {
            return;
        }
        Matcher parts = NUMBERED.matcher(word);
        if (!parts.matches()) {
            throw new PgnFault(place, "This is no move.");
        }
        if (!parts.group(2).isEmpty()) {
            leftOut.add(LeftOut.ANNOTATIONS);
        }
        if (!parts.group(1).isEmpty()) {
            Place begin = new Place(place.line(), place.column() + parts.start(1));
            moves.add(new PgnMove(parts.group(1), begin, Optional.empty(), Optional.empty()));
        }
    }

    /** What a comment says of times belongs to the move before. */
    private void comment(List<PgnMove> moves) {
        String comment = skipComment();
        if (moves.isEmpty()) {
            leftOut.add(LeftOut.COMMENTS);
            return;
        }
        int last = moves.size() - 1;
        PgnMove move = moves.get(last);
        moves.set(
                last,
                new PgnMove(
                        move.text(),
                        move.place(),
                        PgnTime.ELAPSED.in(comment).or(move::elapsed),
                        PgnTime.LEFT.in(comment).or(move::left)));
        if (!PgnTime.without(comment).isEmpty()) {
            leftOut.add(LeftOut.COMMENTS);
        }
    }

    private void skipAnnotation() {
        leftOut.add(LeftOut.ANNOTATIONS);
        next();
        while (peek() >= '0' && peek() <= '9') {
            next();
        }
    }

    private void skipVariation() {
        leftOut.add(LeftOut.VARIATIONS);
        Place begin = place();
        int depth = 0;
        do {
            switch (peek()) {
                case END -> throw new PgnFault(begin, "The variation does not end.");
                case '{', ';' -> skipComment();
                default -> {
                    char character = next();
                    depth += character == '(' ? 1 : character == ')' ? -1 : 0;
                }
            }
        } while (depth > 0);
    }
}
