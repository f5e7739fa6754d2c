package org.rocaille.contract;

import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** Media types as they are written in headers and documents. */
final class MediaTypes {

    private MediaTypes() {}

    /** Whether a type is the documented one: the same, or the same with parameters of which the document is silent. */
    static boolean isA(String type, String documented) {
        return essence(type).equals(essence(documented)) && parameters(type).containsAll(parameters(documented));
    }

    static boolean isJson(String type) {
        return essence(type).equals("application/json") || essence(type).endsWith("+json");
    }

    private static String essence(String type) {
        return type.split(";", 2)[0].strip().toLowerCase(Locale.ROOT);
    }

    private static Set<String> parameters(String type) {
        return Arrays.stream(type.split(";"))
                .skip(1)
                .map(parameter -> parameter.replaceAll("[\\s\"]", "").toLowerCase(Locale.ROOT))
                .collect(Collectors.toSet());
    }
}
