package org.rocaille.game;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.rocaille.event.Event;
import org.rocaille.game.conditional.Plans;
import org.rocaille.rules.Move;
import org.rocaille.rules.Side;
import org.rocaille.rules.notation.Candidate;

/** A game that is played without a service, by the code of the service: each move is a game that was read, and changed. */
public final class Playout {

    private static final int TRIES = 10;

    private final Calendars calendars;
    private final List<RecordedMove> moves = new ArrayList<>();
    private final List<Event> events = new ArrayList<>();
    private Game game;

    private Playout(Terms terms, Calendars calendars) {
        this.calendars = calendars;
        game = Game.start(terms, calendars);
        events.addAll(game.changes().events());
    }

    public static Playout of(Terms terms, Calendars calendars) {
        return new Playout(terms, calendars);
    }

    public static Playout of(Terms terms) {
        return of(terms, Calendars.UNBROKEN);
    }

    private void read() {
        game = new Game(game.terms(), game.standing(), Plans.NONE, calendars, Optional.empty());
    }

    private void keep() {
        moves.addAll(game.changes().played());
        events.addAll(game.changes().events());
    }

    public Playout play(Move move, Instant at) {
        return play(game.candidate(move), at);
    }

    private Playout play(Candidate candidate, Instant at) {
        read();
        game.play(candidate, at);
        keep();
        return this;
    }

    /** Plays any legal move, though none that loses by repetition if there is another. */
    public Playout playAny(SplittableRandom random, Instant at) {
        List<Move> legal = game.position().legalMoves();
        Candidate candidate = game.candidate(legal.get(random.nextInt(legal.size())));
        for (int tries = 0; tries < TRIES && candidate.losesByRepetition(); tries++) {
            candidate = game.candidate(legal.get(random.nextInt(legal.size())));
        }
        return play(candidate, at);
    }

    public Playout resign(Side side, Instant at) {
        read();
        game.end(Ending.resignation(side), at);
        keep();
        return this;
    }

    public boolean isOver() {
        return game.ending().isPresent();
    }

    /** As it stands. */
    public Game game() {
        return game;
    }

    public List<RecordedMove> moves() {
        return moves;
    }

    public List<Event> events() {
        return events;
    }
}
