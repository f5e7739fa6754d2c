package org.rocaille.web;

/** The sizes, in bytes, beyond which a request is refused unread. */
final class Limits {

    static final int BODY = 64 * 1024;

    /** Of what is sent to import records. */
    static final int RECORDS = 1024 * 1024;

    static final int URI = 4 * 1024;
    static final int HEADERS = 16 * 1024;

    private static final String IMPORTS = "/v1/records";

    private Limits() {}

    /** How long the body of a request to an address may be. */
    static int body(String path) {
        return path.equals(IMPORTS) ? RECORDS : BODY;
    }
}
