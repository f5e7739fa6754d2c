package org.rocaille.game;

import static org.rocaille.problem.ProblemCode.POSITION_IN_PLAY;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.List;
import java.util.Optional;
import org.rocaille.id.Secret;
import org.rocaille.player.Authentication;
import org.rocaille.player.Identity;
import org.rocaille.problem.Problem;
import org.rocaille.rules.Position;

/** That players find their moves by themselves, unless they have agreed on something else. */
@ApplicationScoped
public class FairPlay {

    private final GameStore store;
    private final Authentication authentication;

    FairPlay(GameStore store, Authentication authentication) {
        this.store = store;
        this.authentication = authentication;
    }

    /**
     * Lets a position be analysed that its asker is not playing. The start position of a variant is nobody's secret, and passes
     * always. It is seen to it in a transaction of its own, so that no connection is held while an engine thinks.
     *
     * @param token whose games are looked through: all of a player, or the one of a seat
     * @throws Problem if a game that goes on has the same board, side to move and ban, or nobody has the token
     */
    @Transactional(Transactional.TxType.REQUIRES_NEW)
    public void requireNotInPlay(Position position, Optional<Secret> token) {
        Identity asker = authentication.identify(token);
        asker.requireGoodStanding();
        if (position.fen().equals(position.variant().start().fen())) {
            return;
        }
        List<String> games = holder(asker, token)
                .map(holder -> store.inPlay(holder, position))
                .orElse(List.of());
        if (!games.isEmpty()) {
            throw new Problem(POSITION_IN_PLAY, "This position stands in a game of yours that goes on.")
                    .with("game", games.get(0));
        }
    }

    private static Optional<Seats.Holder> holder(Identity asker, Optional<Secret> token) {
        if (asker instanceof Identity.Member member) {
            return Optional.of(new Seats.PlayerHolder(member.player().ref()));
        }
        return asker instanceof Identity.SeatHolder
                ? token.map(seat -> new Seats.TokenHolder(seat.hash()))
                : Optional.empty();
    }
}
