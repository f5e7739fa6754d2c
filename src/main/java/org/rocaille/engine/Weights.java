package org.rocaille.engine;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import org.rocaille.rules.PieceType;
import org.rocaille.rules.Variant;

/**
 * What pieces and {@link Term}s count in one variant, in hundredths of a Pawn.
 *
 * @param pieces what each kind of piece is worth
 * @param terms  what each term counts
 */
record Weights(Map<PieceType, Integer> pieces, Map<Term, Integer> terms) {

    private static final Properties BUILT_IN = read("weights.properties");

    Weights {
        pieces = Collections.unmodifiableMap(new EnumMap<>(pieces));
        terms = Collections.unmodifiableMap(new EnumMap<>(terms));
    }

    /** The weights of a variant that come with the program. */
    static Weights of(Variant variant) {
        return of(variant, new Properties());
    }

    /** The weights of a variant, some of them changed. */
    static Weights of(Variant variant, Properties changes) {
        Map<PieceType, Integer> pieces = new EnumMap<>(PieceType.class);
        for (PieceType type : PieceType.values()) {
            pieces.put(type, weight(variant, key(type), changes));
        }
        Map<Term, Integer> terms = new EnumMap<>(Term.class);
        for (Term term : Term.values()) {
            terms.put(term, weight(variant, term.key(), changes));
        }
        return new Weights(pieces, terms);
    }

    /** A weight under its own name, or what the variant has instead, and changes before what is built in. */
    private static int weight(Variant variant, String key, Properties changes) {
        return Optional.ofNullable(changes.getProperty(variant.key() + "." + key))
                .or(() -> Optional.ofNullable(changes.getProperty(key)))
                .or(() -> Optional.ofNullable(BUILT_IN.getProperty(variant.key() + "." + key)))
                .or(() -> Optional.ofNullable(BUILT_IN.getProperty(key)))
                .map(text -> Integer.parseInt(text.strip()))
                .orElseThrow(() -> new IllegalStateException("weights.properties has no " + key));
    }

    private static String key(PieceType type) {
        return type.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static Properties read(String name) {
        try (Reader reader = new InputStreamReader(Weights.class.getResourceAsStream(name), StandardCharsets.UTF_8)) {
            Properties properties = new Properties();
            properties.load(reader);
            return properties;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    int of(PieceType type) {
        return pieces.get(type);
    }

    int of(Term term) {
        return terms.get(term);
    }
}
