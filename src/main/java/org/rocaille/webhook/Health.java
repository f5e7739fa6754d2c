package org.rocaille.webhook;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.rocaille.id.Codes;
import org.rocaille.id.RandomId;

/**
 * Whether a webhook's receiver can be and wants to be sent to.
 *
 * @param challenge    what the receiver must give back to show that it wants messages; empty once it has
 * @param disabled     why nothing is sent, empty if it is
 * @param deliveredAt  when it last took a message
 * @param failingSince since when it has taken none that was sent; empty if it took the last
 */
public record Health(
        Optional<String> challenge,
        Optional<Disabling> disabled,
        Optional<Instant> deliveredAt,
        Optional<Instant> failingSince) {

    /** How long a receiver may take nothing before it is sent nothing more. */
    public static final Duration PATIENCE = Duration.ofDays(5);

    /** What is sent. */
    public enum Status {
        /** Only the question whether the receiver wants messages. */
        UNVERIFIED,
        /** What happens. */
        ACTIVE,
        /** Nothing. */
        DISABLED;

        /** The stable code, such as {@code active}. */
        public String code() {
            return Codes.of(this);
        }
    }

    /** Why nothing is sent. */
    public enum Disabling {
        /** The player wants it so. */
        BY_OWNER,
        /** The receiver answered 410: it wants nothing any more. */
        GONE,
        /** The receiver took nothing for too long. */
        FAILING,
        /** The account was recovered: others may have chosen the receiver. */
        RECOVERED;

        /** The stable code, such as {@code by-owner}. */
        public String code() {
            return Codes.of(this);
        }

        /** The reason of a code. */
        public static Optional<Disabling> find(String code) {
            return Codes.find(values(), code);
        }
    }

    /** That of a receiver of which nothing is known. */
    static Health unknown() {
        return new Health(Optional.of(RandomId.secret()), Optional.empty(), Optional.empty(), Optional.empty());
    }

    public Status status() {
        return disabled.isPresent() ? Status.DISABLED : challenge.isPresent() ? Status.UNVERIFIED : Status.ACTIVE;
    }

    Health verified() {
        return new Health(Optional.empty(), disabled, deliveredAt, failingSince);
    }

    Health disabled(Disabling why) {
        return new Health(challenge, Optional.of(why), deliveredAt, failingSince);
    }

    /** As before, but that the receiver must show anew that it wants messages. */
    Health unverified() {
        return new Health(unknown().challenge(), disabled, deliveredAt, Optional.empty());
    }

    Health enabled() {
        return new Health(challenge, Optional.empty(), deliveredAt, Optional.empty());
    }

    Health delivered(Instant at) {
        return new Health(challenge, disabled, Optional.of(at), Optional.empty());
    }

    /** Once a message has failed; with patience lost if there has been nothing else for too long. */
    Health failed(Instant at) {
        Instant since = failingSince.orElse(at);
        Optional<Disabling> lost =
                at.isBefore(since.plus(PATIENCE)) ? Optional.empty() : Optional.of(Disabling.FAILING);
        return new Health(challenge, disabled.or(() -> lost), deliveredAt, Optional.of(since));
    }
}
