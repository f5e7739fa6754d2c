package org.rocaille.overview.rest;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.overview.Turn;

/** What a player is waited for with. */
@Schema(name = "TurnList", description = "What needs the player, the most urgent first")
record TurnList(
        @Schema(required = true) List<TurnView> items,

        @Schema(
                required = true,
                description = "Whether there is more than fits: what is least urgent is left out",
                example = "false")
        boolean more,

        @Schema(required = true, description = "After how long it is worth asking again", example = "PT1M")
        Duration pollAfter) {

    /** How many items are shown. */
    static final int MOST = 200;

    /** Of one turn more than are shown, if there are more. */
    static TurnList of(List<Turn> turns, Instant at, Duration pollAfter) {
        return new TurnList(
                turns.stream().limit(MOST).map(turn -> TurnView.of(turn, at)).toList(), turns.size() > MOST, pollAfter);
    }

    /** Equal for lists that are equal, and else different. */
    String digest() {
        byte[] text = toString().getBytes(StandardCharsets.UTF_8);
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text);
            return HexFormat.of().formatHex(digest, 0, 16);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java has SHA-256", e);
        }
    }
}
