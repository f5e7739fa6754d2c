package org.rocaille.player;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.rocaille.id.Codes;
import org.rocaille.text.UserText;

/**
 * Something that the operator did to a player, or to a game and those who play it.
 *
 * @param id      the act's own id
 * @param type    what
 * @param players whom it concerns; of a game White first, and nobody whose seat is held by a token
 * @param gameId  to which game, empty if it was to a player
 * @param reason  why, as the operator told it
 * @param at      when
 */
public record Act(
        String id, Type type, List<PlayerRef> players, Optional<String> gameId, Optional<UserText> reason, Instant at) {

    public Act {
        players = List.copyOf(players);
    }

    /** What the operator can do; the list grows. */
    public enum Type {
        SUSPENDED,
        SUSPENSION_LIFTED,
        RECOVERY_CODE_REISSUED,
        GAME_ADJUDICATED,
        GAME_CANCELLED;

        /** The stable code, such as {@code suspension-lifted}. */
        public String code() {
            return Codes.of(this);
        }

        /** The type of a code. */
        public static Optional<Type> find(String code) {
            return Codes.find(values(), code);
        }
    }
}
