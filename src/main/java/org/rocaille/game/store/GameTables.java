package org.rocaille.game.store;

import static java.util.stream.Collectors.groupingBy;

import io.quarkus.panache.common.Page;
import io.quarkus.panache.common.Sort;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.persistence.LockModeType;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.hibernate.LockMode;
import org.hibernate.Session;
import org.rocaille.game.Archived;
import org.rocaille.game.Calendars;
import org.rocaille.game.Chain;
import org.rocaille.game.Game;
import org.rocaille.game.GameStore;
import org.rocaille.game.Listing;
import org.rocaille.game.PastMove;
import org.rocaille.game.Proposal;
import org.rocaille.game.RecordedMove;
import org.rocaille.game.Seats;
import org.rocaille.game.Terms;
import org.rocaille.game.conditional.Plan;
import org.rocaille.game.conditional.Plans;
import org.rocaille.id.Secret;
import org.rocaille.player.PlayerRef;
import org.rocaille.rules.Position;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

/** Games as rows of four tables. */
@ApplicationScoped
class GameTables implements GameStore {

    /**
     * A game with its last move, its open offers and the end of the last outage, in one statement: a row for each offer, or
     * one if there is none.
     */
    private static final String GAME = """
            select game, move, proposal, (select max(outage.endsAt) from OutageRow outage)%s
            from GameRow game
            left join MoveRow move on move.gameId = game.id and move.livePly = game.ply
            left join ProposalRow proposal on proposal.gameId = game.id and proposal.status = :open%s
            where game.id = :id
            order by proposal.seq""";

    private static final String SHOWN = GAME.formatted("", "");

    /** With what the sides have decided to answer, too. It is no other statement if they have, so that none can tell. */
    private static final String LOCKED = GAME.formatted(", white, black", """

            left join PlanRow white on white.gameId = game.id and white.side = 'white'
            left join PlanRow black on black.gameId = game.id and black.side = 'black'""");

    private static final Comparator<GameRow> NEWEST_FIRST = Comparator.comparing((GameRow game) -> game.createdAt)
            .thenComparing(game -> game.id)
            .reversed();

    private final EntityManager entities;
    private final Duration untouchedFor;

    GameTables(EntityManager entities, @ConfigProperty(name = "rocaille.games.untouched-for") Duration untouchedFor) {
        this.entities = entities;
        this.untouchedFor = untouchedFor;
    }

    @Override
    public void insert(Game game) {
        GameRow.of(game)
                .persistAndFlush(); // Before the events, which are rows of another feature and refer to this one.
    }

    @Override
    public void insert(Game game, List<PastMove> moves, List<Proposal> proposals) {
        insert(game);
        moves.forEach(move -> MoveRow.of(game, move).persist());
        proposals.forEach(proposal -> ProposalRow.of(game, proposal).persist());
    }

    @Override
    public Optional<Game> find(String id) {
        List<Object[]> rows = rows(SHOWN, id);
        // Whoever looks twice in one request sees what others have changed in between.
        rows.stream()
                .flatMap(row -> Stream.of(row[0], row[1], row[2]))
                .filter(Objects::nonNull)
                .forEach(entities::detach);
        return game(rows, Plans.NONE);
    }

    private List<Object[]> rows(String query, String id) {
        return entities.createQuery(query, Object[].class)
                .setParameter("id", id)
                .setParameter("open", Proposal.Status.OPEN.code())
                .getResultList();
    }

    /** A game that is locked. */
    private Optional<Game> locked(String id) {
        List<Object[]> rows = rows(LOCKED, id);
        rows.stream().findFirst().map(row -> (GameRow) row[0]).ifPresent(GameTables::chain);
        Plans plans = rows.stream()
                .findFirst()
                .map(row -> new Plans(plan((PlanRow) row[4]), plan((PlanRow) row[5])))
                .orElse(Plans.NONE);
        return game(rows, plans);
    }

    private Optional<Game> game(List<Object[]> rows, Plans plans) {
        if (rows.isEmpty()) {
            return Optional.empty();
        }
        GameRow game = (GameRow) rows.get(0)[0];
        Optional<RecordedMove> lastMove =
                Optional.ofNullable((MoveRow) rows.get(0)[1]).map(move -> move.recorded(game.variant()));
        List<Proposal> open = rows.stream()
                .map(row -> (ProposalRow) row[2])
                .filter(Objects::nonNull)
                .map(ProposalRow::proposal)
                .toList();
        Instant lastOutage = (Instant) rows.get(0)[3];
        boolean hasOutages = lastOutage != null && lastOutage.isAfter(game.pausesSince());
        return Optional.of(game.game(lastMove, open, plans, calendars(game.terms(), game.pausesSince(), hasOutages)));
    }

