package org.rocaille.idempotency.rest;

/** Leaves an operation that was carried out before, with the answer that it had then. */
final class Replay extends RuntimeException {

    private final transient KeyedAnswer answer;

    Replay(KeyedAnswer answer) {
        super(null, null, false, false);
        this.answer = answer;
    }

    KeyedAnswer answer() {
        return answer;
    }
}
