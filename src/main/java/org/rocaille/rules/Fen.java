package org.rocaille.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads and writes positions as text (rules §1): our own order of fields and vchess's, and either reading of long
 * runs.
 */
final class Fen {

    private static final Pattern TWO_SQUARES = Pattern.compile("([a-z][1-9][0-9]?)([a-z][1-9][0-9]?)");
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,6}");

    /** The largest that {@link #NUMBER} allows. */
    static final int LARGEST_COUNTER = 999_999;

    private final Variant variant;
    private final List<Fault> faults = new ArrayList<>();

    private Fen(Variant variant) {
        this.variant = variant;
    }

    /**
     * Reads a position.
     *
     * @throws InvalidPositionException if the text describes none
     */
    static Position parse(Variant variant, String text) {
        Fen fen = new Fen(variant);
        Position position = fen.read(text);
        fen.faults.addAll(position.faults());
        if (!fen.faults.isEmpty()) {
            throw new InvalidPositionException(fen.faults);
        }
        return position;
    }

    private Position read(String text) {
        String[] fields = text.strip().split("\\s+");
        byte[] codes = readBoard(fields[0]);
        Side turn = fields.length > 1 ? readTurn(fields[1]) : Side.WHITE;
        Optional<SwapBan> ban = Optional.empty();
        int quiet = 0;
        int move = 1;
        if (fields.length > 2 && NUMBER.matcher(fields[2]).matches()) { // vchess: plies played, then the last swap
            move = readCounter(fields[2], "count of plies", 0) / 2 + 1;
            ban = fields.length > 3 ? readBan(fields[3]) : ban;
            refuseFieldsAfter(4, fields);
        } else {
            ban = fields.length > 2 ? readBan(fields[2]) : ban;
            quiet = fields.length > 3 ? readCounter(fields[3], "count of quiet plies", 0) : quiet;
            move = fields.length > 4 ? readCounter(fields[4], "move number", 1) : move;
            refuseFieldsAfter(5, fields);
        }
        return new Position(variant, codes, turn, ban, quiet, move);
    }

    private byte[] readBoard(String board) {
        byte[] codes = new byte[variant.mechanics().size];
        String[] rows = board.split("/", -1);
        if (rows.length != variant.ranks()) {
            fault(
                    Fault.Code.ROWS,
                    "The board has " + rows.length + " rows; " + variant.title() + " has " + variant.ranks()
                            + " ranks.");
            return codes;
        }
        for (int i = 0; i < rows.length; i++) {
            readRow(rows[i], variant.ranks() - i, codes);
        }
        return codes;
    }

    /** Takes whichever reading of the numbers makes the row as wide as the board. */
    private void readRow(String row, int rank, byte[] codes) {
        if (!placeRow(row, rank, codes, true) && !placeRow(row, rank, codes, false)) {
            fault(
                    Fault.Code.ROW,
                    "The row of rank " + rank + " is not " + variant.files() + " squares of pieces of "
                            + variant.title() + " and runs of empty squares.");
        }
    }

    /**
     * Places a row's pieces unless it has another width or an unknown letter; numbers are whole, or each digit its own
     * run.
     */
    private boolean placeRow(String row, int rank, byte[] codes, boolean wholeNumbers) {
        int file = 1;
        int run = 0;
        byte[] placed = new byte[variant.files() + 1];
        for (int i = 0; i < row.length(); i++) {
            char c = row.charAt(i);
            if (c >= '0' && c <= '9') {
                int digit = c - '0';
                if (digit == 0 && run == 0) {
                    return false;
                }
                file += wholeNumbers ? 9 * run + digit : digit;
                run = wholeNumbers ? 10 * run + digit : 0;
            } else {
                Optional<PieceType> type = c < 128 ? variant.typeOf(c) : Optional.empty();
                if (type.isEmpty() || file > variant.files()) {
                    return false;
                }
                Side side = c >= 'a' ? Side.BLACK : Side.WHITE;
                placed[file++] = (byte) Mechanics.code(side, type.get());
                run = 0;
            }
            if (file > variant.files() + 1) {
                return false;
            }
        }
        if (file != variant.files() + 1) {
            return false;
        }
        for (int at = 1; at < placed.length; at++) {
            codes[variant.mechanics().index(new Square(at, rank))] = placed[at];
        }
        return true;
    }

    private Side readTurn(String field) {
        if (!field.equals("w") && !field.equals("b")) {
            fault(Fault.Code.TURN, "The side to move is w or b.");
        }
        return field.equals("b") ? Side.BLACK : Side.WHITE;
    }

    private Optional<SwapBan> readBan(String field) {
        if (field.equals("-")) {
            return Optional.empty();
        }
        Matcher squares = TWO_SQUARES.matcher(field);
        if (squares.matches()) {
            Optional<Square> one = Square.find(squares.group(1)).filter(variant::contains);
            Optional<Square> other = Square.find(squares.group(2)).filter(variant::contains);
            if (one.isPresent() && other.isPresent() && !one.equals(other)) {
                return Optional.of(new SwapBan(one.get(), other.get()));
            }
        }
        fault(Fault.Code.BAN, "The swap ban is - or two squares of the board, such as d4d7.");
        return Optional.empty();
    }

    private int readCounter(String field, String what, int least) {
        if (!NUMBER.matcher(field).matches() || Integer.parseInt(field) < least) {
            fault(Fault.Code.COUNTER, "The " + what + " is a whole number from " + least + " to 999999.");
            return least;
        }
        return Integer.parseInt(field);
    }

    private void refuseFieldsAfter(int most, String[] fields) {
        if (fields.length > most) {
            fault(
                    Fault.Code.FIELDS,
                    "There are " + fields.length + " fields; this form of FEN has at most " + most + ".");
        }
    }

    private void fault(Fault.Code code, String detail) {
        faults.add(new Fault(code, detail));
    }

    /** Writes a position with all its fields. */
    static String format(Position position) {
        Variant variant = position.variant();
        StringBuilder fen = new StringBuilder(96);
        for (int rank = variant.ranks(); rank >= 1; rank--) {
            int run = 0;
            for (int file = 1; file <= variant.files(); file++) {
                int code = position.code(file, rank);
                if (code == Mechanics.EMPTY) {
                    run++;
                    continue;
                }
                if (run > 0) {
                    fen.append(run);
                    run = 0;
                }
                fen.append(variant.mechanics().letters[code]);
            }
            if (run > 0) {
                fen.append(run);
            }
            fen.append(rank > 1 ? '/' : ' ');
        }
        return fen.append(position.turn() == Side.WHITE ? 'w' : 'b')
                .append(' ')
                .append(position.swapBan().map(SwapBan::toString).orElse("-"))
                .append(' ')
                .append(position.quietPlies())
                .append(' ')
                .append(position.moveNumber())
                .toString();
    }
}
