package org.rocaille.webhook.http;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;

/** Finds the addresses for which a name stands. */
@FunctionalInterface
interface Resolver {

    /**
     * All addresses of a host.
     *
     * @param host a name, or an address as URLs write it
     */
    List<InetAddress> resolve(String host) throws UnknownHostException;
}
