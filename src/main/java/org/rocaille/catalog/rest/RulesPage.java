package org.rocaille.catalog.rest;

import java.util.List;
import java.util.Optional;
import org.rocaille.catalog.VariantPage;
import org.rocaille.rules.Variant;
import org.rocaille.text.Language;
import org.rocaille.web.ReadingPage;

/** The rules of a game as a page among others. */
public final class RulesPage {

    /** Where the pages of all games lie. */
    public static final String PLACE = "/docs/rules/";

    private RulesPage() {}

    /** The page in one language; its links lead to pages in the one that is pinned. */
    public static ReadingPage of(Variant variant, Language language, Optional<Language> pinned) {
        return new ReadingPage(
                PLACE + variant.key(),
                language,
                List.of(Language.values()),
                VariantPage.markdown(variant, language),
                VariantPage.text(variant, language),
                pinned);
    }
}
