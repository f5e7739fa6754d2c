package org.rocaille.webhook;

import java.time.Duration;
import java.util.Optional;

/**
 * What an answer means.
 *
 * @param failure    why the message must be taken not to have arrived, empty if it has
 * @param status     the HTTP status that was answered
 * @param isGone     whether the receiver wants nothing any more
 * @param retryAfter for how long it asks to be left alone
 */
record Verdict(Optional<String> failure, Optional<Integer> status, boolean isGone, Optional<Duration> retryAfter) {

    private static final int GONE = 410;

    static Verdict on(Courier.Answer answer) {
        if (answer instanceof Courier.Answer.Given given) {
            return new Verdict(
                    fault(given.status()), Optional.of(given.status()), given.status() == GONE, given.retryAfter());
        }
        String why = ((Courier.Answer.None) answer).why();
        return new Verdict(Optional.of(why), Optional.empty(), false, Optional.empty());
    }

    /** As {@link #on} for a message that asks whether the receiver wants others, which must give the challenge back. */
    static Verdict on(Courier.Answer answer, String challenge) {
        Verdict verdict = on(answer);
        boolean isUnanswered = verdict.failure().isEmpty()
                && answer instanceof Courier.Answer.Given given
                && !isAnswered(challenge, given.body());
        return isUnanswered
                ? new Verdict(
                        Optional.of("The answer is not the challenge that was sent."),
                        verdict.status(),
                        false,
                        Optional.empty())
                : verdict;
    }

    /** Whatever gives back all that it gets does not answer. */
    private static boolean isAnswered(String challenge, String body) {
        String said = body.strip();
        return said.equals(challenge) || said.matches("\\{\\s*\"challenge\"\\s*:\\s*\"" + challenge + "\"\\s*}");
    }

    private static Optional<String> fault(int status) {
        if (status >= 200 && status < 300) {
            return Optional.empty();
        }
        return Optional.of(
                status >= 300 && status < 400
                        ? "It answered " + status + ", and redirects are not followed."
                        : "It answered " + status + ".");
    }
}
