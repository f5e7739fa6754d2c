package org.rocaille.player;

import java.time.Instant;
import java.util.Optional;
import org.rocaille.id.Codes;
import org.rocaille.text.UserText;

/**
 * Something that the operator did to a player.
 *
 * @param id     the act's own id
 * @param type   what
 * @param player to whom
 * @param reason why, as the operator told it
 * @param at     when
 */
public record Act(String id, Type type, Player player, Optional<UserText> reason, Instant at) {

    /** What the operator can do; the list grows. */
    public enum Type {
        SUSPENDED,
        SUSPENSION_LIFTED,
        RECOVERY_CODE_REISSUED;

        /** The stable code, such as {@code suspension-lifted}. */
        public String code() {
            return Codes.of(this);
        }
    }
}
