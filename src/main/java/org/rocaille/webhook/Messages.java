package org.rocaille.webhook;

import java.util.Optional;

/** What messages say, in the form of Standard Webhooks: a type, a time and data in JSON, never 20 kB or more. */
public interface Messages {

    /** What a message of a webhook says; empty if it tells of an event that is not kept any more. */
    Optional<String> of(Webhook webhook, Delivery delivery);
}
