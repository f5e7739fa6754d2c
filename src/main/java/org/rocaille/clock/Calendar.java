package org.rocaille.clock;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;

/** When the clock of a side stands still: on its vacations, say, or while the service was out. */
@FunctionalInterface
public interface Calendar {

    /** No pauses. */
    Calendar UNBROKEN = after -> Collections.emptyIterator();

    /** The pauses that end after an instant, in order and with time between them; there may be no end of them. */
    Iterator<Pause> pauses(Instant after);

    /** The calendar with these pauses, in whichever order and whether they overlap or not. */
    static Calendar of(List<Pause> pauses) {
        List<Pause> ordered =
                pauses.stream().sorted(Comparator.comparing(Pause::from)).toList();
        List<Pause> joined = new ArrayList<>();
        new JoinedPauses(ordered.iterator(), Collections.emptyIterator()).forEachRemaining(joined::add);
        return after ->
                joined.stream().filter(pause -> pause.to().isAfter(after)).iterator();
    }

    /** The calendar that stands still whenever this one or another does. */
    default Calendar and(Calendar other) {
        return after -> new JoinedPauses(pauses(after), other.pauses(after));
    }

    /** For how long clocks run between two instants. */
    default Duration running(Instant from, Instant to) {
        Duration running = Duration.between(from, to);
        Iterator<Pause> pauses = pauses(from);
        while (pauses.hasNext()) {
            Pause pause = pauses.next();
            if (!pause.from().isBefore(to)) {
                break;
            }
            running = running.minus(pause.within(from, to));
        }
        return running;
    }

    /** The first instant at which clocks have run for so long. */
    default Instant after(Instant from, Duration running) {
        Instant reached = from;
        Duration left = running;
        Iterator<Pause> pauses = pauses(from);
        while (pauses.hasNext()) {
            Pause pause = pauses.next();
            Duration untilThen =
                    pause.from().isAfter(reached) ? Duration.between(reached, pause.from()) : Duration.ZERO;
            if (left.compareTo(untilThen) <= 0) {
                break;
            }
            left = left.minus(untilThen);
            reached = pause.to();
        }
        return reached.plus(left);
    }
}
