package org.rocaille.game;

import static org.rocaille.problem.ProblemCode.FORBIDDEN;
import static org.rocaille.problem.ProblemCode.INVALID_VALUE;
import static org.rocaille.problem.ProblemCode.NOT_FOUND;
import static org.rocaille.problem.ProblemCode.PROPOSAL_CLOSED;
import static org.rocaille.problem.ProblemCode.PROPOSAL_OPEN;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.rocaille.event.EventLog;
import org.rocaille.id.Secret;
import org.rocaille.player.PlayerRef;
import org.rocaille.problem.Problem;
import org.rocaille.rules.Side;

/** What the players offer each other, and what they answer. */
@ApplicationScoped
public class ProposalService {

    private final GameStore store;
    private final Doorkeeper door;
    private final EventLog log;
    private final Clock clock;

    ProposalService(GameStore store, Doorkeeper door, EventLog log, Clock clock) {
        this.store = store;
        this.door = door;
        this.log = log;
        this.clock = clock;
    }

    /**
     * What an offer or an answer has come to.
     *
     * @param game     the game as it is now
     * @param side     the player's side
     * @param proposal the offer as it is now
     * @param isNew    whether the offer was made just now
     */
    public record Proposed(Game game, Side side, Proposal proposal, boolean isNew) {}

    /** All offers of a game, oldest first, after the one with a number. */
    public List<Proposal> proposals(Game game, long afterSeq, int limit) {
        Instant at = clock.instant();
        return store.proposals(game, afterSeq, limit).stream()
                .map(proposal -> proposal.asOf(at))
                .toList();
    }

    /** One offer of a game. */
    public Proposal proposal(Game game, String id) {
        return proposal(game, id, clock.instant());
    }

    private Proposal proposal(Game game, String id, Instant at) {
        return store.proposal(game, id)
                .orElseThrow(() -> new Problem(NOT_FOUND, "The game has had no such proposal."))
                .asOf(at);
    }

    /**
     * Makes an offer. A side has at most one of a kind open, so making it again changes nothing; and offering what
     * the other side has offered accepts that.
     *
     * @param term for how long it can be accepted
     */
    @Transactional(Transactional.TxType.MANDATORY)
    public Proposed propose(String id, Optional<Secret> token, Matter.Wish wish, Duration term, Guard guard) {
        Doorkeeper.Player player = door.enter(id, token);
        Game game = player.game();
        Instant at = player.at();
        Matter matter = wish.in(game, player.side());
        Optional<Proposal> own = game.standing().openProposal(matter.kind(), player.side(), at);
        if (own.filter(open -> open.matter().equals(matter)).isPresent()) {
            return new Proposed(game, player.side(), own.get(), false);
        }
        guard.check(game.version());
        game.requireGoingOn();
        requireNone(own);
        Optional<Proposal> theirs = game.standing()
                .openProposal(matter.kind(), player.side().opposite(), at)
                .filter(open -> open.matter().equals(matter));
        Proposal proposal;
        if (theirs.isPresent()) {
            proposal = answer(game, theirs.get(), Proposal.Answer.ACCEPT, at);
        } else {
            matter.requirePossible(game);
            proposal = game.propose(player.side(), matter, at.plus(term), Optional.empty(), at);
        }
        keep(game);
        return new Proposed(game, player.side(), proposal, theirs.isEmpty());
    }

    private static void requireNone(Optional<Proposal> open) {
        open.ifPresent(proposal -> {
            throw new Problem(
                            PROPOSAL_OPEN,
                            "Another proposal of kind " + proposal.kind().code()
                                    + " is open, which says something else.")
                    .with("proposal", proposal.id());
        });
    }

    private Proposal answer(Game game, Proposal proposal, Proposal.Answer answer, Instant at) {
        return game.answer(proposal, answer, ply -> store.moves(game, 0, ply), at);
    }

    /**
     * Answers an offer by one of the other side's own, of the same kind. That closes the first. The same may be said
     * again.
     *
     * @param change makes the player's offer of what the other side offers
     * @param term   for how long it can be accepted
     */
    @Transactional(Transactional.TxType.MANDATORY)
    public Proposed counter(
            String id,
            Optional<Secret> token,
            String proposalId,
            UnaryOperator<Matter> change,
            Duration term,
            Guard guard) {
        Doorkeeper.Player player = door.enter(id, token);
        Game game = player.game();
        Instant at = player.at();
        Proposal proposal = proposal(game, proposalId, at);
        if (player.side() == proposal.side()) {
            throw new Problem(FORBIDDEN, "Nobody answers one's own proposal.");
        }
        Matter matter = change.apply(proposal.matter());
        Optional<Proposal> before =
                counterTo(game, proposal).filter(made -> made.matter().equals(matter));
        if (before.isPresent()) {
            return new Proposed(game, player.side(), before.get().asOf(at), false);
        }
        requireOpen(proposal);
        guard.check(game.version());
        if (matter.equals(proposal.matter())) {
            throw new Problem(INVALID_VALUE, "The counter-offer is what the other side offers. Accept that.");
        }
        requireNone(game.standing().openProposal(matter.kind(), player.side(), at));
        matter.requirePossible(game);
        Proposal counter = game.counter(proposal, matter, at.plus(term), at);
        keep(game);
        return new Proposed(game, player.side(), counter, true);
    }

    /** The offer that answers another. */
    private Optional<Proposal> counterTo(Game game, Proposal answered) {
        return answered.status() == Proposal.Status.COUNTERED
                ? store.proposals(game, answered.seq(), Integer.MAX_VALUE).stream()
                        .filter(later -> later.answers(answered))
                        .findAny()
                : Optional.empty();
    }

    private static void requireOpen(Proposal proposal) {
        if (!proposal.isOpen()) {
            throw new Problem(
                            PROPOSAL_CLOSED,
                            "The proposal is " + proposal.status().code() + ".")
                    .with("proposalStatus", proposal.status().code());
        }
    }

    /** Answers an offer, or withdraws it. The answer that was given may be given again. */
    @Transactional(Transactional.TxType.MANDATORY)
    public Proposed answer(String id, Optional<Secret> token, String proposalId, Proposal.Answer answer, Guard guard) {
        return answer(door.enter(id, token), proposalId, answer, guard);
    }

    /** As {@link #answer(String, Optional, String, Proposal.Answer, Guard)} for a player that is part of the service. */
    @Transactional(Transactional.TxType.REQUIRES_NEW)
    public void answer(String id, PlayerRef resident, String proposalId, Proposal.Answer answer) {
        answer(door.enter(id, resident), proposalId, answer, Guard.NONE);
    }

    private Proposed answer(Doorkeeper.Player player, String proposalId, Proposal.Answer answer, Guard guard) {
        Game game = player.game();
        Proposal proposal = proposal(game, proposalId, player.at());
        if (player.side() != answer.giver(proposal.side())) {
            throw new Problem(
                    FORBIDDEN,
                    answer == Proposal.Answer.WITHDRAW
                            ? "Only the side that made a proposal may withdraw it."
                            : "A proposal is answered by the other side; whoever made it may only withdraw it.");
        }
        if (proposal.status() == answer.status()) {
            return new Proposed(game, player.side(), proposal, false);
        }
        requireOpen(proposal);
        guard.check(game.version());
        Proposal settled = answer(game, proposal, answer, player.at());
        keep(game);
        return new Proposed(game, player.side(), settled, false);
    }

    private void keep(Game game) {
        store.update(game);
        log.append(game.changes().events());
    }
}
