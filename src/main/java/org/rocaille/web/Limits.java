package org.rocaille.web;

/** The sizes, in bytes, beyond which a request is refused unread. */
final class Limits {

    static final int BODY = 64 * 1024;
    static final int URI = 4 * 1024;
    static final int HEADERS = 16 * 1024;

    private Limits() {}
}
