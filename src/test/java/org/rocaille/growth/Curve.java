package org.rocaille.growth;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.rocaille.QueryPlan;

/** What operations asked of databases of different sizes, and what was read for them. */
final class Curve {

    private static final Path KEPT = Path.of("target/growth");

    /** What was asked, by operations and numbers of games. */
    private final Map<String, TreeMap<Integer, List<Asked>>> operations = new LinkedHashMap<>();

    private final List<String> faults = new ArrayList<>();

    /**
     * One statement of an operation.
     *
     * @param times how often a request carries it out
     * @param plan  the one that was settled on
     * @param pages how many it looks at, in the middle of all runs
     */
    private record Asked(long times, QueryPlan plan, long pages) {}

    /** Takes what was carried out during a number of requests; what was so less often is nobody's. */
    void add(String operation, int games, List<QueryPlan> plans, int requests) {
        Map<String, List<QueryPlan>> statements =
                plans.stream().collect(Collectors.groupingBy(QueryPlan::sql, TreeMap::new, Collectors.toList()));
        List<Asked> asked = statements.values().stream()
                .filter(runs -> runs.size() >= requests)
                .map(runs -> new Asked(
                        runs.size() / requests,
                        runs.get(runs.size() - 1),
                        runs.stream().mapToLong(QueryPlan::pages).sorted().toArray()[runs.size() / 2]))
                .toList();
        operations.computeIfAbsent(operation, name -> new TreeMap<>()).put(games, asked);
    }

    private static long statements(List<Asked> asked) {
        return asked.stream().mapToLong(Asked::times).sum();
    }

    private static long pages(List<Asked> asked) {
        return asked.stream().mapToLong(one -> one.times * one.pages).sum();
    }

    private static TreeSet<String> shapes(List<Asked> asked) {
        return asked.stream().map(one -> one.plan.shape()).collect(Collectors.toCollection(TreeSet::new));
    }

    /** Prints a line for each operation, and writes all plans; what is not level is a fault. */
    void keep() throws IOException {
        Files.createDirectories(KEPT);
        StringBuilder table = new StringBuilder();
        operations.forEach((operation, sizes) -> {
            if (table.isEmpty()) {
                table.append("%-24s %-24s %-30s %s%n"
                        .formatted(
                                "",
                                "statements a request",
                                "pages a request",
                                "plans, each with 8 digits of its hash"));
                table.append("games: %s%n".formatted(sizes.keySet()));
            }
            table.append("%-24s %-24s %-30s %s%n"
                    .formatted(
                            operation,
                            row(sizes, asked -> Long.toString(statements(asked))),
                            row(sizes, asked -> Long.toString(pages(asked))),
                            row(sizes, asked -> "%08x".formatted(shapes(asked).hashCode()))));
            judge(operation, sizes);
        });
        System.out.print(table);
        Files.writeString(KEPT.resolve("summary.txt"), table);
        for (Map.Entry<String, TreeMap<Integer, List<Asked>>> operation : operations.entrySet()) {
            StringBuilder plans = new StringBuilder();
            operation
                    .getValue()
                    .forEach((games, asked) -> asked.forEach(one ->
                            plans.append("%d games, %d a request: %s%n".formatted(games, one.times, one.plan.text()))));
            Files.writeString(KEPT.resolve(operation.getKey().replaceAll("\\W+", "-") + ".txt"), plans);
        }
    }

    private interface Figure {
        String of(List<Asked> asked);
    }

    private static String row(TreeMap<Integer, List<Asked>> sizes, Figure figure) {
        return sizes.values().stream().map(figure::of).collect(Collectors.joining(" "));
    }

    /** Not by its plans: the server rightly reads a table of a few pages from one end to the other. */
    private void judge(String operation, TreeMap<Integer, List<Asked>> sizes) {
        sizes.forEach((games, asked) -> {
            List<Asked> least = sizes.firstEntry().getValue();
            if (statements(asked) != statements(least)) {
                faults.add("%s: other statements with %d games".formatted(operation, games));
            }
            if (pages(asked) > 2 * pages(least) + 10) {
                faults.add("%s: %d pages with %d games".formatted(operation, pages(asked), games));
            }
        });
    }

    List<String> faults() {
        return faults;
    }
}
