package org.rocaille.transfer;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.OffsetDateTime;

/** What rows add up to, in whatever order they come: as many, and the same in every column, or something else. */
final class Digest {

    private final MessageDigest sha256;
    private long rows;
    private long low;
    private long high;

    Digest() {
        try {
            sha256 = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // Every Java has it.
        }
    }

    void add(Object[] row) {
        for (Object value : row) {
            byte[] bytes = bytes(value);
            sha256.update(ByteBuffer.allocate(Integer.BYTES)
                    .putInt(value == null ? -1 : bytes.length)
                    .array());
            sha256.update(bytes);
        }
        ByteBuffer sum = ByteBuffer.wrap(sha256.digest());
        low += sum.getLong();
        high += sum.getLong();
        rows++;
    }

    private static byte[] bytes(Object value) {
        if (value instanceof byte[] bytes) {
            return bytes;
        }
        Object plain = value instanceof OffsetDateTime at ? at.toInstant() : value;
        return plain == null ? new byte[0] : plain.toString().getBytes(StandardCharsets.UTF_8);
    }

    long rows() {
        return rows;
    }

    boolean isOfTheSameAs(Digest other) {
        return rows == other.rows && low == other.low && high == other.high;
    }
}
