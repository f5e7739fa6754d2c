package org.rocaille.docs;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.rocaille.text.Language;

/** The pages about the service, each a file of Markdown for each language that it is written in. */
public final class Pages {

    /** The page to begin with. */
    public static final String START = "start";

    /** All of them, in the order in which they are best read. */
    public static final List<String> NAMES =
            List.of(START, "concepts", "events", "records", "puzzles", "bots", "limits", "operating", "changes");

    private Pages() {}

    /** What a page can be read in. */
    public static List<Language> languages(String name) {
        return Arrays.stream(Language.values())
                .filter(language -> read(name, language).isPresent())
                .toList();
    }

    /**
     * A page.
     *
     * @return nothing if it is not written in this language
     */
    public static Optional<String> read(String name, Language language) {
        try (InputStream file = Pages.class.getResourceAsStream(language.code() + "/" + name + ".md")) {
            return file == null
                    ? Optional.empty()
                    : Optional.of(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
