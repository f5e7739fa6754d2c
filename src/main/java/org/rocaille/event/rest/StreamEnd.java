package org.rocaille.event.rest;

import org.rocaille.problem.Problem;

/**
 * The last thing that a stream says, in place of an event.
 *
 * @param type   tells it from events
 * @param code   the problem code of why it ends
 * @param detail why, in a sentence
 */
record StreamEnd(String type, String code, String detail) {

    static final String TYPE = "stream-ended";

    static StreamEnd of(Problem problem) {
        return new StreamEnd(TYPE, problem.code().slug(), problem.detail());
    }
}
