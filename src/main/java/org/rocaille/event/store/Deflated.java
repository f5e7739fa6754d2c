package org.rocaille.event.store;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;

/**
 * Payloads in a third of their length. What most of them say is in a dictionary that whoever writes and whoever reads begins
 * with. So a dictionary never changes: a better one would be another, whose number stands before what it was used for.
 */
final class Deflated {

    private static final byte FIRST = 1;

    private static final byte[] DICTIONARY = dictionary(FIRST);

    private Deflated() {}

    private static byte[] dictionary(int number) {
        try (InputStream text = Deflated.class.getResourceAsStream("payloads-%d.txt".formatted(number))) {
            // Its lines are for people.
            return new String(text.readAllBytes(), StandardCharsets.UTF_8)
                    .replaceAll("\\R", "")
                    .getBytes(StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static byte[] of(String payload) {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        deflater.setDictionary(DICTIONARY);
        ByteArrayOutputStream kept = new ByteArrayOutputStream();
        kept.write(FIRST);
        try (DeflaterOutputStream text = new DeflaterOutputStream(kept, deflater)) {
            text.write(payload.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            deflater.end();
        }
        return kept.toByteArray();
    }

    /** @throws IllegalStateException if it needs a dictionary of a later release */
    static String read(byte[] kept) {
        if (kept[0] != FIRST) {
            throw new IllegalStateException("A payload needs dictionary " + kept[0]);
        }
        Inflater inflater = new Inflater(true);
        inflater.setDictionary(DICTIONARY);
        try (InputStream text = new InflaterInputStream(new ByteArrayInputStream(kept, 1, kept.length - 1), inflater)) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("A payload cannot be read", e);
        } finally {
            inflater.end();
        }
    }
}
