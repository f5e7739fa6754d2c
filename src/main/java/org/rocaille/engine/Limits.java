package org.rocaille.engine;

import java.time.Duration;

/**
 * When a search ends. Whatever is reached first ends it.
 *
 * @param depth     plies; at most {@link #DEEPEST}
 * @param nodes     positions looked at; with these, the same search gives the same answer always
 * @param time      after which it ends at once
 * @param enough    after which it does not begin to look a ply deeper
 * @param winWithin ends as soon as a win in so many moves is found; 0 for never
 * @param lines     how many of the best moves to tell
 */
public record Limits(int depth, long nodes, Duration time, Duration enough, int winWithin, int lines) {

    /** No search looks farther than this, extensions and captures apart. */
    public static final int DEEPEST = 64;

    private static final Duration FOR_EVER = Duration.ofDays(365);
    private static final int MOVES_EXPECTED = 30;
    private static final Duration RESERVE = Duration.ofMillis(30);

    public Limits {
        depth = Math.max(1, Math.min(depth, DEEPEST));
        lines = Math.max(1, lines);
    }

    /** No limits but the greatest depth. */
    public static Limits none() {
        return new Limits(DEEPEST, Long.MAX_VALUE, FOR_EVER, FOR_EVER, 0, 1);
    }

    /** So many plies. */
    public static Limits depth(int plies) {
        return none().withDepth(plies);
    }

    /** So many positions. */
    public static Limits nodes(long nodes) {
        return none().withNodes(nodes);
    }

    /** So long. */
    public static Limits time(Duration time) {
        return none().withTime(time);
    }

    /**
     * A share of the time on a clock, such as leaves enough for the moves to come.
     *
     * @param movesToGo how many moves the time is for; 0 for the rest of the game
     */
    public static Limits clock(Duration remaining, Duration increment, int movesToGo) {
        Duration most = max(remaining.minus(RESERVE), Duration.ofMillis(1));
        Duration share = remaining
                .dividedBy(movesToGo == 0 ? MOVES_EXPECTED : movesToGo + 1)
                .plus(increment.multipliedBy(3).dividedBy(4));
        Limits none = none();
        return new Limits(
                none.depth,
                none.nodes,
                min(share.multipliedBy(3), most.dividedBy(2)),
                min(share.dividedBy(2), most.dividedBy(2)),
                none.winWithin,
                none.lines);
    }

    /** The same, but at most so many plies. */
    public Limits withDepth(int plies) {
        return new Limits(plies, nodes, time, enough, winWithin, lines);
    }

    /** The same, but at most so many positions. */
    public Limits withNodes(long most) {
        return new Limits(depth, most, time, enough, winWithin, lines);
    }

    /** The same, but at most so long. */
    public Limits withTime(Duration most) {
        return new Limits(depth, nodes, most, enough, winWithin, lines);
    }

    /** The same, but a win in so many moves is enough. */
    public Limits withWinWithin(int moves) {
        return new Limits(depth, nodes, time, enough, moves, lines);
    }

    /** The same for so many of the best moves. */
    public Limits withLines(int count) {
        return new Limits(depth, nodes, time, enough, winWithin, count);
    }

    /** Whether the search ends by itself before long. */
    boolean isBounded() {
        return depth < DEEPEST || nodes < Long.MAX_VALUE || time.compareTo(FOR_EVER) < 0;
    }

    /** Whether time that is not needed is kept for later moves. */
    boolean savesTime() {
        return enough.compareTo(time) < 0;
    }

    private static Duration min(Duration one, Duration other) {
        return one.compareTo(other) < 0 ? one : other;
    }

    private static Duration max(Duration one, Duration other) {
        return one.compareTo(other) > 0 ? one : other;
    }
}
