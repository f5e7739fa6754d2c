package org.rocaille.clock;

import java.util.Iterator;
import java.util.NoSuchElementException;

/** The pauses of two sequences, each in order, as one sequence with time between any two. */
final class JoinedPauses implements Iterator<Pause> {

    private final Iterator<Pause> one;
    private final Iterator<Pause> other;
    private Pause ofOne;
    private Pause ofOther;

    JoinedPauses(Iterator<Pause> one, Iterator<Pause> other) {
        this.one = one;
        this.other = other;
        ofOne = next(one);
        ofOther = next(other);
    }

    private static Pause next(Iterator<Pause> pauses) {
        return pauses.hasNext() ? pauses.next() : null;
    }

    @Override
    public boolean hasNext() {
        return ofOne != null || ofOther != null;
    }

    @Override
    public Pause next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        Pause joined = take();
        while (hasNext() && joined.reaches(peek())) {
            joined = joined.with(take());
        }
        return joined;
    }

    private boolean isOnesTurn() {
        return ofOther == null || ofOne != null && ofOne.from().isBefore(ofOther.from());
    }

    private Pause peek() {
        return isOnesTurn() ? ofOne : ofOther;
    }

    private Pause take() {
        Pause first = peek();
        if (isOnesTurn()) {
            ofOne = next(one);
        } else {
            ofOther = next(other);
        }
        return first;
    }
}
