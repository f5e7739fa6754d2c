package org.rocaille.game.conditional;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.rocaille.game.conditional.ConditionalMoves.Checked;
import org.rocaille.game.conditional.ConditionalMoves.Line;
import org.rocaille.rules.History;
import org.rocaille.rules.Judgement;
import org.rocaille.rules.Move;
import org.rocaille.rules.Position;
import org.rocaille.rules.notation.Candidate;

/** Plays a tree out, every line of it, and notes what will not do. */
final class TreeCheck {

    private final List<Fault> faults = new ArrayList<>();

    private TreeCheck() {}

    static Checked of(ConditionalMoves moves, Position position, History history, String pointer) {
        TreeCheck check = new TreeCheck();
        ConditionalMoves kept = new ConditionalMoves(check.lines(moves.lines(), position, history, pointer));
        return new Checked(kept, List.copyOf(check.faults));
    }

    private List<Line> lines(List<Line> lines, Position position, History history, String pointer) {
        if (!lines.isEmpty() && isOver(position, history)) {
            faults.add(Fault.afterTheEnd(pointer));
            return List.of();
        }
        List<Line> kept = new ArrayList<>();
        Set<Move> answered = new HashSet<>();
        for (int i = 0; i < lines.size(); i++) {
            line(lines.get(i), position, history, pointer + "/" + i, answered).ifPresent(kept::add);
        }
        return kept;
    }

    private Optional<Line> line(Line line, Position position, History history, String pointer, Set<Move> answered) {
        Optional<Move> when = legal(line.when(), position, pointer + "/if");
        if (when.isEmpty()) {
            return Optional.empty();
        }
        if (!answered.add(when.get())) {
            return refuse(Fault.duplicate(pointer + "/if"));
        }
        Position met = position.play(when.get());
        History past = history.after(when.get(), met);
        if (isOver(met, past)) {
            return refuse(Fault.endsGame(pointer + "/if"));
        }
        Optional<Move> then = legal(line.then(), met, pointer + "/then");
        if (then.isEmpty()) {
            return Optional.empty();
        }
        Candidate answer = Candidate.of(met, then.get(), past);
        if (answer.losesByRepetition()) {
            return refuse(Fault.repetition(pointer + "/then"));
        }
        List<Line> rest =
                lines(line.lines(), answer.after(), past.after(then.get(), answer.after()), pointer + "/lines");
        return Optional.of(new Line(when.get().text(), then.get().text(), rest));
    }

    private Optional<Move> legal(String text, Position position, String pointer) {
        Judgement judgement = position.judge(text);
        if (judgement instanceof Judgement.Illegal illegal) {
            faults.add(Fault.illegal(pointer, illegal));
            return Optional.empty();
        }
        return Optional.of(((Judgement.Legal) judgement).move());
    }

    private Optional<Line> refuse(Fault fault) {
        faults.add(fault);
        return Optional.empty();
    }

    private static boolean isOver(Position position, History history) {
        return position.outcome(history.occurrences(position)).isPresent();
    }
}
