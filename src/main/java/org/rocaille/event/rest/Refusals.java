package org.rocaille.event.rest;

/** What the OpenAPI document says of answers to those who ask for events. */
final class Refusals {

    static final String HAPPENED =
            "What has happened: a page as JSON; or a stream that goes on for as long as the client likes and the service"
                    + " runs, as server-sent events or as lines of JSON";
    static final String GONE = "What happened next is not kept any more: `events-gone`";
    static final String PARAMETERS = "`limit` or `wait` is out of its range, or of no use to a stream: `invalid-value`";

    private Refusals() {}
}
