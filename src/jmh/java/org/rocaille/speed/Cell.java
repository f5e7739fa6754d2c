package org.rocaille.speed;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.rocaille.speed.Load.Outcome;

/**
 * One task, done by so many at once, with all contenders in turns.
 *
 * @param contenders the first of whom is compared with the others
 */
record Cell(Task task, int connections, List<Contender> contenders) {

    /** How often something is expected to be done in a second as long as nobody knows. */
    private static final double GUESS = 1000;

    /** How much more is prepared than the last round took. */
    private static final double RESERVE = 1.5;

    /** Gives each so many turns of so long, and tells what came of them, round by round. */
    Map<Contender, List<Outcome>> run(int rounds, Duration time) throws Exception {
        Map<Contender, List<Outcome>> outcomes = new LinkedHashMap<>();
        Map<Contender, Double> rates = new HashMap<>();
        for (int round = 0; round < rounds; round++) {
            for (Contender contender : contenders) {
                if (contender.does(task)) {
                    double rate = rates.getOrDefault(contender, GUESS);
                    int fresh = (int) (RESERVE * rate * time.toMillis() / 1000);
                    Outcome outcome = Load.run(contender.askers(task, connections, fresh), time);
                    rates.put(contender, outcome.perSecond());
                    outcomes.computeIfAbsent(contender, any -> new ArrayList<>())
                            .add(outcome);
                }
            }
        }
        return outcomes;
    }

    /** The head of a table of what {@link #row} tells. */
    static String head(List<Contender> contenders) {
        StringJoiner head = new StringJoiner(" | ", "| ", " |");
        head.add("task").add("statements").add("connections");
        String first = contenders.get(0).title();
        contenders.forEach(one -> head.add(one.title() + ", 1/s").add("p50").add("p99"));
        contenders.stream().skip(1).forEach(one -> head.add(first + " : " + one.title()));
        head.add("client, µs of CPU");
        return head + "\n" + head.toString().replaceAll("[^|]+", "---");
    }

    /** @param statements that the service's database carries out for it */
    String row(long statements, Map<Contender, List<Outcome>> outcomes) {
        StringJoiner row = new StringJoiner(" | ", "| ", " |");
        row.add(task.toString()).add(Long.toString(statements)).add(Integer.toString(connections));
        List<Outcome> own = outcomes.get(contenders.get(0));
        for (Contender contender : contenders) {
            List<Outcome> its = outcomes.getOrDefault(contender, List.of());
            row.add(spread("%.0f", rounds(its, Outcome::perSecond)));
            row.add(median("%.2f", rounds(its, Outcome::p50)));
            row.add(median("%.2f", rounds(its, Outcome::p99)));
        }
        for (Contender other : contenders.subList(1, contenders.size())) {
            List<Outcome> its = outcomes.getOrDefault(other, List.of());
            row.add(spread(
                    "%.2f",
                    IntStream.range(0, its.size())
                            .mapToDouble(round ->
                                    own.get(round).perSecond() / its.get(round).perSecond())
                            .toArray()));
        }
        row.add(median("%.0f", rounds(own, Outcome::effort)));
        return row.toString();
    }

    private static double[] rounds(List<Outcome> outcomes, ToDoubleFunction<Outcome> figure) {
        return outcomes.stream().mapToDouble(figure).toArray();
    }

    private static String spread(String format, double... figures) {
        Arrays.sort(figures);
        return figures.length == 0
                ? ""
                : median(format, figures)
                        + String.format(
                                Locale.ROOT,
                                " (" + format + " to " + format + ")",
                                figures[0],
                                figures[figures.length - 1]);
    }

    private static String median(String format, double... figures) {
        Arrays.sort(figures);
        return figures.length == 0 ? "" : String.format(Locale.ROOT, format, figures[figures.length / 2]);
    }
}