    /** Adds up what the moves of a game add up to, if nobody has since the last one. */
    private static void chain(GameRow game) {
        if (game.chain().isEmpty()) {
            Chain chain = Chain.of(game.terms());
            for (PastMove move : history(game.id, game.variant())) {
                chain = chain.after(move.move());
            }
            game.set(chain);
        }
    }

    private static List<PastMove> history(String gameId, Variant variant) {
        return past(MoveRow.list("gameId = ?1", Sort.by("seq"), gameId), variant);
    }

    private static List<PastMove> past(List<MoveRow> rows, Variant variant) {
        return rows.stream()
                .map(row -> new PastMove(row.recorded(variant), row.livePly != null))
                .toList();
    }

    @Override
    public List<PastMove> history(Game game) {
        return history(game.id(), game.terms().variant());
    }

    private static Plan plan(PlanRow row) {
        return row == null ? Plan.NONE : row.plan();
    }

    @Override
    public Calendars calendars(Terms terms) {
        return calendars(terms, terms.createdAt(), false); // It begins now.
    }

    private Calendars calendars(Terms terms, Instant since, boolean hasOutages) {
        return new Calendars(terms.habits(), untouchedFor, () -> DatedPauses.of(entities, terms, since, hasOutages));
    }

    @Override
    public List<String> concernedByVacations(PlayerRef player) {
        return entities.createQuery(
                        "select id from GameRow where (whitePlayerId = :player or blackPlayerId = :player)"
                                + " and ending is null and vacations and clockSince is not null order by id",
                        String.class)
                .setParameter("player", player.id())
                .getResultList();
    }

    @Override
    public Optional<Game> lock(String id) {
        return GameRow.findById(id, LockModeType.PESSIMISTIC_WRITE) == null ? Optional.empty() : locked(id);
    }

    @Override
    public Optional<Game> claim(String id) {
        List<GameRow> claimed = entities.unwrap(Session.class)
                .createSelectionQuery("from GameRow where id = :id", GameRow.class)
                .setParameter("id", id)
                .setHibernateLockMode(LockMode.UPGRADE_SKIPLOCKED)
                .getResultList();
        return claimed.isEmpty() ? Optional.empty() : locked(id);
    }

    @Override
    public List<String> due(Instant at, int limit) {
        List<String> due = entities.createQuery(
                        "select id from GameRow where dueAt <= :at order by dueAt", String.class)
                .setParameter("at", at)
                .setMaxResults(limit)
                .getResultList();
        // The release before leaves games that go on without a time at which to look at them.
        List<String> undated = entities.createQuery(
                        "select id from GameRow where ending is null and dueAt is null", String.class)
                .setMaxResults(limit)
                .getResultList();
        return Stream.concat(due.stream(), undated.stream()).limit(limit).toList();
    }

    @Override
    public List<String> quietSince(Instant instant, int limit) {
        return entities.createQuery(
                        "select id from GameRow where quietSince < :instant order by quietSince", String.class)
                .setParameter("instant", instant)
                .setMaxResults(limit)
                .getResultList();
    }

    @Override
    public void eventsForgotten(Game game) {
        GameRow.<GameRow>findById(game.id()).quietSince = null;
    }

    @Override
    public void update(Game game) {
        GameRow.<GameRow>findById(game.id()).set(game);
        game.changes()
                .tookBackTo()
                .ifPresent(ply -> MoveRow.update("livePly = null where gameId = ?1 and livePly > ?2", game.id(), ply));
        for (RecordedMove move : game.changes().played()) {
            MoveRow.of(game, new PastMove(move, true)).persist();
        }
        for (Proposal proposal : game.changes().touched()) {
            if (proposal.isOpen()) {
                ProposalRow.of(game, proposal).persist();
            } else {
                ProposalRow.<ProposalRow>findById(new ProposalRow.Key(game.id(), proposal.seq()))
                        .set(proposal);
            }
        }
        for (Side side : Side.values()) {
            keep(game, side);
        }
    }

    /** Rows that there are were read with the lock, so that looking for one costs no statement unless it is new. */
    private static void keep(Game game, Side side) {
        Plan plan = game.plan(side);
        if (!plan.equals(Plan.NONE)) {
            PlanRow.<PlanRow>findByIdOptional(PlanRow.Key.of(game.id(), side))
                    .ifPresentOrElse(
                            row -> row.set(plan),
                            () -> PlanRow.of(game.id(), side, plan).persist());
        }
    }

    @Override
    public Plan plan(Game game, Side side) {
        return plan(PlanRow.findById(PlanRow.Key.of(game.id(), side)));
    }

