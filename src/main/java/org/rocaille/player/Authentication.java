package org.rocaille.player;

import static org.rocaille.problem.ProblemCode.BAD_TOKEN;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.Optional;
import org.rocaille.id.Secret;
import org.rocaille.problem.Problem;

/** The one place that knows whose a token is, whatever its kind. */
@ApplicationScoped
public class Authentication {

    private final TokenStore tokens;
    private final SeatRegister seats;
    private final OperatorToken operator;
    private final LastUse lastUse;
    private final KnownTokens known;
    private final Clock clock;

    Authentication(
            TokenStore tokens,
            SeatRegister seats,
            OperatorToken operator,
            LastUse lastUse,
            KnownTokens known,
            Clock clock) {
        this.tokens = tokens;
        this.seats = seats;
        this.operator = operator;
        this.lastUse = lastUse;
        this.known = known;
        this.clock = clock;
    }

    /**
     * Who sends a token, at the cost of at most one statement.
     *
     * @throws Problem if nobody has such a token
     */
    public Identity identify(Optional<Secret> token) {
        return token.map(this::holder).orElseGet(Identity.Nobody::new);
    }

    /** That whoever sends a token was found to have a seat by it, without being asked here. */
    public void isOfSeat(Secret token) {
        known.worked(token, new Identity.SeatHolder());
    }

    private Identity holder(Secret token) {
        Optional<Identity> holder = operator.is(token)
                ? Optional.of(new Identity.Operator())
                : token.kind().flatMap(kind -> holder(kind, token));
        holder.ifPresentOrElse(found -> known.worked(token, found), () -> known.failed(token));
        return holder.orElseThrow(Authentication::refusal);
    }

    private Optional<Identity> holder(Secret.Kind kind, Secret token) {
        return switch (kind) {
            case SEAT -> seats.isSeat(token) ? Optional.of(new Identity.SeatHolder()) : Optional.empty();
            case PLAYER -> member(token);
            case RECOVERY -> Optional.empty();
        };
    }

    private Optional<Identity> member(Secret token) {
        Optional<Identity.Member> member = tokens.holder(token, clock.instant());
        member.ifPresent(found -> lastUse.of(found.token()));
        return member.map(Identity.class::cast);
    }

    /** That a token does not work. */
    public static Problem refusal() {
        return new Problem(BAD_TOKEN, "Nobody has this token, or not any more.");
    }
}
