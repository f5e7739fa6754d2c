package org.rocaille;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.rocaille.docs.Pages;
import org.rocaille.text.Language;

/** That the page for whoever runs the service has the settings that there are. */
class OperatingPageTest {

    private static final Path SETTINGS = Path.of("src/main/resources/application.properties");

    private static final Pattern READ =
            Pattern.compile("(?:name = |getValue\\(|getProperty\\()\"(rocaille\\.[^\"]*)\"");

    private static Properties usual() throws IOException {
        Properties usual = new Properties();
        try (Reader file = Files.newBufferedReader(SETTINGS)) {
            usual.load(file);
        }
        return usual;
    }

    private static Set<String> named() {
        return Setting.all().stream().map(Setting::name).collect(Collectors.toCollection(TreeSet::new));
    }

    private static String table() throws IOException {
        Properties usual = usual();
        return Setting.all().stream()
                .map(setting -> "| `%s` | %s | %s | %s |\n"
                        .formatted(
                                setting.variable(),
                                setting.meaning(),
                                setting.form().kind(),
                                Optional.ofNullable(usual.getProperty(setting.name()))
                                        .map(value -> "`" + value + "`")
                                        .orElse("")))
                .collect(Collectors.joining(
                        "", "| variable | what it does | form | if not set |\n| --- | --- | --- | --- |\n", ""));
    }

    @Test
    void the_page_has_a_row_for_each_setting_as_the_code_has_it() throws IOException {
        String page = Pages.read("operating", Language.ENGLISH).orElseThrow();

        assertTrue(page.contains(table()), () -> {
            try {
                return "The page should have this table:\n\n" + table();
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        });
    }

    @Test
    void whatever_has_a_usual_value_is_a_setting() throws IOException {
        Set<String> unnamed = usual().stringPropertyNames().stream()
                .filter(name -> name.startsWith("rocaille."))
                .filter(name -> !name.equals("rocaille.connections.h2"))
                .collect(Collectors.toCollection(TreeSet::new));
        unnamed.removeAll(named());

        assertEquals(Set.of(), unnamed);
    }

    @Test
    void whatever_the_code_reads_is_a_setting_and_whatever_is_a_setting_is_read() throws IOException {
        Set<String> read = new TreeSet<>();
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            for (Path file : files.filter(path -> path.toString().endsWith(".java"))
                    .filter(path -> !path.endsWith("Setting.java"))
                    .toList()) {
                READ.matcher(Files.readString(file))
                        .results()
                        .map((MatchResult result) -> result.group(1))
                        .forEach(read::add);
            }
        }
        Set<String> limits = named().stream()
                .filter(name -> name.startsWith("rocaille.limits."))
                .collect(Collectors.toSet());
        read.addAll(limits); // By their policies.
        read.add("rocaille.connections.postgresql"); // By the pool.

        assertEquals(named(), read);
    }
}
