package org.rocaille.player;

import static org.rocaille.problem.ProblemCode.FORBIDDEN;
import static org.rocaille.problem.ProblemCode.NAME_TAKEN;
import static org.rocaille.problem.ProblemCode.NOT_FOUND;
import static org.rocaille.problem.ProblemCode.WRONG_RECOVERY_CODE;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.Instance;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Instant;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongConsumer;
import org.rocaille.clock.WeeklyPause;
import org.rocaille.id.Secret;
import org.rocaille.problem.Problem;
import org.rocaille.text.UserText;

/** How accounts begin, change, are recovered and end. */
@ApplicationScoped
public class PlayerService {

    private final PlayerStore players;
    private final TokenStore tokens;
    private final KnownTokens known;
    private final BlockStore blocks;
    private final Instance<PersonalData> personal;
    private final Outlets outlets;
    private final Reception reception;
    private final Clock clock;

    PlayerService(
            PlayerStore players,
            TokenStore tokens,
            KnownTokens known,
            BlockStore blocks,
            @Any Instance<PersonalData> personal,
            Outlets outlets,
            Reception reception,
            Clock clock) {
        this.players = players;
        this.tokens = tokens;
        this.known = known;
        this.blocks = blocks;
        this.personal = personal;
        this.outlets = outlets;
        this.reception = reception;
        this.clock = clock;
    }

    /**
     * A player and the secrets of the account, which are never told again.
     *
     * @param player       the player
     * @param token        a token with all scopes
     * @param secret       the secret of that token
     * @param recoveryCode what recovers the account when all tokens are lost
     */
    public record Credentials(Player player, AccessToken token, Secret secret, Secret recoveryCode) {}

    /** Gives a person an account under a name that is not reserved. */
    @Transactional(Transactional.TxType.MANDATORY)
    public Credentials register(PlayerName name) {
        return create(name, Optional.empty());
    }

    /** Gives a bot an account under a name that is not reserved. Whoever asks answers for it. */
    @Transactional(Transactional.TxType.MANDATORY)
    public Credentials registerBot(PlayerName name, Identity.Member member) {
        Player owner = reception.admit(member);
        if (owner.kind() == PlayerKind.BOT) {
            throw new Problem(FORBIDDEN, "A bot belongs to a person, and the token is a bot's.");
        }
        return create(name, Optional.of(owner));
    }

    /**
     * The player of a name that is part of the service.
     *
     * @param settings what it says of itself from now on
     */
    @Transactional(Transactional.TxType.MANDATORY)
    public Player resident(PlayerName name, Settings settings) {
        Player resident = players.lock(player(name).id()).with(settings);
        players.update(resident);
        return resident;
    }

    private Credentials create(PlayerName name, Optional<Player> owner) {
        if (players.find(name).isPresent()) {
            throw new Problem(NAME_TAKEN, "Someone has this name, or had it.");
        }
        Secret code = Secret.random(Secret.Kind.RECOVERY);
        Player player = Player.create(name, owner, code, clock.instant());
        players.insert(player);
        return credentials(player, "first", code);
    }

    private Credentials credentials(Player player, String tokenName, Secret code) {
        AccessToken token = AccessToken.create(
                player, new UserText(tokenName), EnumSet.allOf(Scope.class), clock.instant(), Optional.empty());
        Secret secret = known.makeFor(player);
        tokens.insert(token, secret);
        return new Credentials(player, token, secret, code);
    }

    /** The player of a name, if there is one. */
    public Optional<Player> find(PlayerName name) {
        return players.find(name);
    }

    /** When the clocks of players stand still every week in games that begin now, by the id of those for whom they do. */
    public Map<String, WeeklyPause> weeklyPauses(Collection<PlayerRef> of) {
        Map<String, WeeklyPause> pauses = new HashMap<>();
        if (!of.isEmpty()) {
            players.findAll(of.stream().map(PlayerRef::id).distinct().toList())
                    .forEach(player ->
                            player.settings().weeklyPause().ifPresent(pause -> pauses.put(player.id(), pause)));
        }
        return pauses;
    }

    /** The player of a name. */
    public Player player(PlayerName name) {
        return players.find(name).orElseThrow(PlayerService::unknown);
    }

    /** That no player has a name. */
    public static Problem unknown() {
        return new Problem(NOT_FOUND, "There is no such player.");
    }

    /**
     * Changes what a player says of itself.
     *
     * @param guard  is asked with the account's version, and may object
     * @param change from the player of now to the settings wanted
     */
    @Transactional(Transactional.TxType.MANDATORY)
    public Player change(Identity.Member member, LongConsumer guard, Function<Player, Settings> change) {
        Player player = reception.admit(member);
        guard.accept(player.version());
        Player changed = player.with(change.apply(player));
        players.update(changed);
        return changed;
    }

    /** Takes every token and the recovery code away and gives new ones to whoever knows that code. */
    @Transactional(Transactional.TxType.MANDATORY)
    public Credentials recover(PlayerName name, Secret code) {
        Player player = players.lock(player(name).id());
        if (player.isClosed() || !code.has(player.recoveryHash())) {
            throw new Problem(WRONG_RECOVERY_CODE, "This is not the recovery code of the account.");
        }
        Secret next = Secret.random(Secret.Kind.RECOVERY);
        Player recovered = player.recoveredBy(next);
        players.update(recovered);
        tokens.deleteAll(recovered);
        outlets.stop(recovered);
        return credentials(recovered, "recovered", next);
    }

    /** Ends an account, and those of its bots with it: what is left is a name that nobody else can take. */
    @Transactional(Transactional.TxType.MANDATORY)
    public void close(Identity.Member member) {
        Player player = reception.admit(member);
        Instant at = clock.instant();
        players.lockBotsOf(player).forEach(bot -> close(bot, at));
        close(player, at);
    }

    private void close(Player player, Instant at) {
        tokens.deleteAll(player);
        blocks.deleteAll(player);
        personal.forEach(kept -> kept.deleteAll(player));
        players.update(player.closed(at));
    }
}
