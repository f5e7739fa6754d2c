package org.rocaille.rules.oracle;

import java.util.List;

/** Someone who knows the four games. The tests of the rules ask every referee the same questions. */
public interface Referee {

    /** All of them: the slow and literal one, and the one that the service plays by. */
    List<Referee> ALL = List.of(new OracleReferee(), new CoreReferee());

    /** The legal moves of that position, sorted by text; none where it is over. */
    List<MoveFact> moves(String variant, String fen);

    /** Whether the side to move is in check; never in rococo. */
    boolean isCheck(String variant, String fen);

    /**
     * {@code king-captured}, {@code checkmate}, {@code stalemate}, {@code no-moves} or {@code quiet-plies}; null where
     * the position is not over.
     */
    String over(String variant, String fen);

    /** The FEN read and written again, in the one canonical form. */
    String canonical(String variant, String fen);

    /** Whether the FEN can be read and is a position by rules §1. */
    boolean isPosition(String variant, String fen);
}
