package org.rocaille.web;

/** How answers are streamed. */
public final class Streams {

    /** The media type of lines, each of which is JSON. */
    public static final String NDJSON = "application/x-ndjson";

    /** A parameter of media types that are less wanted than others by those who want anything. */
    public static final String IF_ASKED_FOR = ";qs=0.5";

    /** The header that tells nginx to pass on what there is at once. */
    public static final String UNBUFFERED = "X-Accel-Buffering";

    private Streams() {}
}
