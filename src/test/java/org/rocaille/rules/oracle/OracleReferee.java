package org.rocaille.rules.oracle;

import java.util.List;
import java.util.Locale;

/** The slow and literal referee. */
public final class OracleReferee implements Referee {

    @Override
    public List<MoveFact> moves(String variant, String fen) {
        Position position = read(variant, fen);
        if (Oracle.over(position) != null) {
            return List.of();
        }
        return Oracle.legalMoves(position).stream()
                .map(move -> fact(position, move))
                .sorted(MoveFact.BY_TEXT)
                .toList();
    }

    @Override
    public boolean isCheck(String variant, String fen) {
        return Oracle.isCheck(read(variant, fen));
    }

    @Override
    public String over(String variant, String fen) {
        return Oracle.over(read(variant, fen));
    }

    @Override
    public String canonical(String variant, String fen) {
        return read(variant, fen).fen();
    }

    @Override
    public boolean isPosition(String variant, String fen) {
        try {
            return Oracle.isLawful(read(variant, fen));
        } catch (IllegalArgumentException unreadable) {
            return false;
        }
    }

    @Override
    public String toString() {
        return "oracle";
    }

    private static Position read(String variant, String fen) {
        return Position.parse(Ruleset.of(variant), fen);
    }

    private static MoveFact fact(Position position, Attempt move) {
        return new MoveFact(
                move.text(position.rules()),
                move.type().name().toLowerCase(Locale.ROOT),
                move.captures(),
                Oracle.play(position, move).fen());
    }
}
