package org.rocaille.rules.oracle;

import java.util.List;
import org.rocaille.rules.InvalidPositionException;
import org.rocaille.rules.Move;
import org.rocaille.rules.Outcome;
import org.rocaille.rules.Position;
import org.rocaille.rules.Variant;

/** The rules that the service plays by. */
public final class CoreReferee implements Referee {

    @Override
    public List<MoveFact> moves(String variant, String fen) {
        Position position = read(variant, fen);
        return position.legalMoves().stream()
                .map(move -> fact(position, move))
                .sorted(MoveFact.BY_TEXT)
                .toList();
    }

    static MoveFact fact(Position position, Move move) {
        return new MoveFact(
                move.text(),
                move.kind().code(),
                move.captures().stream().map(s -> s.name()).toList(),
                position.play(move).fen());
    }

    @Override
    public boolean isCheck(String variant, String fen) {
        return read(variant, fen).isCheck();
    }

    @Override
    public String over(String variant, String fen) {
        return read(variant, fen)
                .outcome()
                .map(Outcome::reason)
                .map(Outcome.Reason::code)
                .orElse(null);
    }

    @Override
    public String canonical(String variant, String fen) {
        return read(variant, fen).fen();
    }

    @Override
    public boolean isPosition(String variant, String fen) {
        try {
            read(variant, fen);
            return true;
        } catch (InvalidPositionException refused) {
            return false;
        }
    }

    @Override
    public String toString() {
        return "core";
    }

    private static Position read(String variant, String fen) {
        return Position.parse(Variant.of(variant), fen);
    }
}
