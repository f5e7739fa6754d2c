package org.rocaille.player.store;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Several codes in one column, separated by spaces. */
final class Codes {

    private Codes() {}

    static <T> String join(Collection<T> values, Function<T, String> code) {
        return values.stream().map(code).collect(Collectors.joining(" "));
    }

    static <T> List<T> split(String codes, Function<String, Optional<T>> find) {
        return Arrays.stream(codes.split(" "))
                .filter(code -> !code.isEmpty())
                .map(code -> find.apply(code).orElseThrow())
                .toList();
    }
}
