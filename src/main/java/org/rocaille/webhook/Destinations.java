package org.rocaille.webhook;

import jakarta.enterprise.context.ApplicationScoped;
import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.util.regex.Pattern;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.rocaille.problem.Problem;

/**
 * Where messages may be sent: by HTTPS to the public internet, so that nobody makes this service talk to its neighbours,
 * unless its operator allows that.
 */
@ApplicationScoped
public class Destinations {

    private static final int LONGEST = 1000;
    private static final int HTTPS = 443;

    /** Below it other services than those of HTTP listen. */
    private static final int LOWEST_FREE_PORT = 1024;

    private static final Pattern IPV4 = Pattern.compile("[0-9]{1,3}([.][0-9]{1,3}){3}");

    /** What ends in a number is an address, in one way of writing or another. */
    private static final Pattern NUMBER = Pattern.compile("(.*[.])?([0-9]+|0[xX][0-9a-fA-F]*)[.]?");

    private final boolean allowsPrivate;

    /** @param allowsPrivate whether plain HTTP, any port and private addresses are allowed */
    public Destinations(@ConfigProperty(name = "rocaille.webhooks.allow-private") boolean allowsPrivate) {
        this.allowsPrivate = allowsPrivate;
    }

    /** Whether messages may be sent to an address. */
    public boolean allow(InetAddress address) {
        return allowsPrivate || PublicAddress.is(address);
    }

    /**
     * The address that a text in the field {@code url} of a body writes. Whether a name in it stands for an address that
     * is allowed is seen each time that something is sent there.
     *
     * @throws Problem if it will not do
     */
    public URI parse(String text) {
        if (text.length() > LONGEST || !text.matches("[!-~]+")) {
            throw unfit("url is at most " + LONGEST + " characters of ASCII, none of them blank.");
        }
        URI url = uri(text);
        if (!"https".equalsIgnoreCase(url.getScheme())
                && !(allowsPrivate && "http".equalsIgnoreCase(url.getScheme()))) {
            throw unfit("url begins with https://.");
        }
        if (url.getHost() == null) {
            throw unfit("url names a host in ASCII, without underscores, and a port, if any, in digits.");
        }
        if (url.getRawUserInfo() != null || url.getRawFragment() != null) {
            throw unfit("url has neither a user nor a fragment.");
        }
        checkPort(url.getPort());
        checkHost(url.getHost());
        return url;
    }

    private static URI uri(String text) {
        try {
            return new URI(text);
        } catch (URISyntaxException e) {
            throw unfit("url is no URL.");
        }
    }

    private void checkPort(int port) {
        boolean isFree = port == -1 || port == HTTPS || port >= LOWEST_FREE_PORT;
        if (port > 65535 || !(isFree || allowsPrivate)) {
            throw unfit("The port of url is 443 or at least 1024.");
        }
    }

    private void checkHost(String host) {
        if (host.startsWith("[") || IPV4.matcher(host).matches()) {
            try {
                if (allow(InetAddress.getByName(host))) {
                    return;
                }
            } catch (UnknownHostException e) {
                // It is no address, after all.
            }
            throw unfit("The address in url is not one of the public internet.");
        }
        if (NUMBER.matcher(host).matches()) {
            throw unfit("The host of url is neither a name nor an address.");
        }
    }

    private static Problem unfit(String detail) {
        return Problem.invalidValue("url", detail);
    }
}
