package org.rocaille.limit.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClientAddressTest {

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "203.0.113.7, 203.0.113.7",
        "::ffff:203.0.113.7, 203.0.113.7",
        "2001:db8:1:2::3, 20010db800010002/64",
        "2001:db8:1:2:ffff:ffff:ffff:ffff, 20010db800010002/64",
        "2001:db8:1:3::3, 20010db800010003/64",
        "fe80::1%eth0, fe80000000000000/64",
        "::1, 0000000000000000/64",
        "unknown, unknown",
        "_hidden.example, _hidden.example",
    })
    void an_address_counts_alone_and_one_of_ipv6_with_its_network(String address, String caller) {
        assertEquals(caller, ClientAddress.of(address));
    }
}
