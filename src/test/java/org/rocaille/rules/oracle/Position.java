package org.rocaille.rules.oracle;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A board with side to move and counters, read from and written as FEN (rules §1).
 *
 * @param ban the two squares between which no swap may happen on this ply, lower first; empty for none
 * @param quiet plies since the last capture, self-removal, mutual destruction, promotion or Pawn's move
 */
record Position(Ruleset rules, Board board, Colour turn, List<Square> ban, int quiet, int number) {

    private static final Pattern SQUARE_PAIR = Pattern.compile("([a-l]\\d+)([a-l]\\d+)");

    static Position parse(Ruleset rules, String fen) {
        String[] fields = fen.trim().split(" +");
        Board board = board(rules, fields[0]);
        Colour turn = field(fields, 1, "w").equals("w") ? Colour.WHITE : Colour.BLACK;
        if (field(fields, 2, "-").matches("\\d+")) {
            int plies = Integer.parseInt(fields[2]);
            return new Position(rules, board, turn, ban(field(fields, 3, "-")), 0, plies / 2 + 1);
        }
        int quiet = Integer.parseInt(field(fields, 3, "0"));
        int number = Integer.parseInt(field(fields, 4, "1"));
        return new Position(rules, board, turn, ban(field(fields, 2, "-")), quiet, number);
    }

    private static String field(String[] fields, int index, String otherwise) {
        return index < fields.length ? fields[index] : otherwise;
    }

    private static List<Square> ban(String text) {
        Matcher pair = SQUARE_PAIR.matcher(text);
        return pair.matches() ? List.of(Square.parse(pair.group(1)), Square.parse(pair.group(2))) : List.of();
    }

    private static Board board(Ruleset rules, String text) {
        String[] rows = text.split("/");
        if (rows.length != rules.height) {
            throw new IllegalArgumentException(rows.length + " rows in " + text);
        }
        Board board = new Board(rules.width, rules.height);
        for (int i = 0; i < rows.length; i++) {
            int rank = rules.height - 1 - i;
            String row = spelledOut(rows[i], "\\d+");
            if (row.length() != rules.width) {
                row = spelledOut(rows[i], "\\d");
            }
            if (row.length() != rules.width) {
                throw new IllegalArgumentException("row " + rows[i] + " is not " + rules.width + " wide");
            }
            for (int file = 0; file < rules.width; file++) {
                char c = row.charAt(file);
                if (c != '.') {
                    Colour colour = Character.isUpperCase(c) ? Colour.WHITE : Colour.BLACK;
                    board.put(new Square(file, rank), new Piece(rules.kind(c), colour));
                }
            }
        }
        return board;
    }

    /** The row with a dot for each empty square, a number being what the pattern says. */
    private static String spelledOut(String row, String number) {
        return Pattern.compile(number)
                .matcher(row)
                .replaceAll(run -> ".".repeat(Math.min(99, Integer.parseInt(run.group()))));
    }

    String fen() {
        StringBuilder fen = new StringBuilder();
        for (int rank = rules.height - 1; rank >= 0; rank--) {
            int empty = 0;
            for (int file = 0; file < rules.width; file++) {
                Piece piece = board.at(new Square(file, rank));
                if (piece == null) {
                    empty++;
                    continue;
                }
                fen.append(empty > 0 ? empty : "");
                empty = 0;
                char letter = rules.letter(piece.kind());
                fen.append(piece.colour() == Colour.WHITE ? letter : Character.toLowerCase(letter));
            }
            fen.append(empty > 0 ? empty : "").append(rank > 0 ? "/" : "");
        }
        return fen + (turn == Colour.WHITE ? " w " : " b ")
                + (ban.isEmpty() ? "-" : ban.get(0) + "" + ban.get(1))
                + " " + quiet + " " + number;
    }
}
