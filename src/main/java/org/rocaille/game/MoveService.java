package org.rocaille.game;

import static org.rocaille.problem.ProblemCode.MISSING_FIELD;
import static org.rocaille.problem.ProblemCode.NOT_FOUND;
import static org.rocaille.problem.ProblemCode.NOT_YOUR_TURN;
import static org.rocaille.problem.ProblemCode.PLY_NOT_REACHED;
import static org.rocaille.problem.ProblemCode.PLY_TAKEN;
import static org.rocaille.problem.ProblemCode.REPETITION_LOSES;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rocaille.event.EventLog;
import org.rocaille.game.conditional.ConditionalMoves;
import org.rocaille.game.conditional.Plan;
import org.rocaille.id.Secret;
import org.rocaille.player.PlayerRef;
import org.rocaille.player.PlayerStore;
import org.rocaille.problem.Problem;
import org.rocaille.problem.RuleProblems;
import org.rocaille.rules.History;
import org.rocaille.rules.Judgement;
import org.rocaille.rules.Move;
import org.rocaille.rules.Position;
import org.rocaille.rules.Side;
import org.rocaille.rules.notation.Candidate;

/** How moves are made, and which were. */
@ApplicationScoped
public class MoveService {

    private final GameStore store;
    private final Doorkeeper door;
    private final EventLog log;
    private final PlayerStore players;

    MoveService(GameStore store, Doorkeeper door, EventLog log, PlayerStore players) {
        this.store = store;
        this.door = door;
        this.log = log;
        this.players = players;
    }

    /**
     * What a submitted move has come to.
     *
     * @param game  the game as it is now
     * @param side  the player's side
     * @param move  the move as it was recorded
     * @param isNew whether it was recorded just now
     */
    public record Played(Game game, Side side, RecordedMove move, boolean isNew) {}

    /** The moves that stand, by ply, after a ply. */
    public List<RecordedMove> moves(Game game, int afterPly, int limit) {
        return store.moves(game, afterPly, limit);
    }

    /** All moves that stand, by ply. */
    public List<RecordedMove> moves(Game game) {
        return store.moves(game, 0, Integer.MAX_VALUE);
    }

    /** The move that stands at a ply. */
    public RecordedMove move(Game game, int ply) {
        return store.move(game, ply).orElseThrow(() -> notReached(ply));
    }

    private static Problem notReached(int ply) {
        return new Problem(NOT_FOUND, "No move stands at ply " + ply + ".");
    }

    /** The position after a ply, or the one that the game started from for ply 0. */
    public Position position(Game game, int ply) {
        if (ply > game.ply()) {
            throw notReached(ply);
        }
        return ply == 0
                ? game.start()
                : Replay.of(game.start(), store.moves(game, 0, ply)).position();
    }

    /** Makes a move, or tells again of one that was made. */
    @Transactional(Transactional.TxType.MANDATORY)
    public Played submit(String id, Optional<Secret> token, Submission submission, Guard guard) {
        Doorkeeper.Player player = door.enter(id, token);
        Game game = player.game();
        int next = game.ply() + 1;
        int ply = submission
                .ply()
                .orElseGet(() -> lastMade(player, submission.text()).orElse(next));
        if (ply < next) {
            return repeat(player, ply, submission.text());
        }
        guard.check(game.version());
        game.requireGoingOn();
        if (ply > next) {
            throw new Problem(PLY_NOT_REACHED, "The next move of this game is ply " + next + ".").with("ply", next);
        }
        if (player.side() != game.position().turn()) {
            throw new Problem(NOT_YOUR_TURN, "It is the other side's turn.")
                    .with("turn", game.position().turn().code())
                    .with("ply", next);
        }
        if (game.standing().isGuarded()) {
            guard.check(game.version(), true);
        }
        Candidate candidate = judge(game, submission);
        ConditionalMoves decided = check(game, candidate, submission.conditionalMoves());
        return play(player, candidate, decided, submission.proposal());
    }

    /**
     * Makes a move for a player that is part of the service, unless the game is another than the one for which it was
     * chosen.
     *
     * @param version the game's, for which it was chosen
     * @return whether it was made
     */
    @Transactional(Transactional.TxType.REQUIRES_NEW)
    public boolean play(String id, PlayerRef resident, long version, Move move) {
        Doorkeeper.Player player = door.enter(id, resident);
        Game game = player.game();
        boolean isMeant = game.version() == version
                && game.ending().isEmpty()
                && game.position().turn() == player.side();
        if (isMeant) {
            play(player, game.candidate(move), ConditionalMoves.NONE, Optional.empty());
        }
        return isMeant;
    }

