package org.rocaille.game;

import static org.rocaille.problem.ProblemCode.ILLEGAL_CONDITIONAL_MOVES;
import static org.rocaille.problem.ProblemCode.YOUR_TURN;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.List;
import java.util.Optional;
import org.rocaille.game.conditional.ConditionalMoves;
import org.rocaille.game.conditional.Fault;
import org.rocaille.game.conditional.Plan;
import org.rocaille.id.Secret;
import org.rocaille.problem.Problem;
import org.rocaille.rules.Side;

/** What sides decide to answer, each unknown to the other. {@link Replies} plays it. */
@ApplicationScoped
public class ConditionalMovesService {

    private final GameStore store;
    private final Doorkeeper door;

    ConditionalMovesService(GameStore store, Doorkeeper door) {
        this.store = store;
        this.door = door;
    }

    /**
     * What a side has decided to answer.
     *
     * @param gameId the game
     * @param side   the side
     * @param plan   its plan as it is now
     */
    public record Decided(String gameId, Side side, Plan plan) {}

    /** What the caller has decided to answer. */
    public Decided decided(String id, Optional<Secret> token) {
        Visit visit = door.sit(id, token);
        Side side = visit.seat().orElseThrow();
        return new Decided(id, side, store.plan(visit.game(), side));
    }

    /**
     * Decides what to answer while the other side is to move. Deciding the same again changes nothing.
     *
     * @param moves the tree, in whichever form a move may be sent
     * @param guard on the version of the plan
     */
    @Transactional(Transactional.TxType.MANDATORY)
    public Decided decide(String id, Optional<Secret> token, ConditionalMoves moves, Guard guard) {
        Doorkeeper.Player player = door.enter(id, token);
        Game game = player.game();
        Plan before = game.plan(player.side());
        int next = game.ply() + 1;
        game.requireGoingOn();
        if (player.side() == game.position().turn()) {
            throw new Problem(YOUR_TURN, "It is your turn: conditional moves answer a move of the other side.")
                    .with("ply", next);
        }
        ConditionalMoves.Checked checked =
                moves.check(game.position(), game.standing().history(), "/lines");
        if (checked.faults().isEmpty() && before.isOf(checked.moves(), next)) {
            return new Decided(id, player.side(), before);
        }
        guard.check(before.version());
        requireFaultless(checked.faults());
        return decided(player, before.decided(checked.moves(), next));
    }

    /** Gives up what the caller has decided to answer, as {@link #decide} changes it. It may be said again. */
    @Transactional(Transactional.TxType.MANDATORY)
    public void giveUp(String id, Optional<Secret> token, Guard guard) {
        Doorkeeper.Player player = door.enter(id, token);
        Plan before = player.game().plan(player.side());
        if (!before.isEmpty()) {
            guard.check(before.version());
            decided(player, before.decided(ConditionalMoves.NONE, before.ply()));
        }
    }

    private Decided decided(Doorkeeper.Player player, Plan plan) {
        player.game().plan(player.side(), plan);
        store.update(player.game());
        return new Decided(player.game().id(), player.side(), plan);
    }

    /**
     * Lets moves pass of which none is faulty.
     *
     * @throws Problem that names every one that is
     */
    static void requireFaultless(List<Fault> faults) {
        if (!faults.isEmpty()) {
            String more = faults.size() > 1 ? " There are " + faults.size() + " such moves." : "";
            throw new Problem(
                            ILLEGAL_CONDITIONAL_MOVES,
                            faults.get(0).pointer() + ": " + faults.get(0).detail() + more)
                    .with("errors", faults);
        }
    }
}
