package org.rocaille.text;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A language in which pages are written. */
public enum Language {
    ENGLISH(Locale.ENGLISH, "English"),
    FRENCH(Locale.FRENCH, "Français");

    private final Locale locale;
    private final String title;

    Language(Locale locale, String title) {
        this.locale = locale;
        this.title = title;
    }

    /** The code by which HTTP and addresses know it, as in {@code fr}. */
    public String code() {
        return locale.getLanguage();
    }

    /** Its name in itself. */
    public String title() {
        return title;
    }

    /** The language with that code, or none. */
    public static Optional<Language> find(String code) {
        return Arrays.stream(values())
                .filter(language -> language.code().equals(code))
                .findFirst();
    }

    /**
     * The language that a reader likes best.
     *
     * @param wishes an {@code Accept-Language} header, or null for none
     * @return English if it wishes for nothing that there is, or cannot be read
     */
    public static Language wanted(String wishes) {
        if (wishes == null) {
            return ENGLISH;
        }
        try {
            List<Locale> locales =
                    Arrays.stream(values()).map(language -> language.locale).toList();
            Locale best = Locale.lookup(Locale.LanguageRange.parse(wishes), locales);
            return best == null ? ENGLISH : values()[locales.indexOf(best)];
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) { // The latter for a hyphen alone.
            // A page in English serves a reader better than none.
            return ENGLISH;
        }
    }
}