    private Played play(
            Doorkeeper.Player player, Candidate candidate, ConditionalMoves decided, Optional<Matter> proposal) {
        Game game = player.game();
        Instant at = player.at();
        RecordedMove recorded = game.play(candidate, at);
        if (!decided.isEmpty()) {
            game.plan(player.side(), game.plan(player.side()).decided(decided, game.ply() + 1));
        }
        proposal.filter(matter -> game.ending().isEmpty())
                .filter(matter -> game.standing()
                        .openProposal(matter.kind(), player.side(), at)
                        .isEmpty())
                .ifPresent(matter ->
                        game.propose(player.side(), matter, at.plus(Proposal.USUAL_TERM), Optional.empty(), at));
        dropIfBarred(game, player.side().opposite(), at);
        Replies.play(game, at);
        store.update(game);
        log.append(game.changes().events());
        return new Played(game, player.side(), recorded, true);
    }

    /** Drops what a side had decided on whose player may not act any more. */
    private void dropIfBarred(Game game, Side side, Instant at) {
        Plan plan = game.plan(side);
        if (plan.isEmpty()) {
            return;
        }
        game.terms()
                .seats()
                .of(side)
                .player()
                .flatMap(ref -> players.find(ref.name()))
                .filter(player -> !player.isActive())
                .ifPresent(barred -> game.plan(side, plan.dropped(Plan.Dropped.Reason.BARRED, game.ply(), at)));
    }

    /** The move that a text means, if it may be played. */
    private static Candidate judge(Game game, Submission submission) {
        Judgement judgement = game.position().judge(submission.text());
        if (judgement instanceof Judgement.Illegal illegal) {
            throw RuleProblems.illegalMove(illegal)
                    .with("turn", game.position().turn().code())
                    .with("ply", game.ply() + 1);
        }
        Candidate candidate = game.candidate(((Judgement.Legal) judgement).move());
        if (candidate.losesByRepetition() && !submission.acknowledgesRepetition()) {
            throw new Problem(
                            REPETITION_LOSES,
                            "The position would occur for the third time, which loses the game for whoever makes it"
                                    + " so.")
                    .with("move", candidate.move().text());
        }
        return candidate;
    }

    /** What a player decides to answer to the next move, if the rules allow it. */
    private static ConditionalMoves check(Game game, Candidate played, ConditionalMoves decided) {
        History past = game.standing().history().after(played.move(), played.after());
        ConditionalMoves.Checked checked = decided.check(played.after(), past, "/conditionalMoves");
        ConditionalMovesService.requireFaultless(checked.faults());
        return checked.moves();
    }

    /**
     * The ply of the last move that was not decided on before, if it is this one of the player: whoever had no answer sends
     * it again, and may not know that it was answered at once.
     *
     * @throws Problem if it was, and the same move can be made again now, so that either can be meant
     */
    private Optional<Integer> lastMade(Doorkeeper.Player player, String text) {
        Game game = player.game();
        Optional<RecordedMove> last = game.standing().lastMove();
        if (last.filter(RecordedMove::conditional).isPresent()) {
            last = moves(game).stream().filter(move -> !move.conditional()).reduce((earlier, later) -> later);
        }
        Optional<Integer> made = last.filter(move -> game.sideOf(move.ply()) == player.side())
                .filter(move -> isMeantBy(text, game, move))
                .map(RecordedMove::ply);
        if (made.isPresent()
                && player.side() == game.position().turn()
                && game.position().judge(text) instanceof Judgement.Legal) {
            String detail =
                    "This move was made at ply %d and can be made again at ply %d: /ply is required to say which."
                            .formatted(made.get(), game.ply() + 1);
            throw new Problem(MISSING_FIELD, detail)
                    .with("errors", List.of(Map.of("pointer", "/ply", "detail", detail)));
        }
        return made;
    }

    /** Tells again of a move that was made, if it is the one that is submitted now. */
    private Played repeat(Doorkeeper.Player player, int ply, String text) {
        Game game = player.game();
        RecordedMove recorded = move(game, ply);
        Side side = game.sideOf(ply);
        if (player.side() != side || !isMeantBy(text, game, recorded)) {
            String whose = player.side() == side ? "" : " by the other side";
            throw new Problem(
                            PLY_TAKEN,
                            "Ply " + ply + " was played" + whose + ": "
                                    + recorded.move().text() + ".")
                    .with("ply", ply)
                    .with("side", side.code())
                    .with("move", recorded.move().text());
        }
        return new Played(game, player.side(), recorded, false);
    }

    /** Whether a text, in whichever tolerated form, means a recorded move in the position in which that was made. */
    private boolean isMeantBy(String text, Game game, RecordedMove recorded) {
        if (text.equals(recorded.move().text()) || text.equals(recorded.notation())) {
            return true;
        }
        List<RecordedMove> upToIt = store.moves(game, 0, recorded.ply());
        Position before =
                Replay.of(game.start(), upToIt.subList(0, recorded.ply() - 1)).position();
        return before.judge(text) instanceof Judgement.Legal legal
                && legal.move().equals(recorded.move());
    }
}
