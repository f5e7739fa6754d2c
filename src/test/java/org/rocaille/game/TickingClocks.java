package org.rocaille.game;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import org.rocaille.clock.TimeControl;

/**
 * The two clocks of a game as they would stand on a table: they tick every quarter of an hour, one at a time, unless
 * somebody holds them, and find out when time will run out by ticking on. As plain as can be, and sharing nothing with the
 * clocks of the service but what a time control says. Times are in ticks, counted from the game's beginning.
 */
final class TickingClocks {

    private static final int MINUTES = 15;

    /** Further than any game lasts. */
    private static final int FOREVER = 1_000_000;

    /** What a move costs and earns. */
    record Cost(Duration elapsed, Duration charged, Duration credited, Duration left) {}

    /** A turn that is over: what each side had, the one to move all that it had in it, and what its move cost. */
    private record Turn(int[] left, int[] toGo, Cost cost) {}

    /** What the clock on the wall of a player says, who rests on some days of the week and at some hours of every day. */
    static final class Wall {

        private final Instant start;
        private final ZoneId zone;
        private final Set<DayOfWeek> days;
        private final LocalTime from;
        private final LocalTime to;
        private final BitSet rest = new BitSet();
        private int read;

        /**
         * @param start when the game began
         * @param from  the beginning of the hours, which is their end if there are none
         */
        Wall(Instant start, ZoneId zone, Set<DayOfWeek> days, LocalTime from, LocalTime to) {
            this.start = start;
            this.zone = zone;
            this.days = days;
            this.from = from;
            this.to = to;
        }

        boolean saysRest(int tick) {
            for (; read <= tick; read++) {
                rest.set(read, saysRest(start.plus(span(read)).atZone(zone)));
            }
            return rest.get(tick);
        }

        private boolean saysRest(ZonedDateTime now) {
            LocalTime time = now.toLocalTime();
            boolean begun = !time.isBefore(from);
            boolean ended = !time.isBefore(to);
            boolean quiet = from.isAfter(to) ? begun || !ended : begun && !ended;
            return quiet || days.contains(now.getDayOfWeek());
        }
    }

    private final TimeControl control;
    private final Wall[] walls;
    private final BitSet[] away = {new BitSet(), new BitSet()};
    private final BitSet out = new BitSet();
    private final BitSet paused = new BitSet();
    private final List<Turn> past = new ArrayList<>();

    private int[] left;
    private int[] toGo;
    private int now;
    private int turn;
    private int began;
    /** All that the side to move has had in its turn. */
    private int had;
    /** For how long its clock has run in it, with time left or not. */
    private int ran;
    /** When it had nothing left. */
    private int fell;

    private int warned;

    TickingClocks(TimeControl control, Wall white, Wall black) {
        this.control = control;
        walls = new Wall[] {white, black};
        int each = first();
        left = new int[] {each, each};
        int moves = control instanceof TimeControl.Period period ? period.moves() : 0;
        toGo = new int[] {moves, moves};
        begin(0);
    }

    private int first() {
        if (control instanceof TimeControl.PerMove perMove) {
            return ticks(perMove.perMove());
        }
        return control instanceof TimeControl.Fischer fischer
                ? ticks(fischer.bank())
                : ticks(((TimeControl.Period) control).period());
    }

    static int ticks(Duration span) {
        return (int) span.toMinutes() / MINUTES;
    }

    static Duration span(int ticks) {
        return Duration.ofMinutes((long) ticks * MINUTES);
    }

    private void begin(int side) {
        turn = side;
        began = now;
        had = left[side];
        ran = 0;
        fell = now;
        warned = 0;
    }

    int now() {
        return now;
    }

    int turn() {
        return turn;
    }

    int left(int side) {
        return left[side];
    }

    int movesToGo(int side) {
        return toGo[side];
    }

    int warned() {
        return warned;
    }

    boolean isFallen() {
        return left[turn] == 0;
    }

    private boolean isHeld(int side, int tick) {
        return out.get(tick) || paused.get(tick) || away[side].get(tick) || walls[side].saysRest(tick);
    }

    void tickTo(int tick) {
        for (; now < tick; now++) {
            if (!isHeld(turn, now)) {
                ran++;
                if (left[turn] > 0 && --left[turn] == 0) {
                    fell = now + 1;
                }
            }
        }
    }

    /** When a side has nothing left if nothing else happens; for the one that waits, if it had been to move instead. */
    int deadline(int side) {
        if (side == turn && isFallen()) {
            return fell;
        }
        int tick = side == turn ? now : began;
        for (int rest = left[side]; rest > 0; tick++) {
            rest -= isHeld(side, tick) ? 0 : 1;
        }
        return tick;
    }

    /** How many of the warnings, at a half, a quarter and a tenth, it is time for. */
    int due() {
        int rest = left[turn];
        return (rest * 2 <= had ? 1 : 0) + (rest * 4 <= had ? 1 : 0) + (rest * 10 <= had ? 1 : 0);
    }

    void warn() {
        warned = due();
    }

    void move() {
        int[] before = left.clone();
        int[] movesBefore = toGo.clone();
        before[turn] = had;
        int kept = left[turn];
        earn();
        Cost cost = new Cost(span(now - began), span(had - kept), span(left[turn] - kept), span(left[turn]));
        past.add(new Turn(before, movesBefore, cost));
        begin(1 - turn);
    }

    /** A move that was decided on before, as its turn begins: it costs nothing, and only the last of a period earns. */
    void reply() {
        if (control instanceof TimeControl.Period) {
            move();
        } else {
            past.add(new Turn(left.clone(), toGo.clone(), new Cost(span(0), span(0), span(0), span(left[turn]))));
            begin(1 - turn);
        }
    }

    /** What the moves that stand have cost. */
    List<Cost> costs() {
        return past.stream().map(Turn::cost).toList();
    }

    private void earn() {
        if (control instanceof TimeControl.PerMove) {
            left[turn] = Math.max(left[turn], first());
        } else if (control instanceof TimeControl.Fischer fischer) {
            for (int i = ticks(fischer.increment()); i > 0 && left[turn] < ticks(fischer.cap()); i--) {
                left[turn]++;
            }
        } else if (--toGo[turn] == 0) {
            left[turn] += first();
            toGo[turn] = ((TimeControl.Period) control).moves();
        }
    }

    void give(int side, int time) {
        left[side] += time;
        if (side == turn) {
            had = ran + left[turn]; // What ran when nothing was left is forgiven.
            warned = Math.min(warned, due());
        }
    }

    void giveBoth(int time) {
        give(0, time);
        give(1, time);
    }

    void takeBack(int toPly) {
        Turn restored = past.get(toPly);
        past.subList(toPly, past.size()).clear();
        left = restored.left.clone();
        toGo = restored.toGo.clone();
        begin(toPly % 2);
    }

    void pause(int length) {
        paused.clear(now, FOREVER);
        paused.set(now, now + length);
    }

    void goAway(int side, int from, int to) {
        away[side].set(from, to);
    }

    void comeBack(int side, int from, int to) {
        away[side].clear(from, to);
    }

    /** Nothing ticks, and nobody sees it. */
    void breakDown(int length) {
        out.set(now, now + length);
        tickTo(now + length);
    }
}
