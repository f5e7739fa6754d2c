package org.rocaille.event.rest;

/** What the OpenAPI document says of answers to those who ask for events. */
final class Refusals {

    static final String GONE = "What happened next is not kept any more: `events-gone`";
    static final String LIMIT = "`limit` is out of its range: `invalid-value`";

    private Refusals() {}
}
