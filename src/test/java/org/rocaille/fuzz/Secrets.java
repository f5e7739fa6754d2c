package org.rocaille.fuzz;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntPredicate;

/** What not everyone may be told, with the tokens that may be told it. */
final class Secrets {

    /** What the texts begin with that are planted. */
    private static final String MARK = "zq7";

    /** A row that is on the boards of private games only. */
    static final String ROW = "2p1P1p1";

    /**
     * A sort of secret, by which it can be found in a text.
     *
     * @param sign what is in every one of them
     * @param part what else they are made of, on both sides
     */
    private record Kind(String sign, IntPredicate part) {}

    private static final IntPredicate WORD = c -> c < 128 && Character.isLetterOrDigit(c);

    private static final List<Kind> KINDS = List.of(
            new Kind(MARK, WORD),
            new Kind("player_", WORD),
            new Kind("seat_", WORD),
            new Kind("recovery_", WORD),
            new Kind("whsec_", WORD.or(c -> "+/=".indexOf(c) >= 0)),
            new Kind("/v1/games/", WORD),
            new Kind(ROW, WORD.or(c -> "/ -".indexOf(c) >= 0)));

    private final Map<String, Set<String>> holders = new ConcurrentHashMap<>();

    /** A text to plant. */
    static String mark(Random random) {
        return MARK + Long.toString(random.nextLong() >>> 1, 36);
    }

    /** Whoever has one of the tokens may know it, too. */
    void keep(String secret, String... tokens) {
        holders.computeIfAbsent(secret, key -> ConcurrentHashMap.newKeySet()).addAll(Set.of(tokens));
    }

    /** A secret in an answer that whoever made the request did not know and may not know. */
    Optional<String> leak(String request, String answer) {
        for (Kind kind : KINDS) {
            for (int at = answer.indexOf(kind.sign()); at >= 0; at = answer.indexOf(kind.sign(), at + 1)) {
                String found = around(answer, at, kind);
                Set<String> may = holders.get(found);
                if (may != null && !request.contains(found) && may.stream().noneMatch(request::contains)) {
                    return Optional.of(found);
                }
            }
        }
        return Optional.empty();
    }

    private static String around(String text, int at, Kind kind) {
        int from = at;
        boolean isAddress = kind.sign().startsWith("/");
        while (!isAddress && from > 0 && kind.part().test(text.charAt(from - 1))) {
            from--;
        }
        int to = at + kind.sign().length();
        while (to < text.length() && kind.part().test(text.charAt(to))) {
            to++;
        }
        return text.substring(from, to);
    }
}
