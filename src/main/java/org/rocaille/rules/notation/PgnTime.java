package org.rocaille.rules.notation;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Spans of time as chess software writes them in the comments of moves, {@code [%emt 7:30:00]}: hours, however many, then
 * minutes and seconds, with a fraction if there is one.
 */
enum PgnTime {
    /** How long after the move before a move was made. */
    ELAPSED("emt"),
    /** What its side had left on its clock then. */
    LEFT("clk");

    /** Hours up to some centuries. */
    private static final String SPAN = "(\\d{1,7}):([0-5]?\\d):([0-5]?\\d)(?:\\.(\\d{1,3}))?";

    private final String command;
    private final Pattern pattern;

    PgnTime(String command) {
        this.command = command;
        this.pattern = Pattern.compile("\\[%" + command + "\\s+" + SPAN + "\\s*]");
    }

    String write(Duration span) {
        String time = String.format(
                Locale.ROOT,
                "%d:%02d:%02d.%03d",
                span.toHours(),
                span.toMinutesPart(),
                span.toSecondsPart(),
                span.toMillisPart());
        return "[%" + command + " " + time.replaceFirst("\\.?0*$", "") + "]";
    }

    Optional<Duration> in(String comment) {
        Matcher matcher = pattern.matcher(comment);
        return matcher.find()
                ? Optional.of(Duration.ofHours(Integer.parseInt(matcher.group(1)))
                        .plusMinutes(Integer.parseInt(matcher.group(2)))
                        .plusSeconds(Integer.parseInt(matcher.group(3)))
                        .plusMillis(millis(matcher.group(4))))
                : Optional.empty();
    }

    private static int millis(String fraction) {
        return fraction == null ? 0 : Integer.parseInt((fraction + "00").substring(0, 3));
    }

    /** What is left of a comment without times. */
    static String without(String comment) {
        String rest = comment;
        for (PgnTime time : values()) {
            rest = time.pattern.matcher(rest).replaceFirst("");
        }
        return rest.strip();
    }
}
