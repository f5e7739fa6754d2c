package org.rocaille.game.store;

import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.rocaille.clock.Pause;

/** Pauses as bytes: for each the milliseconds of its two ends, eight bytes each. */
final class PauseBytes {

    private PauseBytes() {}

    /** Null for none, as games have from before there were pauses. */
    static byte[] of(List<Pause> pauses) {
        if (pauses.isEmpty()) {
            return null;
        }
        ByteBuffer bytes = ByteBuffer.allocate(pauses.size() * 2 * Long.BYTES);
        for (Pause pause : pauses) {
            bytes.putLong(pause.from().toEpochMilli()).putLong(pause.to().toEpochMilli());
        }
        return bytes.array();
    }

    static List<Pause> read(byte[] kept) {
        List<Pause> pauses = new ArrayList<>();
        if (kept != null) {
            ByteBuffer bytes = ByteBuffer.wrap(kept);
            while (bytes.hasRemaining()) {
                pauses.add(new Pause(Instant.ofEpochMilli(bytes.getLong()), Instant.ofEpochMilli(bytes.getLong())));
            }
        }
        return pauses;
    }
}
