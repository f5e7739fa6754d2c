package org.rocaille.explorer;

import java.util.List;
import java.util.Optional;
import org.rocaille.game.FinishedGames.Finished;
import org.rocaille.game.RecordedMove;
import org.rocaille.game.Selection.Result;
import org.rocaille.game.Terms;

/** The positions of a game as the service finds them, for whoever writes them without it. */
public final class Tracks {

    private Tracks() {}

    public static Track of(Terms terms, Result result, List<RecordedMove> moves) {
        return Track.of(new Finished(terms, result, moves, Optional.empty()));
    }
}
