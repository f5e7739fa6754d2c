package org.rocaille.rules;

import java.util.Locale;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Move text as a client sends it (rules §1), taken apart: what it says, right or not.
 *
 * @param letter    the leading piece letter, in upper case
 * @param from      the first square
 * @param kind      the kind of move that the sign between the squares tells
 * @param to        the second square; the first again for a self-removal
 * @param promotion the letter promoted to, in upper case
 * @param captures  the trailing list of captured squares
 */
record MoveText(
        Optional<Character> letter,
        Square from,
        Move.Kind kind,
        Square to,
        Optional<Character> promotion,
        Optional<SortedSet<Square>> captures) {

    private static final String SQUARE = "[a-z][1-9][0-9]?";
    private static final Pattern SYNTAX = Pattern.compile("(?<letter>[a-z](?=[a-z]))?(?<from>" + SQUARE + ")"
            + "(?:(?<sign>[-x~*]?)(?<to>" + SQUARE + ")|\\*)"
            + "(?:=(?<promotion>[a-z]))?"
            + "(?:x(?<captures>" + SQUARE + "(?:," + SQUARE + ")*))?"
            + "[+#]?");
    private static final int LONGEST = 120;

    /** Takes a text apart; empty if it is no move text of the variant's board. */
    static Optional<MoveText> parse(Variant variant, String text) {
        Matcher matcher = SYNTAX.matcher(text.toLowerCase(Locale.ROOT));
        if (text.length() > LONGEST || !matcher.matches()) {
            return Optional.empty();
        }
        Optional<Square> from = square(variant, matcher.group("from"));
        boolean alone = matcher.group("to") == null;
        Optional<Square> to = alone ? from : square(variant, matcher.group("to"));
        Optional<Character> promotion = letter(matcher.group("promotion"));
        Optional<SortedSet<Square>> captures = Optional.empty();
        if (matcher.group("captures") != null) {
            captures = squares(variant, matcher.group("captures").split(","));
            if (captures.isEmpty()) {
                return Optional.empty();
            }
        }
        if (from.isEmpty()
                || to.isEmpty()
                || promotion.isPresent() && promotion.flatMap(variant::typeOf).isEmpty()) {
            return Optional.empty();
        }
        Move.Kind kind = kind(alone, matcher.group("sign"));
        return Optional.of(
                new MoveText(letter(matcher.group("letter")), from.get(), kind, to.get(), promotion, captures));
    }

    private static Optional<Square> square(Variant variant, String name) {
        return Square.find(name).filter(variant::contains);
    }

    /** A list of squares without repetition; empty if it is not one. */
    private static Optional<SortedSet<Square>> squares(Variant variant, String[] names) {
        SortedSet<Square> squares = new TreeSet<>();
        for (String name : names) {
            Optional<Square> square = square(variant, name);
            if (square.isEmpty() || !squares.add(square.get())) {
                return Optional.empty();
            }
        }
        return Optional.of(squares);
    }

    private static Move.Kind kind(boolean alone, String sign) {
        if (alone) {
            return Move.Kind.REMOVE;
        }
        return switch (sign) {
            case "~" -> Move.Kind.SWAP;
            case "*" -> Move.Kind.DESTROY;
            default -> Move.Kind.TRAVEL;
        };
    }

    private static Optional<Character> letter(String group) {
        return Optional.ofNullable(group).map(letter -> Character.toUpperCase(letter.charAt(0)));
    }

    /** Whether a move does what this says; its letter and list of captures are another question. */
    boolean means(Move move, Variant variant) {
        return move.kind() == kind
                && move.from().equals(from)
                && move.to().equals(to)
                && move.promotion().map(variant::letterOf).equals(promotion);
    }
}
