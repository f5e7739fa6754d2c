package org.rocaille.player.rest;

import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;
import org.rocaille.player.LastUse;

/** Notes the use of a token once the request is done, whatever has come of it. */
final class UseNote {

    private static final Logger LOG = Logger.getLogger(UseNote.class);

    private final LastUse lastUse;

    UseNote(LastUse lastUse) {
        this.lastUse = lastUse;
    }

    @ServerResponseFilter
    void write() {
        if (lastUse.isWorthNoting()) {
            try {
                lastUse.write();
            } catch (RuntimeException e) {
                // What was asked for is done, and must not be answered as if it were not.
                LOG.warnf("The use of a token was not noted: %s", e);
            }
        }
    }
}
