package org.rocaille.webhook.rest;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.rocaille.event.EventType;
import org.rocaille.problem.Problem;
import org.rocaille.web.Values;
import org.rocaille.webhook.Destinations;
import org.rocaille.webhook.Subscription;

/** What requests say of what is sent where, checked. */
final class SubscriptionFields {

    private static final int LONGEST_NAME = 60;

    private static final String TYPES =
            Arrays.stream(EventType.values()).map(EventType::code).collect(Collectors.joining(", "));

    private SubscriptionFields() {}

    static Subscription checked(String name, String url, List<String> types, Destinations destinations) {
        return new Subscription(
                Optional.ofNullable(name).map(text -> Values.line("name", text, LONGEST_NAME)),
                destinations.parse(url),
                types == null ? Set.of() : some(types));
    }

    private static Set<EventType> some(List<String> types) {
        Set<EventType> checked = EnumSet.noneOf(EventType.class);
        types.forEach(
                type -> Values.inBody("types", type, EventType::find, TYPES).ifPresent(checked::add));
        if (checked.isEmpty()) {
            throw Problem.invalidValue(
                    "types", "Leave types away, or null, for all; there is nothing in an empty list.");
        }
        return checked;
    }
}
