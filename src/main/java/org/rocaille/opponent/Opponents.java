package org.rocaille.opponent;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.rocaille.game.Game;
import org.rocaille.game.GameService;
import org.rocaille.game.Proposal;
import org.rocaille.player.PlayerRef;
import org.rocaille.player.PlayerService;
import org.rocaille.player.Settings;
import org.rocaille.player.TimeControlKind;
import org.rocaille.rules.Variant;
import org.rocaille.text.UserText;

/** Who the opponents are, and what they are waited for. */
@ApplicationScoped
public class Opponents {

    /** Nobody waits much longer for an answer, however many wait: the more there are, the less is thought about each. */
    public static final Duration LONGEST_ROUND = Duration.ofSeconds(20);

    /** More than any thinking takes: after that whoever thought is gone. */
    private static final Duration CLAIMED_FOR = Duration.ofSeconds(15);

    private static final int MOST_OFFERS = 20;
    private static final Duration LEAST = Duration.ofMillis(20);
    private static final Duration MOST = Duration.ofSeconds(4);
    private static final Settings.BotSettings TAKES_ANYTHING = new Settings.BotSettings(
            Variant.all().stream().map(Variant::key).toList(), List.of(TimeControlKind.values()), true);

    private final ThinkingStore store;
    private final PlayerService players;
    private final GameService games;
    private final Clock clock;

    /** By id, in the order of their levels; empty until they are settled. */
    private volatile Map<String, Level> levels = Map.of();

    private volatile Map<Level, PlayerRef> refs = Map.of();

    Opponents(ThinkingStore store, PlayerService players, GameService games, Clock clock) {
        this.store = store;
        this.players = players;
        this.games = games;
        this.clock = clock;
    }

    /**
     * A turn to think about.
     *
     * @param game     the game
     * @param level how well the opponent plays whose turn it is
     * @param most  how long it may think
     */
    public record Task(Game game, Level level, Duration most) {}

    /**
     * An offer to answer.
     *
     * @param game     the game
     * @param proposal what is offered
     * @param level    how well the opponent plays to whom
     */
    public record Offer(Game game, Proposal proposal, Level level) {}

    /** Sees to it that each level has its player, who takes any challenge. */
    @Transactional(Transactional.TxType.REQUIRES_NEW)
    public void settle() {
        Map<Level, PlayerRef> settled = new LinkedHashMap<>();
        for (Level level : Level.values()) {
            Settings settings = new Settings(
                    Optional.of(new UserText(level.description())),
                    Settings.NONE.timeZone(),
                    Settings.NONE.weekend(),
                    Settings.NONE.quiet(),
                    Settings.NONE.flag(),
                    TAKES_ANYTHING);
            settled.put(level, players.resident(level.playerName(), settings).ref());
        }
        refs = settled;
        levels = settled.entrySet().stream()
                .collect(Collectors.toUnmodifiableMap(entry -> entry.getValue().id(), Map.Entry::getKey));
    }

    /** The player of a level. */
    public PlayerRef player(Level level) {
        return refs.get(level);
    }

    /** The turn that has waited longest, which is the caller's alone for a while; empty if none waits. */
    @Transactional(Transactional.TxType.REQUIRES_NEW)
    public Optional<ThinkingStore.Turn> claim() {
        Instant now = clock.instant();
        return store.claim(levels.keySet(), now, now.plus(CLAIMED_FOR));
    }

    /**
     * What there is to think about in a turn that the caller has claimed; empty if the game has changed. It fails without
     * giving the turn back, so that one that cannot be read does not keep others waiting.
     *
     * @param thinkers how many think at once
     */
    @Transactional(Transactional.TxType.REQUIRES_NEW)
    public Optional<Task> task(ThinkingStore.Turn turn, int thinkers) {
        return games.find(turn.gameId())
                .filter(game -> game.version() == turn.version())
                .map(game -> new Task(game, levels.get(turn.playerId()), share(thinkers)));
    }

    /** How long each of those that wait may be thought about. */
    private Duration share(int thinkers) {
        long waiting = Math.max(1, store.waiting(levels.keySet()));
        Duration share = LONGEST_ROUND.multipliedBy(thinkers).dividedBy(waiting);
        return share.compareTo(MOST) > 0 ? MOST : share.compareTo(LEAST) < 0 ? LEAST : share;
    }

    /** What opponents have been offered and have not answered, the oldest first; not all, if it is much. */
    @Transactional(Transactional.TxType.REQUIRES_NEW)
    public List<ThinkingStore.Offered> offered() {
        return store.offered(levels.keySet(), clock.instant(), MOST_OFFERS);
    }

    /** What there is to answer; empty if it is not open any more. */
    @Transactional(Transactional.TxType.REQUIRES_NEW)
    public Optional<Offer> offer(ThinkingStore.Offered offered) {
        return games.find(offered.gameId())
                .flatMap(game -> game.standing().proposals().stream()
                        .filter(proposal -> proposal.id().equals(offered.id()))
                        .map(proposal -> new Offer(game, proposal, levels.get(offered.playerId())))
                        .findAny());
    }

    /** Notes that a turn is not thought about any more. */
    @Transactional(Transactional.TxType.REQUIRES_NEW)
    public void release(ThinkingStore.Turn turn) {
        store.release(turn.gameId());
    }
}
