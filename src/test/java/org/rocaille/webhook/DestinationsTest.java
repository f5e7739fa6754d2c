package org.rocaille.webhook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.net.UnknownHostException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rocaille.problem.Problem;

/** Nobody makes the service talk to what is near it. */
class DestinationsTest {

    private final Destinations destinations = new Destinations(false);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0.0.0.0",
                "0.1.2.3",
                "10.0.0.1",
                "100.64.0.1",
                "100.100.100.200",
                "100.127.255.255",
                "127.0.0.1",
                "127.255.255.255",
                "168.63.129.16",
                "169.254.0.1",
                "169.254.169.254",
                "172.16.0.1",
                "172.31.255.255",
                "192.0.0.192",
                "192.0.2.1",
                "192.88.99.1",
                "192.168.0.1",
                "192.168.255.255",
                "198.18.0.1",
                "198.19.255.255",
                "198.51.100.1",
                "203.0.113.1",
                "224.0.0.1",
                "239.255.255.255",
                "240.0.0.1",
                "255.255.255.255",
                "::",
                "::1",
                "::7f00:1",
                "::ffff:127.0.0.1",
                "::ffff:169.254.169.254",
                "::ffff:0:10.0.0.1",
                "64:ff9b::127.0.0.1",
                "64:ff9b::a9fe:a9fe",
                "64:ff9b::10.0.0.1",
                "64:ff9b:1::8.8.8.8",
                "100::1",
                "2001::1",
                "2001:0:4136:e378:8000:63bf:3fff:fdd2",
                "2001:2::1",
                "2001:10::1",
                "2001:db8::1",
                "2002:7f00:1::",
                "2002:a9fe:a9fe::1",
                "2002:808:808::1",
                "3fff::1",
                "4000::1",
                "fc00::1",
                "fd00:ec2::254",
                "fe80::1",
                "febf::1",
                "fec0::1",
                "ff02::1"
            })
    void an_address_that_is_not_public_is_none_to_send_to(String address) throws UnknownHostException {
        assertFalse(destinations.allow(InetAddress.getByName(address)));
        assertTrue(new Destinations(true).allow(InetAddress.getByName(address)), "unless the operator allows it");
    }

    @Test
    void an_address_in_disguise_is_seen_through_even_where_the_library_does_not() throws UnknownHostException {
        byte[] mapped = new byte[16];
        mapped[10] = -1;
        mapped[11] = -1;
        mapped[12] = 127;
        mapped[15] = 1;

        assertFalse(PublicAddress.is(java.net.Inet6Address.getByAddress(null, mapped, -1)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1.1.1.1",
                "8.8.8.8",
                "9.255.255.255",
                "11.0.0.0",
                "100.63.255.255",
                "100.128.0.0",
                "126.255.255.255",
                "128.0.0.1",
                "169.253.255.255",
                "172.15.255.255",
                "172.32.0.0",
                "192.167.255.255",
                "192.169.0.0",
                "223.255.255.255",
                "2606:4700::1111",
                "2001:4860:4860::8888",
                "2a00:1450::1",
                "64:ff9b::8.8.8.8"
            })
    void a_public_address_is(String address) throws UnknownHostException {
        assertTrue(destinations.allow(InetAddress.getByName(address)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://example.org",
                "https://example.org/",
                "https://example.org:443/a/b?c=d",
                "https://example.org:8443/hook",
                "HTTPS://Example.org/hook",
                "https://8.8.8.8/hook",
                "https://[2606:4700::1111]/hook",
                "https://xn--bcher-kva.example/"
            })
    void a_url_of_the_public_internet_will_do(String url) {
        assertEquals(url, destinations.parse(url).toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "example.org",
                "/hook",
                "http://example.org/hook",
                "ftp://example.org/hook",
                "file:///etc/passwd",
                "https:example.org",
                "https:///hook",
                "https://user@example.org/hook",
                "https://user:secret@example.org/hook",
                "https://example.org/hook#part",
                "https://example.org:22/",
                "https://example.org:0/",
                "https://example.org:65536/",
                "https://exämple.org/",
                "https://example.org/ hook",
                "https://example.org/%zz",
                "https://127.0.0.1/hook",
                "https://127.1/hook",
                "https://2130706433/hook",
                "https://0x7f.0.0.1/hook",
                "https://0x7f000001/hook",
                "https://example.0x7f/hook",
                "https://017700000001/hook",
                "https://999.1.1.1/hook",
                "https://169.254.169.254/latest/meta-data",
                "https://[::1]/hook",
                "https://[fe80::1%25eth0]/hook",
                "https://[::ffff:10.0.0.1]/hook"
            })
    void any_other_url_will_not(String url) {
        Problem problem = assertThrows(Problem.class, () -> destinations.parse(url));

        assertEquals("invalid-value", problem.code().slug());
    }

    @Test
    void a_url_can_be_too_long() {
        assertThrows(Problem.class, () -> destinations.parse("https://example.org/" + "a".repeat(1000)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://localhost/hook", "http://127.0.0.1:80/hook", "https://10.0.0.1:99/"})
    void an_operator_of_a_network_of_its_own_can_allow_more(String url) {
        assertEquals(url, new Destinations(true).parse(url).toString());
    }
}
