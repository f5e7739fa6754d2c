package org.rocaille.game;

import static org.rocaille.problem.ProblemCode.ILLEGAL_MOVE;
import static org.rocaille.problem.ProblemCode.INVALID_RECORD;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.rocaille.clock.Charge;
import org.rocaille.problem.Problem;
import org.rocaille.problem.RuleProblems;
import org.rocaille.rules.Judgement;
import org.rocaille.rules.Position;
import org.rocaille.rules.notation.Candidate;
import org.rocaille.text.UserText;

/**
 * What a record says of a game, which nobody has judged yet.
 *
 * @param terms     what never changes of it, as it is where it was played
 * @param entries   all moves that it has had, in the order in which they were made
 * @param claim     how it has ended; empty if the record does not say that it has
 * @param proposals all offers, oldest first
 * @param source    where it comes from
 */
public record Transcript(
        Terms terms, List<Entry> entries, Optional<Claim> claim, List<Proposal> proposals, Source source) {

    /** No game that is kept began before. */
    public static final Instant EARLIEST = Instant.parse("1900-01-01T00:00:00Z");

    public Transcript {
        entries = List.copyOf(entries);
        proposals = List.copyOf(proposals);
    }

    /**
     * A move as a record tells it.
     *
     * @param ply      its number among the moves that stood then, from 1: if one did, that was taken back before
     * @param stands   whether it was never taken back
     * @param text     what was moved, in any form that move text may have
     * @param playedAt when
     * @param charge   what it cost
     * @param conditional whether its side had decided on it before
     */
    public record Entry(
            int ply, boolean stands, String text, Instant playedAt, Optional<Charge> charge, boolean conditional) {}

    /**
     * How a record says that the game has ended.
     *
     * @param result    how it came out
     * @param reason    why, if it says so
     * @param statement what an operator says of it
     */
    public record Claim(Selection.Result result, Optional<String> reason, Optional<UserText> statement) {}

    /** A problem with one of the entries. */
    private static Problem at(int index, Problem problem) {
        return problem.with("seq", index + 1);
    }

    private static Problem invalid(String detail) {
        return new Problem(INVALID_RECORD, detail);
    }

    /** As {@link #judged(Instant, Consumer)}, of a record without links. */
    public Archived judged(Instant now) {
        return judged(now, chain -> {});
    }

    /**
     * The game with every move judged by the rules.
     *
     * @param now after which nothing can have happened
     * @param links told what there is before the first move, and then after each before the next is judged; it may refuse
     * @throws Problem if it cannot have been so; {@code seq} is the number of the entry concerned, from 1
     */
    public Archived judged(Instant now, Consumer<Chain> links) {
        GameService.requirePlayable(terms.start());
        Chain chain = Chain.of(terms);
        links.accept(chain);
        // What each ply led to, so that a takeback costs nothing, however long the game is.
        List<Replay> reached = new ArrayList<>(List.of(Replay.startingAt(terms.start())));
        List<RecordedMove> line = new ArrayList<>();
        List<RecordedMove> all = new ArrayList<>();
        Instant latest = terms.createdAt();
        for (int index = 0; index < entries.size(); index++) {
            Entry entry = entries.get(index);
            requireOrder(index, latest, line, now);
            if (entry.ply() <= line.size()) {
                line.subList(entry.ply() - 1, line.size()).clear();
                reached.subList(entry.ply(), reached.size()).clear();
            }
            Replay before = reached.get(line.size());
            Candidate candidate = judge(index, before);
            Replay after = before.after(candidate);
            RecordedMove move = recorded(index, candidate, after);
            reached.add(after);
            line.add(move);
            all.add(move);
            chain = chain.after(move);
            links.accept(chain);
            latest = entry.playedAt();
        }
        int standing = (int) entries.stream().filter(Entry::stands).count();
        requireStanding(line, standing);
        List<PastMove> moves = all.stream()
                .map(move -> new PastMove(move, entries.get(move.seq() - 1).stands()))
                .toList();
        Position position = reached.get(standing).position();
        Optional<Ending> byRules =
                standing == 0 ? Optional.empty() : line.get(standing - 1).ending();
        return new Archived(terms, position, ending(byRules), Optional.of(chain), moves, proposals);
    }

    /** Moves are made one after the other, while the game goes on. */
    private void requireOrder(int index, Instant before, List<RecordedMove> line, Instant now) {
        Entry entry = entries.get(index);
        Optional<Ending> over =
                line.isEmpty() ? Optional.empty() : line.get(line.size() - 1).ending();
        if (over.isPresent()) {
            throw at(
                    index,
                    new Problem(ILLEGAL_MOVE, "The game was over: " + over.get().reason() + ".")
                            .with("reason", Judgement.Reason.GAME_OVER.code())
                            .with("squares", List.of())
                            .with("ply", line.size() + 1)
                            .with("outcome", over.get().told()));
        }
        if (entry.ply() < 1 || entry.ply() > line.size() + 1) {
            throw at(
                    index,
                    invalid("The ply is neither the next one nor one that was played.")
                            .with("ply", line.size() + 1));
        }
        if (entry.playedAt().isBefore(before) || entry.playedAt().isAfter(now)) {
            throw at(
                    index,
                    invalid("The move was made before what came before it, or later than now.")
                            .with("ply", entry.ply()));
        }
    }

    private Candidate judge(int index, Replay reached) {
        Entry entry = entries.get(index);
        Judgement judgement = reached.position().judge(entry.text());
        if (judgement instanceof Judgement.Illegal illegal) {
            Problem problem = RuleProblems.illegalMove(illegal)
                    .with("ply", entry.ply())
                    .with("turn", reached.position().turn().code());
            // Nothing else can be shown to everyone as it is.
            throw at(index, entry.text().matches("[ -~]{1,120}") ? problem.with("move", entry.text()) : problem);
        }
        return Candidate.of(reached.position(), ((Judgement.Legal) judgement).move(), reached.history());
    }

    private RecordedMove recorded(int index, Candidate candidate, Replay reached) {
        Entry entry = entries.get(index);
        Position after = reached.position();
        return new RecordedMove(
                index + 1,
                entry.ply(),
                candidate.move(),
                candidate.notation(),
                entry.playedAt(),
                after.key(),
                after.isCheck(),
                after.outcome(reached.history().occurrences(after)).map(Ending::of),
                entry.charge(),
                Optional.empty(),
                entry.conditional());
    }

    /** The moves that stand are the first ones of those that were not followed by another at their ply. */
    private void requireStanding(List<RecordedMove> line, int standing) {
        boolean[] stands = new boolean[entries.size()];
        for (RecordedMove move : line) {
            // The rules let nobody take back what ended the game.
            stands[move.seq() - 1] = move.ply() <= standing || move.ending().isPresent();
        }
        for (int index = 0; index < stands.length; index++) {
            if (entries.get(index).stands() != stands[index]) {
                int ply = entries.get(index).ply();
                throw at(
                        index,
                        invalid("Whether this move stands does not go with the others.")
                                .with("ply", ply));
            }
        }
    }

    private Optional<Ending> ending(Optional<Ending> byRules) {
        if (byRules.isPresent()) {
            Ending ending = byRules.get();
            if (claim.filter(said -> said.result() != Selection.Result.NONE)
                    .filter(said -> said.result().winner().equals(ending.winner()))
                    .filter(said -> said.reason()
                            .filter(reason -> !reason.equals(ending.reason()))
                            .isEmpty())
                    .isEmpty()) {
                throw invalid("The rules end the game, " + ending.reason() + ", and the record has another result.")
                        .with("outcome", ending.told());
            }
            return byRules;
        }
        return claim.map(said -> {
            String reason = said.reason().orElse(Ending.UNSTATED);
            Ending ending = new Ending(said.result().winner(), reason, said.statement());
            if (!ending.isPossible(said.result() != Selection.Result.NONE)) {
                throw invalid("Nothing on the board or in the record makes this result for the reason " + reason + ".");
            }
            return ending;
        });
    }
}
