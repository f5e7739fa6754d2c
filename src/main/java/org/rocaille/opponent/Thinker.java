package org.rocaille.opponent;

import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jboss.logging.Logger;
import org.rocaille.engine.Limits;
import org.rocaille.engine.Search;
import org.rocaille.game.FallenFlag;
import org.rocaille.game.Game;
import org.rocaille.game.MoveService;
import org.rocaille.game.Proposal;
import org.rocaille.game.ProposalService;
import org.rocaille.game.TimeService;
import org.rocaille.player.PlayerRef;
import org.rocaille.problem.Problem;
import org.rocaille.rules.Move;

/**
 * Thinks for the opponents, about one thing at a time. While it thinks it holds neither a connection nor a lock: what it has
 * chosen is played only if the game is still the one that it looked at. One thread's alone.
 */
public final class Thinker {

    private static final Logger LOG = Logger.getLogger("org.rocaille.opponents");

    private static final long TABLE_BYTES = 16 << 20;
    private static final Limits GLANCE = Limits.nodes(5_000).withTime(Duration.ofMillis(200));

    /** In hundredths of a pawn. Whoever is worse off than this is glad of a draw. */
    private static final int WORSE = -50;

    private final Opponents opponents;
    private final MoveService moves;
    private final ProposalService proposals;
    private final TimeService time;
    private final int thinkers;
    private final Search search = new Search(TABLE_BYTES);

    /** @param thinkers how many there are in this process */
    public Thinker(Opponents opponents, MoveService moves, ProposalService proposals, TimeService time, int thinkers) {
        this.opponents = opponents;
        this.moves = moves;
        this.proposals = proposals;
        this.time = time;
        this.thinkers = thinkers;
    }

    /**
     * Answers what opponents were offered, and makes the move that has waited longest. Whatever fails is tried again by
     * whoever comes next, a move after some seconds.
     *
     * @param isOver whether the service ends: then nothing more is played
     * @return whether there was a move to make
     */
    public boolean answer(BooleanSupplier isOver) {
        opponents.offered().forEach(this::answer);
        Optional<ThinkingStore.Turn> turn = opponents.claim();
        turn.ifPresent(claimed -> {
            opponents.task(claimed, thinkers).ifPresent(task -> play(task, isOver));
            opponents.release(claimed);
        });
        return turn.isPresent();
    }

    private void play(Opponents.Task task, BooleanSupplier isOver) {
        Game game = task.game();
        long seed = game.id().hashCode() * 31L + game.ply();
        Move move = task.level().choose(search, game.position(), game.standing().history(), seed, task.most(), isOver);
        if (!isOver.getAsBoolean()) {
            onTime(() -> moves.play(game.id(), opponents.player(task.level()), game.version(), move));
        }
    }

    /** Flags that have fallen meanwhile are settled; what then waits is another thing. */
    private void onTime(Runnable deed) {
        try {
            deed.run();
        } catch (FallenFlag flag) {
            time.settle(flag.gameId(), flag.seenAt());
        }
    }

    /** An offer that cannot be answered keeps no other waiting, and no turn. */
    private void answer(ThinkingStore.Offered offered) {
        try {
            opponents.offer(offered).ifPresent(this::answer);
        } catch (RuntimeException e) {
            LOG.warnf("An offer in game %s was not answered; it will be tried again: %s", offered.gameId(), e);
        }
    }

    private void answer(Opponents.Offer offer) {
        Proposal.Answer answer = isWelcome(offer) ? Proposal.Answer.ACCEPT : Proposal.Answer.DECLINE;
        PlayerRef opponent = opponents.player(offer.level());
        try {
            onTime(() -> proposals.answer(
                    offer.game().id(), opponent, offer.proposal().id(), answer));
        } catch (Problem e) {
            LOG.debugf(
                    "An offer in game %s was closed before it was answered: %s",
                    offer.game().id(), e.getMessage());
        }
    }

    /** Any kindness is returned; a draw is for who is worse. */
    private boolean isWelcome(Opponents.Offer offer) {
        return offer.proposal()
                .matter()
                .fold(
                        draw -> isWorse(offer.game(), opponents.player(offer.level())),
                        takeback -> true,
                        pause -> true,
                        extraTime -> true,
                        abandon -> true);
    }

    private boolean isWorse(Game game, PlayerRef opponent) {
        search.clear();
        int sign = game.terms()
                        .seats()
                        .heldBy(opponent)
                        .orElseThrow()
                        .equals(game.position().turn())
                ? 1
                : -1;
        return search.run(game.position(), game.standing().history(), GLANCE, () -> false, variation -> {}).stream()
                .findFirst()
                .filter(best -> sign * best.score().value() <= WORSE)
                .isPresent();
    }
}
