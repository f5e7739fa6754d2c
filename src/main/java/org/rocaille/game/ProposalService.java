package org.rocaille.game;

import static org.rocaille.problem.ProblemCode.FORBIDDEN;
import static org.rocaille.problem.ProblemCode.NOT_FOUND;
import static org.rocaille.problem.ProblemCode.PROPOSAL_CLOSED;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.rocaille.event.EventLog;
import org.rocaille.id.Secret;
import org.rocaille.problem.Problem;
import org.rocaille.rules.Side;

/** What the players offer each other, and what they answer. */
@ApplicationScoped
public class ProposalService {

    private final GameStore store;
    private final Doorkeeper door;
    private final EventLog log;

    ProposalService(GameStore store, Doorkeeper door, EventLog log) {
        this.store = store;
        this.door = door;
        this.log = log;
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
        return store.proposals(game, afterSeq, limit);
    }

    /** One offer of a game. */
    public Proposal proposal(Game game, String id) {
        return store.proposal(game, id).orElseThrow(() -> new Problem(NOT_FOUND, "The game has had no such proposal."));
    }

    /**
     * Makes an offer. A side has at most one of a kind open, so making it again changes nothing; and offering what
     * the other side has offered accepts that.
     */
    @Transactional(Transactional.TxType.MANDATORY)
    public Proposed propose(String id, Optional<Secret> token, Proposal.Kind kind, Guard guard) {
        Doorkeeper.Player player = door.enter(id, token);
        Game game = player.game();
        Optional<Proposal> own = game.openProposal(kind, player.side());
        if (own.isPresent()) {
            return new Proposed(game, player.side(), own.get(), false);
        }
        guard.check(game.version());
        game.requireGoingOn();
        Instant at = player.at();
        Optional<Proposal> theirs = game.openProposal(kind, player.side().opposite());
        Proposal proposal = theirs.map(open -> game.answer(open, Proposal.Answer.ACCEPT, at))
                .orElseGet(() -> game.propose(kind, player.side(), at));
        keep(game);
        return new Proposed(game, player.side(), proposal, theirs.isEmpty());
    }

    /** Answers an offer, or withdraws it. The answer that was given may be given again. */
    @Transactional(Transactional.TxType.MANDATORY)
    public Proposed answer(String id, Optional<Secret> token, String proposalId, Proposal.Answer answer, Guard guard) {
        Doorkeeper.Player player = door.enter(id, token);
        Game game = player.game();
        Proposal proposal = proposal(game, proposalId);
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
        if (!proposal.isOpen()) {
            throw new Problem(
                            PROPOSAL_CLOSED,
                            "The proposal is " + proposal.status().code() + ".")
                    .with("proposalStatus", proposal.status().code());
        }
        guard.check(game.version());
        Proposal settled = game.answer(proposal, answer, player.at());
        keep(game);
        return new Proposed(game, player.side(), settled, false);
    }

    private void keep(Game game) {
        store.update(game);
        log.append(game.events());
    }
}
