package org.rocaille.speed;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Types;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.h2.util.StringUtils;
import org.rocaille.id.RandomId;

/**
 * What a request made the database do, as the database itself has logged it.
 *
 * @param statements with the ends of transactions among them, whose text is {@code COMMIT}
 */
record Recording(List<Logged> statements) {

    private static final Pattern ID = Pattern.compile("\\b[0-9a-hjkmnp-tv-z]{16}\\b");
    private static final Pattern HEX = Pattern.compile("(\\\\x)?[0-9a-f]{64}");
    private static final int HASH = 32;

    private static final Pattern H2_STATEMENT = Pattern.compile("(?m)^/\\*SQL (?:l:(\\d+) )?[^*]*\\*/");
    private static final Pattern H2_VALUE = Pattern.compile(
            "\\d+: (?:(NULL)|(TRUE|FALSE)|X'([0-9a-f]*)'|(?:TIMESTAMP WITH TIME ZONE) '([^']*)'|CAST\\((-?\\d+) AS"
                    + " BIGINT\\)|(-?\\d+)|'((?:[^']|'')*)')[,}]");
    private static final DateTimeFormatter H2_INSTANT = new DateTimeFormatterBuilder()
            .append(DateTimeFormatter.ISO_LOCAL_DATE)
            .appendLiteral(' ')
            .append(DateTimeFormatter.ISO_LOCAL_TIME)
            .appendPattern("[XXX][X]")
            .toFormatter();

    private static final Pattern POSTGRES_STATEMENT =
            Pattern.compile("(?m)^\\S+ \\S+ \\S+ \\[\\d+] LOG:  (?:execute [^:]+|statement): (.*(?:\\n\\t.*)*)"
                    + "(?:\\n.* DETAIL:  [Pp]arameters: (.*(?:\\n\\t.*)*))?");
    /** Whose number does not depend on that of requests. */
    private static final Pattern OF_CONNECTIONS = Pattern.compile("(?i)(BEGIN|ROLLBACK|SET) ?");

    private static final Pattern POSTGRES_VALUE = Pattern.compile("\\$\\d+ = (?:(NULL)|'((?:[^']|'')*)')");

    /**
     * A statement.
     *
     * @param parameters each null, a string, a long, a boolean, an array of bytes or a moment
     */
    record Logged(String sql, List<Object> parameters) {

        boolean isCommit() {
            return sql.equals("COMMIT");
        }

        private boolean isBatchedWith(Logged next) {
            return sql.equals(next.sql)
                    && !isCommit()
                    && !sql.toLowerCase(Locale.ROOT).startsWith("select");
        }

        /** Sets the parameters, which may stand for others. */
        void bind(PreparedStatement statement, UnaryOperator<Object> names) throws SQLException {
            for (int i = 0; i < parameters.size(); i++) {
                Object value = names.apply(parameters.get(i));
                if (value == null) {
                    statement.setNull(i + 1, Types.NULL);
                } else {
                    statement.setObject(i + 1, value);
                }
            }
        }
    }

    boolean commits() {
        return statements.stream().anyMatch(Logged::isCommit);
    }

    /** Changes in a row that differ in their parameters alone are sent together, as the service sends them. */
    List<List<Logged>> batches() {
        List<List<Logged>> batches = new ArrayList<>();
        Logged last = null;
        for (Logged logged : statements) {
            if (last == null || !last.isBatchedWith(logged)) {
                batches.add(new ArrayList<>());
            }
            batches.get(batches.size() - 1).add(logged);
            last = logged;
        }
        return batches;
    }

    /** What the file of H2 says that is traced at level 2. */
    static Recording ofH2(String trace) {
        List<Logged> statements = new ArrayList<>();
        Matcher statement = H2_STATEMENT.matcher(trace);
        while (statement.find()) {
            int end = trace.indexOf(";\n", statement.end());
            String text = StringUtils.javaDecode(trace.substring(statement.end(), end < 0 ? trace.length() : end));
            int length = statement.group(1) == null ? text.length() : Integer.parseInt(statement.group(1));
            String sql = text.substring(0, length);
            if (!sql.startsWith("SET ") && !sql.equals("ROLLBACK")) {
                statements.add(new Logged(sql, h2Values(text.substring(length))));
            }
        }
        return new Recording(statements);
    }

    private static List<Object> h2Values(String text) {
        List<Object> values = new ArrayList<>();
        Matcher value = H2_VALUE.matcher(text);
        while (value.find()) {
            values.add(h2Value(value));
        }
        return values;
    }

    private static Object h2Value(Matcher value) {
        if (value.group(1) != null) {
            return null;
        }
        if (value.group(2) != null) {
            return Boolean.valueOf(value.group(2));
        }
        if (value.group(3) != null) {
            return HexFormat.of().parseHex(value.group(3));
        }
        if (value.group(4) != null) {
            return H2_INSTANT.parse(value.group(4), OffsetDateTime::from);
        }
        if (value.group(7) != null) {
            return value.group(7).replace("''", "'");
        }
        return Long.valueOf(value.group(5) != null ? value.group(5) : value.group(6));
    }

    /** What PostgreSQL writes into its log with {@code log_statement=all}. All parameters are texts there. */
    static Recording ofPostgres(String log) {
        List<Logged> statements = new ArrayList<>();
        Matcher statement = POSTGRES_STATEMENT.matcher(log);
        while (statement.find()) {
            String sql = statement.group(1).replace("\n\t", "\n").replaceAll("\\$\\d+", "?");
            if (!OF_CONNECTIONS.matcher(sql).lookingAt()) {
                List<Object> values = new ArrayList<>();
                Matcher value = POSTGRES_VALUE.matcher(statement.group(2) == null ? "" : statement.group(2));
                while (value.find()) {
                    values.add(value.group(1) != null ? null : value.group(2).replace("''", "'"));
                }
                statements.add(new Logged(sql, values));
            }
        }
        return new Recording(statements);
    }

    /**
     * What is in the recording, under other names: ids and hashes are replaced, each always by the same, so that what
     * belongs together still does, and nothing is written twice.
     */
    static UnaryOperator<Object> renamed() {
        Map<String, String> ids = new HashMap<>();
        long salt = ThreadLocalRandom.current().nextLong();
        return value -> {
            if (value instanceof String text) {
                return HEX.matcher(text).matches()
                        ? text.replaceFirst("[0-9a-f]{64}$", salted(text.substring(text.length() - 2 * HASH), salt))
                        : ID.matcher(text).replaceAll(id -> ids.computeIfAbsent(id.group(), any -> RandomId.next()));
            }
            if (value instanceof byte[] bytes && bytes.length == HASH) {
                return HexFormat.of().parseHex(salted(HexFormat.of().formatHex(bytes), salt));
            }
            return value;
        };
    }

    private static String salted(String hex, long salt) {
        return HexFormat.of().toHexDigits(HexFormat.fromHexDigitsToLong(hex, 0, 16) ^ salt) + hex.substring(16);
    }
}
