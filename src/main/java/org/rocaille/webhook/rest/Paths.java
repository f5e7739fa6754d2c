package org.rocaille.webhook.rest;

/** The addresses of webhooks, relative to the service's root. */
final class Paths {

    static final String WEBHOOKS = "/v1/me/webhooks";

    private Paths() {}

    static String webhook(String id) {
        return WEBHOOKS + "/" + id;
    }

    static String deliveries(String id) {
        return webhook(id) + "/deliveries";
    }
}
