package org.rocaille.challenge.rest;

import java.time.Duration;
import java.util.Optional;
import org.rocaille.challenge.Challenge;
import org.rocaille.problem.Problem;
import org.rocaille.text.UserText;
import org.rocaille.web.Values;

/** The fields of a request that are said along with an offer. Each is null if it is not sent. */
record NoteFields(String message, Duration expiresIn) {

    static final int LONGEST_MESSAGE = 500;

    private static final Duration DEFAULT = Duration.ofDays(7);
    private static final Duration LEAST = Duration.ofMinutes(1);
    private static final Duration MOST = Duration.ofDays(30);

    Challenge.Note note() {
        if (expiresIn != null && (expiresIn.compareTo(LEAST) < 0 || expiresIn.compareTo(MOST) > 0)) {
            throw Problem.invalidValue("expiresIn", "expiresIn is from one minute to 30 days.");
        }
        return new Challenge.Note(message(message), expiresIn == null ? DEFAULT : expiresIn);
    }

    static Optional<UserText> message(String text) {
        return Optional.ofNullable(text).map(raw -> Values.prose("message", raw, LONGEST_MESSAGE));
    }
}
