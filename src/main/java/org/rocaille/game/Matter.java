package org.rocaille.game;

import static org.rocaille.problem.ProblemCode.TAKEBACKS_EXCLUDED;
import static org.rocaille.problem.ProblemCode.UNTIMED_GAME;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.rocaille.clock.TimeControl;
import org.rocaille.problem.Problem;
import org.rocaille.rules.Side;

/** What one player can offer the other, with all that there is to say of it. Those that say the same are equal. */
public sealed interface Matter {

    /** No span of time that is offered is shorter. */
    Duration LEAST = Duration.ofMinutes(1);

    /** Nor is any longer. */
    Duration MOST = Duration.ofDays(60);

    /** Which kind of offer it is. */
    Proposal.Kind kind();

    /** What it says, by name, as events tell it. */
    default Map<String, Object> parameters() {
        return Map.of();
    }

    /**
     * Lets it be offered in a game that goes on.
     *
     * @throws Problem if it makes no sense there
     */
    default void requirePossible(Game game) {}

    /** The names of what another of the same kind says otherwise. */
    default List<String> differences(Matter other) {
        Map<String, Object> others = other.parameters();
        return parameters().entrySet().stream()
                .filter(parameter -> !parameter.getValue().equals(others.get(parameter.getKey())))
                .map(Map.Entry::getKey)
                .sorted()
                .toList();
    }

    /** What is made of each kind. */
    default <R> R fold(
            Function<Draw, R> draw,
            Function<Takeback, R> takeback,
            Function<Pause, R> pause,
            Function<ExtraTime, R> extraTime,
            Function<Abandon, R> abandon) {
        if (this instanceof Draw matter) {
            return draw.apply(matter);
        }
        if (this instanceof Takeback matter) {
            return takeback.apply(matter);
        }
        if (this instanceof Pause matter) {
            return pause.apply(matter);
        }
        if (this instanceof ExtraTime matter) {
            return extraTime.apply(matter);
        }
        return abandon.apply((Abandon) this);
    }

    /** What a player wants to offer, which may depend on how the game stands. */
    @FunctionalInterface
    interface Wish {

        /** The offer that a side makes of it in a game. */
        Matter in(Game game, Side side);
    }

    /** The game is drawn. */
    record Draw() implements Matter {

        @Override
        public Proposal.Kind kind() {
            return Proposal.Kind.DRAW;
        }
    }

    /**
     * Moves are taken back, and the turn in which the first of them was made begins anew.
     *
     * @param toPly how many moves are to stand
     */
    record Takeback(int toPly) implements Matter {

        /** Back to before a side's own last move. */
        public static Takeback ofLastMove(Game game, Side side) {
            return new Takeback(game.position().turn() == side ? game.ply() - 2 : game.ply() - 1);
        }

        @Override
        public Proposal.Kind kind() {
            return Proposal.Kind.TAKEBACK;
        }

        @Override
        public Map<String, Object> parameters() {
            return Map.of("toPly", toPly);
        }

        @Override
        public void requirePossible(Game game) {
            if (!game.terms().courtesies().takebacks()) {
                throw new Problem(TAKEBACKS_EXCLUDED, "This game is played without taking moves back.");
            }
            if (toPly < 0 || toPly >= game.ply()) {
                throw Problem.invalidValue(
                        "toPly",
                        "A takeback leaves fewer moves than stand, which are " + game.ply()
                                + ", and not less than none.");
            }
        }
    }

    /**
     * The clocks of both sides stand still from acceptance on.
     *
     * @param length for how long; nothing if the pause that runs is to end
     */
    record Pause(Duration length) implements Matter {

        @Override
        public Proposal.Kind kind() {
            return Proposal.Kind.PAUSE;
        }

        @Override
        public Map<String, Object> parameters() {
            return Map.of("for", length);
        }

        @Override
        public void requirePossible(Game game) {
            requireTimed(game);
            if (!length.isZero()) {
                requireFitting("for", length, ", or PT0S to end a pause");
            }
        }
    }

    /**
     * Both sides get more time.
     *
     * @param time what is added to the clock of each
     */
    record ExtraTime(Duration time) implements Matter {

        @Override
        public Proposal.Kind kind() {
            return Proposal.Kind.EXTRA_TIME;
        }

        @Override
        public Map<String, Object> parameters() {
            return Map.of("time", time);
        }

        @Override
        public void requirePossible(Game game) {
            requireTimed(game);
            requireFitting("time", time, "");
            if (!game.standing().clocks().orElseThrow().haveRoomFor(time)) {
                throw Problem.invalidValue("time", "No clock has more than " + TimeControl.CEILING.toDays() + " days.");
            }
        }
    }

    /** The game ends without a result. */
    record Abandon() implements Matter {

        @Override
        public Proposal.Kind kind() {
            return Proposal.Kind.ABANDON;
        }
    }

    private static void requireTimed(Game game) {
        if (game.standing().clocks().isEmpty()) {
            throw new Problem(UNTIMED_GAME, "This game has no clocks.");
        }
    }

    private static void requireFitting(String parameter, Duration span, String or) {
        if (span.getNano() != 0 || span.compareTo(LEAST) < 0 || span.compareTo(MOST) > 0) {
            throw Problem.invalidValue(
                    parameter, parameter + " is in whole seconds, from one minute to 60 days" + or + ".");
        }
    }
}
