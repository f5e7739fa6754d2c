package org.rocaille.rules.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One sentence of the rules at work in one position: a block of a {@code sentences/*.cases} file.
 *
 * <p>A line {@code = text} is the sentence. A line that begins with a variant is a position, either as FEN or as
 * {@code rococo w Lc5 Kb2 | Pd5 Kh8 ; ban d4d7}: side to move, White's pieces, Black's pieces, pending ban. Where it
 * says {@code {AB}e5} or {@code {rococo,rocaille}}, one position is made for each. Indented lines are what holds
 * there:
 *
 * <pre>
 * has M…         these moves are legal with exactly these captures, written as e4g4xf4
 * not M…         these texts are not legal
 * from S: M…     the moves from that square are exactly these
 * takes S: M…    the moves from that square that capture are exactly these
 * count N        so many moves are legal
 * after M FEN    playing that move leads there
 * is FEN         the position written again
 * check yes|no, over null|checkmate|…, position yes|no
 * </pre>
 */
record Sentence(String text, String variant, String fen, List<String> claims) {

    private static final Pattern CHOICE = Pattern.compile("\\{(.+?)}");

    static List<Sentence> of(String file) {
        List<Sentence> sentences = new ArrayList<>();
        String text = null;
        List<String> claims = null;
        for (String line : TestData.lines("/sentences/" + file)) {
            if (line.startsWith("= ")) {
                text = line.substring(2);
            } else if (line.startsWith("  ")) {
                claims.add(line.strip());
            } else if (!line.isBlank() && !line.startsWith("#")) {
                claims = new ArrayList<>();
                for (String position : choices(line)) {
                    String variant = position.substring(0, position.indexOf(' '));
                    String rest = position.substring(variant.length() + 1);
                    sentences.add(new Sentence(
                            text, variant, rest.contains("/") ? rest : fen(Ruleset.of(variant), rest), claims));
                }
            }
        }
        return sentences;
    }

    private static List<String> choices(String line) {
        Matcher choice = CHOICE.matcher(line);
        if (!choice.find()) {
            return List.of(line);
        }
        List<String> lines = new ArrayList<>();
        for (String one : choice.group(1).split(choice.group(1).contains(",") ? "," : "")) {
            lines.addAll(choices(line.substring(0, choice.start()) + one + line.substring(choice.end())));
        }
        return lines;
    }

    private static String fen(Ruleset rules, String placement) {
        String[] parts = placement.split(" *; *ban *");
        Board board = new Board(rules.width, rules.height);
        Colour colour = Colour.WHITE;
        for (String word : parts[0].substring(1).strip().split(" +")) {
            if (word.equals("|")) {
                colour = Colour.BLACK;
            } else {
                board.put(Square.parse(word.substring(1)), new Piece(rules.kind(word.charAt(0)), colour));
            }
        }
        String rows =
                new Position(rules, board, Colour.WHITE, List.of(), 0, 1).fen().split(" ")[0];
        return rows + " " + parts[0].charAt(0) + " " + (parts.length > 1 ? parts[1] : "-") + " 0 1";
    }
}
