package org.rocaille;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How PostgreSQL has carried a statement out, as {@code auto_explain} logs it.
 *
 * @param sql  the statement, in one line
 * @param root the uppermost node of its plan
 */
public record QueryPlan(String sql, JsonNode root) {

    private static final ObjectMapper JSON = new ObjectMapper();

    /** Those in a server's log, in their order. */
    public static List<QueryPlan> in(List<String> log) throws JsonProcessingException {
        List<QueryPlan> plans = new ArrayList<>();
        StringBuilder open = null;
        for (String line : log) {
            if (open != null && line.startsWith("\t")) {
                open.append(line).append('\n');
            } else {
                if (open != null) {
                    plans.add(parse(open.toString()));
                }
                open = line.contains("LOG:  duration: ") && line.endsWith("plan:") ? new StringBuilder() : null;
            }
        }
        if (open != null) {
            plans.add(parse(open.toString()));
        }
        return plans;
    }

    private static QueryPlan parse(String logged) throws JsonProcessingException {
        // The statement's own line breaks are logged as they are within JSON's string, as tabs and breaks.
        JsonNode plan = JSON.readTree(logged.replace("\t", " "));
        return new QueryPlan(
                plan.get("Query Text").asText().replaceAll("\\s+", " ").trim(), plan.get("Plan"));
    }

    /** Its nodes from the uppermost down. */
    List<JsonNode> nodes() {
        List<JsonNode> all = new ArrayList<>();
        collect(root, all);
        return all;
    }

    private static void collect(JsonNode node, List<JsonNode> all) {
        all.add(node);
        node.path("Plans").forEach(child -> collect(child, all));
    }

    /** Pages of the database's that were looked at, in memory or not. */
    public long pages() {
        return root.path("Shared Hit Blocks").asLong()
                + root.path("Shared Read Blocks").asLong();
    }

    /** The most rows that one of its nodes has looked at, whether they were wanted or not. */
    long rows() {
        return nodes().stream().mapToLong(QueryPlan::rows).max().orElse(0);
    }

    private static long rows(JsonNode node) {
        long each = node.path("Actual Rows").asLong()
                + node.path("Rows Removed by Filter").asLong()
                + node.path("Rows Removed by Join Filter").asLong()
                + node.path("Rows Removed by Index Recheck").asLong();
        return each * Math.max(1, node.path("Actual Loops").asLong());
    }

    /** The tables that were read from one end to the other. */
    List<String> scanned() {
        return nodes().stream()
                .filter(node -> node.path("Node Type").asText().equals("Seq Scan"))
                .filter(node -> node.path("Actual Loops").asLong() > 0)
                .map(node -> node.get("Relation Name").asText())
                .toList();
    }

    /** For people: a line for each node. */
    public String text() {
        StringBuilder text = new StringBuilder(sql).append('\n');
        text.append("  ").append(pages()).append(" pages\n");
        describe(root, 1, text);
        return text.toString();
    }

    /** What two runs of one statement have in common if they were carried out in the same way. */
    public String shape() {
        StringBuilder shape = new StringBuilder(sql);
        nodes().forEach(node -> shape.append(" | ")
                .append(node.path("Node Type").asText())
                .append(' ')
                .append(node.path("Index Name")
                        .asText(node.path("Relation Name").asText())));
        return shape.toString();
    }

    private static void describe(JsonNode node, int depth, StringBuilder text) {
        text.append("  ".repeat(depth)).append(node.get("Node Type").asText());
        given(node, "Index Name").ifPresent(name -> text.append(" by ").append(name));
        given(node, "Relation Name").ifPresent(name -> text.append(" on ").append(name));
        text.append(": ").append(rows(node)).append(" rows");
        for (String condition :
                List.of("Index Cond", "Recheck Cond", "Filter", "Sort Key", "Hash Cond", "Join Filter")) {
            given(node, condition)
                    .ifPresent(value -> text.append(", ")
                            .append(condition.toLowerCase(java.util.Locale.ROOT))
                            .append(' ')
                            .append(value));
        }
        text.append('\n');
        node.path("Plans").forEach(child -> describe(child, depth + 1, text));
    }

    private static Optional<String> given(JsonNode node, String field) {
        JsonNode value = node.path(field);
        return value.isMissingNode()
                ? Optional.empty()
                : Optional.of(value.isArray() ? value.toString() : value.asText());
    }
}
