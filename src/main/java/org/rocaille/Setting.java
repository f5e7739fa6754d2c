package org.rocaille;

import io.quarkus.runtime.configuration.ConfigurationException;
import io.quarkus.runtime.configuration.DurationConverter;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.microprofile.config.Config;
import org.rocaille.limit.Policy;
import org.rocaille.limit.Quota;
import org.rocaille.player.OperatorToken;

/**
 * Something that whoever runs the service can set. What holds otherwise is in {@code application.properties}; the page for
 * operators has them all, which a test holds.
 *
 * @param name    in dots, as it is read; variables of the environment have capitals and underscores
 * @param form    what it may say
 * @param meaning what comes of it, in Markdown
 */
record Setting(String name, Form form, String meaning) {

    /** What a setting may say. */
    enum Form {
        TEXT("text", "anything", text -> true),
        SPAN("span of time", "a span of time as 10s or PT1M", Form::isSpan),
        NUMBER("number", "a whole number", Pattern.compile("[0-9]{1,9}").asMatchPredicate()),
        SWITCH("switch", "true or false", Pattern.compile("true|false").asMatchPredicate()),
        QUOTA("quota", "as 600/PT1M, 20 for so many at once, or off", Form::isQuota),
        ORIGINS(
                "origins",
                "* for any, none, or addresses as https://example.org, separated by commas",
                Pattern.compile("\\*|none|(https?://[^/\\s,]+(,\\s*|$))+").asMatchPredicate()),
        TOKEN(
                "token",
                "at least 32 characters of A-Z, a-z, 0-9 and -._~+/= only, such as openssl rand -hex 32 prints",
                OperatorToken.FORM.asMatchPredicate());

        private final String kind;
        private final String words;
        private final Predicate<String> accepts;

        Form(String kind, String words, Predicate<String> accepts) {
            this.kind = kind;
            this.words = words;
            this.accepts = accepts;
        }

        /** What it is called in a table. */
        String kind() {
            return kind;
        }

        private static boolean isSpan(String text) {
            try {
                return !DurationConverter.parseDuration(text).isNegative()
                        && !DurationConverter.parseDuration(text).isZero();
            } catch (IllegalArgumentException e) {
                return false;
            }
        }

        private static boolean isQuota(String text) {
            try {
                return text.equals(LimitSettings.OFF) || Quota.parse(text).limit() > 0;
            } catch (IllegalArgumentException e) {
                return false;
            }
        }
    }

    private static final List<Setting> OTHERS = List.of(
            new Setting(
                    "rocaille.data",
                    Form.TEXT,
                    "The directory of the embedded database; the line at start says where it lies."),
            new Setting(
                    "rocaille.operator.token",
                    Form.TOKEN,
                    "The token of whoever runs the service, who can suspend players, give them new recovery codes, end"
                            + " games, and read metrics. Without one, nobody can."),
            new Setting(
                    "rocaille.metrics.token",
                    Form.TOKEN,
                    "A token to read `/q/metrics` with, and for nothing else: for what collects metrics."),
            new Setting(
                    "rocaille.cors.origins",
                    Form.ORIGINS,
                    "The origins whose pages may use the service from browsers; `*` is any, `none` none."),
            new Setting(
                    "rocaille.clocks.every",
                    Form.SPAN,
                    "How often it looks for fallen flags, for players to warn and for challenges whose time has passed."),
            new Setting(
                    "rocaille.games.untouched-for",
                    Form.SPAN,
                    "After how long a game ends, without a result, that nobody touches and no clock ends: an untimed"
                            + " one, or one whose flag waits to be claimed."),
            new Setting(
                    "rocaille.vacations.hours-per-year",
                    Form.NUMBER,
                    "How much vacation a player has in a calendar year."),
            new Setting(
                    "rocaille.outages.longer-than",
                    Form.SPAN,
                    "If no process gave a sign of life for longer, which each does every ten seconds, that was an"
                            + " outage: clocks stood still, and `GET /v1/outages` tells of it."),
            new Setting(
                    "rocaille.turns.poll-after",
                    Form.SPAN,
                    "How often players are told to ask what needs them; longer spares a busy service."),
            new Setting(
                    "rocaille.events.kept-for",
                    Form.SPAN,
                    "For how long events are kept: those of a game after the last one of a game that is over, those of"
                            + " a player after they happened."),
            new Setting(
                    "rocaille.events.look-every",
                    Form.SPAN,
                    "How often it is looked whether other processes have written events that someone waits for here."),
            new Setting("rocaille.events.heartbeat", Form.SPAN, "How often a stream of events says that it is alive."),
            new Setting(
                    "rocaille.idempotency.kept-for",
                    Form.SPAN,
                    "For how long, at least, the answer to a request with an `Idempotency-Key` is given again."),
            new Setting(
                    "rocaille.webhooks.every",
                    Form.SPAN,
                    "How often it looks for what is to be sent to players' webhooks."),
            new Setting(
                    "rocaille.webhooks.allow-private",
                    Form.SWITCH,
                    "Whether webhooks may be sent to private addresses, to any port and without TLS: only for a service"
                            + " on a network of its own."),
            new Setting(
                    "rocaille.analysis.threads",
                    Form.NUMBER,
                    "How many searches for the best moves of positions go on at once. Each takes a processor wholly, and 16"
                            + " MiB; four more wait for each. With 0, none does, and each is answered 503."),
            new Setting(
                    "rocaille.connections.postgresql",
                    Form.NUMBER,
                    "How many connections to PostgreSQL a process has at most. The embedded database has one."),
            new Setting(
                    "rocaille.database.longest-lock",
                    Form.SPAN,
                    "How long a request waits for what another has locked before it is answered 503. In PostgreSQL."),
            new Setting(
                    "rocaille.database.longest-statement",
                    Form.SPAN,
                    "How long it waits for a statement. In PostgreSQL."),
            new Setting(
                    "rocaille.rounds.enabled",
                    Form.SWITCH,
                    "Whether this process does what is done when it is time, such as settling flags and sending webhooks."
                            + " Of several over one database, one at least must; any number may."),
            new Setting(
                    "rocaille.opponents.thinkers",
                    Form.NUMBER,
                    "How many of the service's own players think at once in this process, each of which keeps a processor"
                            + " busy and takes 16 MiB. With `0` it leaves that to others; of several over one database, one at least must."),
            new Setting("rocaille.limits.enabled", Form.SWITCH, "Whether anything is limited."));

    /** All of them. */
    static List<Setting> all() {
        return Stream.concat(OTHERS.stream(), Arrays.stream(Policy.values()).map(Setting::ofPolicy))
                .toList();
    }

    private static Setting ofPolicy(Policy policy) {
        return new Setting(
                LimitSettings.name(policy), Form.QUOTA, policy.description() + " What one caller may take, or `off`.");
    }

    /** The variable of the environment. */
    String variable() {
        return name.replaceAll("[.-]", "_").toUpperCase(Locale.ROOT);
    }

    /**
     * Looks at what was set.
     *
     * @throws ConfigurationException if something says nothing, in one sentence
     */
    static void check(Config config) {
        for (Setting setting : all()) {
            config.getOptionalValue(setting.name, String.class).ifPresent(setting::check);
        }
    }

    private void check(String text) {
        if (!form.accepts.test(text)) {
            // Secrets are not repeated.
            String said = form == Form.TOKEN ? "" : "is " + text + ", and ";
            throw new ConfigurationException("%s %sshould be %s.".formatted(name, said, form.words));
        }
    }
}
