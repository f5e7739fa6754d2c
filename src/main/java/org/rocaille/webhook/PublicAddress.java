package org.rocaille.webhook;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * Tells the addresses of the public internet from those that mean something else where this service runs: itself, its
 * neighbours, what a cloud tells its machines. The blocks are those that IANA's registries of special addresses call not
 * globally reachable.
 */
final class PublicAddress {

    private static final List<Block> SPECIAL_IPV4 = blocks(
            "0.0.0.0/8",
            "10.0.0.0/8",
            "100.64.0.0/10", // Between providers and their customers.
            "127.0.0.0/8",
            "168.63.129.16/32", // By which a cloud talks to its machines, though it is of a public block.
            "169.254.0.0/16", // Link-local; clouds tell secrets there.
            "172.16.0.0/12",
            "192.0.0.0/24",
            "192.0.2.0/24", // Documentation, as two more.
            "192.88.99.0/24",
            "192.168.0.0/16",
            "198.18.0.0/15", // Benchmarks.
            "198.51.100.0/24",
            "203.0.113.0/24",
            "224.0.0.0/4", // Multicast.
            "240.0.0.0/4"); // Reserved, and broadcast.

    /** All else is link-local, of a site, multicast, IPv4 in disguise or nothing yet. */
    private static final Block GLOBAL_IPV6 = Block.of("2000::/3");

    private static final List<Block> SPECIAL_IPV6 = blocks(
            "2001::/23", // Teredo, which hides an IPv4 address, and other protocols.
            "2001:db8::/32", // Documentation, as one more.
            "2002::/16", // 6to4, which holds an IPv4 address.
            "3fff::/20");

    /** IPv4 as networks without it see it: as public as what it stands for. */
    private static final Block NAT64 = Block.of("64:ff9b::/96");

    private PublicAddress() {}

    static boolean is(InetAddress address) {
        byte[] bytes = address.getAddress();
        if (NAT64.contains(bytes)) {
            bytes = Arrays.copyOfRange(bytes, bytes.length - 4, bytes.length);
        }
        return bytes.length == 4
                ? isNone(SPECIAL_IPV4, bytes)
                : GLOBAL_IPV6.contains(bytes) && isNone(SPECIAL_IPV6, bytes);
    }

    private static boolean isNone(List<Block> blocks, byte[] address) {
        return blocks.stream().noneMatch(block -> block.contains(address));
    }

    private static List<Block> blocks(String... texts) {
        return Stream.of(texts).map(Block::of).toList();
    }

    /** The addresses that begin with the same bits as one does. */
    private record Block(byte[] first, int bits) {

        static Block of(String text) {
            String[] parts = text.split("/");
            try {
                return new Block(InetAddress.getByName(parts[0]).getAddress(), Integer.parseInt(parts[1]));
            } catch (UnknownHostException e) {
                throw new IllegalArgumentException(text + " is no block of addresses", e);
            }
        }

        boolean contains(byte[] address) {
            if (address.length != first.length) {
                return false;
            }
            for (int bit = 0; bit < bits; bit++) {
                int mask = 0x80 >> bit % 8;
                if ((address[bit / 8] & mask) != (first[bit / 8] & mask)) {
                    return false;
                }
            }
            return true;
        }
    }
}
