package org.rocaille.game;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.Optional;
import org.rocaille.event.EventLog;
import org.rocaille.id.RandomId;
import org.rocaille.id.Secret;
import org.rocaille.player.Act;
import org.rocaille.player.ActLog;
import org.rocaille.text.UserText;

/** How the operator ends games. Every act is kept, and shown to the players whom it concerns. */
@ApplicationScoped
public class AdjudicationService {

    private final GameStore store;
    private final Doorkeeper door;
    private final EventLog log;
    private final ActLog acts;

    AdjudicationService(GameStore store, Doorkeeper door, EventLog log, ActLog acts) {
        this.store = store;
        this.door = door;
        this.log = log;
        this.acts = acts;
    }

    /**
     * Ends a game that goes on, or has one end otherwise that time or the operator has ended: a mistake can be made good,
     * and what the rules or the players have made of a game stands. It may be said again.
     *
     * @param guard must be a condition where the game is over, so that nothing is overturned unseen
     */
    @Transactional(Transactional.TxType.MANDATORY)
    public Game adjudicate(String id, Optional<Secret> token, Verdict verdict, UserText statement, Guard guard) {
        Doorkeeper.Operator operator = door.judge(id, token);
        Game game = operator.game();
        Ending ruling = verdict.ending(statement);
        if (game.ending().filter(ruling::equals).isEmpty()) {
            boolean isOver = game.ending().isPresent();
            if (!game.isOpenToCorrection()) {
                game.requireGoingOn();
            }
            guard.check(game.version(), isOver);
            game.adjudicate(ruling, operator.at());
            store.update(game);
            log.append(game.changes().events());
            acts.append(act(game, verdict, statement, operator.at()));
        }
        return game;
    }

    private static Act act(Game game, Verdict verdict, UserText statement, Instant at) {
        return new Act(
                RandomId.next(),
                verdict == Verdict.NONE ? Act.Type.GAME_CANCELLED : Act.Type.GAME_ADJUDICATED,
                game.terms().seats().players(),
                Optional.of(game.id()),
                Optional.of(statement),
                at);
    }
}