    @Override
    public List<Listing.Entry> list(Listing listing, Instant at) {
        return entries(rows(listing), at);
    }

    @Override
    public List<Listing.Entry> list(List<String> ids, Instant at) {
        return ids.isEmpty() ? List.of() : entries(GameRow.list("id in ?1", ids), at);
    }

    private List<Listing.Entry> entries(List<GameRow> rows, Instant at) {
        return rows.stream()
                .map(row -> row.entry(at, calendars(row.terms(), row.pausesSince(), true)))
                .toList();
    }

    @Override
    public List<Archived> archive(Listing listing) {
        List<GameRow> games = rows(listing);
        List<String> ids = games.stream().map(game -> game.id).toList();
        Map<String, List<MoveRow>> moves = MoveRow.<MoveRow>list("gameId in ?1", Sort.by("seq"), ids).stream()
                .collect(groupingBy(move -> move.gameId));
        Map<String, List<ProposalRow>> proposals =
                ProposalRow.<ProposalRow>list("gameId in ?1", Sort.by("seq"), ids).stream()
                        .collect(groupingBy(proposal -> proposal.gameId));
        return games.stream()
                .map(game -> game.archived(
                        past(moves.getOrDefault(game.id, List.of()), game.variant()),
                        proposals.getOrDefault(game.id, List.of()).stream()
                                .map(ProposalRow::proposal)
                                .toList()))
                .toList();
    }

    private static List<GameRow> rows(Listing listing) {
        if (listing.selection().player().isEmpty()) {
            return rows(listing, GameSelection.ofAll(listing.selection())).toList();
        }
        // Each from an index of its own, which one query for both would not be.
        return Arrays.stream(Side.values())
                .flatMap(side -> rows(listing, GameSelection.ofPlayer(listing.selection(), side)))
                .sorted(NEWEST_FIRST)
                .limit(listing.limit())
                .toList();
    }

    private static Stream<GameRow> rows(Listing listing, GameSelection selection) {
        listing.after().ifPresent(selection::after);
        return GameRow.<GameRow>find(selection.condition(), selection.order(), selection.parameters())
                .page(Page.ofSize(listing.limit()))
                .list()
                .stream();
    }

    @Override
    public List<String> inPlay(Seats.Holder player, Position position) {
        boolean isPlayer = player.player().isPresent();
        String seat = isPlayer ? "PlayerId" : "TokenHash";
        String standing = standing(position);
        return entities.createQuery(
                        "select id from GameRow where (white%1$s = :holder or black%1$s = :holder) and ending is null"
                                        .formatted(seat)
                                + " and not analysis and variant = :variant"
                                + " and substring(fen, 1, :length) = :standing order by id",
                        String.class)
                .setParameter(
                        "holder",
                        player.player().map(PlayerRef::id).orElseGet(() -> ((Seats.TokenHolder) player).hash()))
                .setParameter("variant", position.variant().key())
                .setParameter("length", standing.length())
                .setParameter("standing", standing)
                .getResultList();
    }

    /** The board, the side to move and the ban: of a FEN, what comes before the numbers. */
    private static String standing(Position position) {
        String fen = position.fen();
        return fen.substring(0, fen.lastIndexOf(' ', fen.lastIndexOf(' ') - 1) + 1);
    }

    @Override
    public boolean isSeat(Secret token) {
        String hash = token.hash();
        return GameRow.count("whiteTokenHash", hash) > 0 || GameRow.count("blackTokenHash", hash) > 0;
    }

    @Override
    public Optional<RecordedMove> move(Game game, int ply) {
        return MoveRow.<MoveRow>find("gameId = ?1 and livePly = ?2", game.id(), ply)
                .firstResultOptional()
                .map(row -> row.recorded(game.terms().variant()));
    }

    @Override
    public List<RecordedMove> moves(Game game, int afterPly, int limit) {
        Variant variant = game.terms().variant();
        return MoveRow.<MoveRow>find("gameId = ?1 and livePly > ?2", Sort.by("livePly"), game.id(), afterPly)
                .page(Page.ofSize(limit))
                .stream()
                .map(row -> row.recorded(variant))
                .toList();
    }

    @Override
    public Optional<Proposal> proposal(Game game, String id) {
        return ProposalRow.<ProposalRow>find("gameId = ?1 and id = ?2", game.id(), id)
                .firstResultOptional()
                .map(ProposalRow::proposal);
    }

    @Override
    public List<Proposal> proposals(Game game, long afterSeq, int limit) {
        return ProposalRow.<ProposalRow>find("gameId = ?1 and seq > ?2", Sort.by("seq"), game.id(), afterSeq)
                .page(Page.ofSize(limit))
                .stream()
                .map(ProposalRow::proposal)
                .toList();
    }
}
