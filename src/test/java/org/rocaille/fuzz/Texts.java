package org.rocaille.fuzz;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;

/** Texts that programs stumble over, and ways to make more of them. */
public final class Texts {

    private static final List<String> HOSTILE = List.of(
            "",
            " ",
            "\0",
            "a\0b",
            "\r\n",
            "\t",
            "\u001b[31m",
            "\u202etxt.exe",
            "\u2066\u2069",
            "\ud800",
            "\udc00x",
            "\ud83d\ude00",
            "e\u0301\u0301\u0301",
            "\u0130\u0131\u017f\ufb03\u1e9e",
            "\uff11\u0665\u0967",
            "\ufeff",
            "\uffff",
            "\u00a0",
            "\u2028",
            "null",
            "NaN",
            "-0",
            "0x10",
            "1e400",
            "1e-400",
            "9223372036854775808",
            "-9223372036854775809",
            "2147483648",
            "99999999999999999999999999999999999999999",
            "0.1",
            "+1",
            "01",
            "true",
            "[]",
            "{}",
            "\"",
            "'",
            "\\",
            "' OR '1'='1",
            "'; DROP TABLE game; --",
            "1) OR (1=1",
            "%",
            "_",
            "%s%n%x",
            "{0}",
            "${jndi:ldap://127.0.0.1/a}",
            "#{7*7}",
            "../../../../etc/passwd",
            "..\\..\\windows\\win.ini",
            "<script>alert(1)</script>",
            "<!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/passwd\">]><a>&b;</a>",
            "http://127.0.0.1:1/",
            "http://[::1]:1/",
            "https://user@localhost.invalid/",
            "https://0x7f000001/",
            "file:///etc/passwd",
            "P3D",
            "PT1M",
            "-P1D",
            "P999999999999D",
            "PT0.0000000001S",
            "P1Y",
            "2030-01-31T12:00:00Z",
            "+1000000000-12-31T23:59:59.999999999Z",
            "-1000000000-01-01T00:00:00Z",
            "0000-00-00T00:00:00Z",
            "2030-02-30T25:61:61Z",
            "9999-12-31T23:59:59.999Z",
            "a1",
            "e3e5",
            "e3-e5",
            "Pe3xe5=Lxd4,d5+",
            "z99z99",
            "a1*",
            "a1~a2",
            "12/12/12/12/12/12/12/12/12/12 w - 0 1",
            "8/8/8/8/8/8/8/8 w - 0 1",
            "k7/8/8/8/8/8/8/K7 b a1b2 999999 999999",
            "99999999999/",
            "rocaille",
            "rococo-pushme",
            "me",
            "anonymous",
            "latest",
            "*",
            "AAAA",
            "bnVsbAow",
            "LTEKLTE",
            "MTAwMDAwMDAwMDAwMDAwMDAwMAoA");

    private Texts() {}

    /** A text that is odd in itself. */
    public static String hostile(Random random) {
        return switch (random.nextInt(12)) {
            case 0 -> repeated(random, 300);
            case 1 -> random.nextInt(20) == 0 ? repeated(random, 70_000) : repeated(random, 3_000);
            case 2 -> mutated(one(random), random);
            case 3 -> one(random) + one(random);
            default -> one(random);
        };
    }

    static String one(Random random) {
        return HOSTILE.get(random.nextInt(HOSTILE.size()));
    }

    private static String repeated(Random random, int most) {
        String what = one(random);
        return what.isEmpty() ? what : what.repeat(1 + random.nextInt(1 + most / what.length()));
    }

    /** A text as it is, but for one or a few changes. */
    public static String mutated(String text, Random random) {
        StringBuilder changed = new StringBuilder(text);
        for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
            mutate(changed, random);
        }
        return changed.toString();
    }

    private static void mutate(StringBuilder text, Random random) {
        int at = random.nextInt(text.length() + 1);
        int to = Math.min(text.length(), at + 1 + random.nextInt(6));
        String part = text.substring(at, to);
        switch (random.nextInt(8)) {
            case 0 -> text.delete(at, to);
            case 1 -> text.insert(at, part);
            case 2 -> text.insert(random.nextInt(text.length() + 1), part);
            case 3 -> text.replace(at, to, one(random));
            case 4 -> text.insert(at, one(random));
            case 5 -> text.insert(at, (char) (random.nextInt(4) == 0 ? random.nextInt(65_536) : random.nextInt(128)));
            case 6 -> text.setLength(at);
            default -> text.insert(at, part.repeat(random.nextInt(30)));
        }
    }

    /** As a part of an address. */
    static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }

    /** What {@link #encoded} has encoded; anything else as it is. */
    static String decoded(String part) {
        try {
            return URLDecoder.decode(part, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            return part;
        }
    }
}
