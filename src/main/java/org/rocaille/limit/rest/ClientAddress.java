package org.rocaille.limit.rest;

import io.netty.util.NetUtil;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.SocketAddress;
import java.util.Arrays;
import java.util.HexFormat;

/** Where a request comes from, as far as callers are told apart by it. */
final class ClientAddress {

    private static final int IPV4_BYTES = 4;

    /** What a customer of IPv6 has at least, who can write any of its addresses. */
    private static final int NETWORK_BYTES = 8;

    private ClientAddress() {}

    /** The address of a request; whether a proxy's word is taken for it, Quarkus knows. */
    static String of(HttpServerRequest request) {
        SocketAddress remote = request.remoteAddress();
        return remote == null || remote.host() == null ? "" : of(remote.host());
    }

    /** An IPv4 address, or the first 64 bits of an IPv6 address; anything else is taken as it is, and never looked up. */
    static String of(String host) {
        byte[] bytes = NetUtil.createByteArrayFromIpAddressString(host.replaceFirst("%.*", ""));
        if (bytes == null) {
            return host;
        }
        return isIpv4(bytes)
                ? NetUtil.bytesToIpAddress(Arrays.copyOfRange(bytes, bytes.length - IPV4_BYTES, bytes.length))
                : HexFormat.of().formatHex(bytes, 0, NETWORK_BYTES) + "/64";
    }

    /** Whether the bytes are of an IPv4 address, which may be written as one of IPv6. */
    private static boolean isIpv4(byte[] bytes) {
        int prefix = bytes.length - IPV4_BYTES;
        for (int i = 0; i < prefix; i++) {
            boolean isMark = i >= prefix - 2;
            if (bytes[i] != (byte) (isMark ? 0xff : 0)) {
                return false;
            }
        }
        return true;
    }
}
