package org.rocaille.rules.oracle;

import java.util.List;

/**
 * All that a referee says of a position.
 *
 * @param fen   the position in canonical form
 * @param check as {@link Referee#isCheck} says it
 * @param over  as {@link Referee#over} says it
 * @param moves as {@link Referee#moves} says it
 */
record Verdict(String fen, boolean check, String over, List<MoveFact> moves) {

    static Verdict by(Referee referee, String variant, String fen) {
        return new Verdict(
                referee.canonical(variant, fen),
                referee.isCheck(variant, fen),
                referee.over(variant, fen),
                referee.moves(variant, fen));
    }
}
