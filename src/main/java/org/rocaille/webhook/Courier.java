package org.rocaille.webhook;

import java.net.URI;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/** Takes messages to receivers. */
public interface Courier {

    /**
     * A message as it is sent.
     *
     * @param url     where to
     * @param headers what is said of it
     * @param body    what it says, in JSON
     */
    record Letter(URI url, Map<String, String> headers, String body) {

        public Letter {
            headers = Map.copyOf(headers);
        }
    }

    /** What a receiver says to a message. */
    sealed interface Answer {

        /**
         * An answer.
         *
         * @param status     the HTTP status
         * @param body       what it begins with
         * @param retryAfter for how long the receiver asks to be left alone
         */
        record Given(int status, String body, Optional<Duration> retryAfter) implements Answer {}

        /** That there is none; why, for whoever runs the receiver. */
        record None(String why) implements Answer {}
    }

    /** Sends a message, and waits for the answer as long as one can in reason. No transaction may be going on. */
    Answer send(Letter letter);
}
