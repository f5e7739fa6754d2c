package org.rocaille.event.rest;

/** What goes through a stream. */
sealed interface Signal {

    /** An event. */
    record Told(EventView event) implements Signal {}

    /** That the stream is alive. */
    record Beat(boolean isFirst) implements Signal {}

    /** Why the stream ends. */
    record End(StreamEnd why) implements Signal {}
}
