package org.rocaille.game.store;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Embedded;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.rocaille.clock.Allowance;
import org.rocaille.clock.Clocks;
import org.rocaille.clock.FlagFall;
import org.rocaille.clock.TimeControl;
import org.rocaille.game.Archived;
import org.rocaille.game.Calendars;
import org.rocaille.game.Chain;
import org.rocaille.game.Courtesies;
import org.rocaille.game.Ending;
import org.rocaille.game.Game;
import org.rocaille.game.Habits;
import org.rocaille.game.Listing;
import org.rocaille.game.PastMove;
import org.rocaille.game.Proposal;
import org.rocaille.game.RecordedMove;
import org.rocaille.game.Seats;
import org.rocaille.game.Standing;
import org.rocaille.game.Terms;
import org.rocaille.game.Visibility;
import org.rocaille.game.conditional.Plans;
import org.rocaille.player.PlayerName;
import org.rocaille.player.PlayerRef;
import org.rocaille.rules.History;
import org.rocaille.rules.Position;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;
import org.rocaille.text.UserText;

/** A game as a row: what never changes, and how it stands. */
@Entity
@Table(name = "game")
class GameRow extends PanacheEntityBase {

    @Id
    String id;

    @Column(updatable = false)
    String variant;

    @Column(name = "rules_version", updatable = false)
    int rulesVersion;

    @Column(updatable = false)
    String visibility;

    @Column(name = "white_token_hash", updatable = false)
    String whiteTokenHash;

    @Column(name = "black_token_hash", updatable = false)
    String blackTokenHash;

    @Column(name = "white_player_id", updatable = false)
    String whitePlayerId;

    @Column(name = "white_player_name", updatable = false)
    String whitePlayerName;

    @Column(name = "black_player_id", updatable = false)
    String blackPlayerId;

    @Column(name = "black_player_name", updatable = false)
    String blackPlayerName;

    @Column(name = "white_pause", updatable = false)
    String whitePause;

    @Column(name = "black_pause", updatable = false)
    String blackPause;

    @Column(name = "white_flag", updatable = false)
    String whiteFlag;

    @Column(name = "black_flag", updatable = false)
    String blackFlag;

    @Column(name = "time_control", updatable = false)
    TimeControl timeControl;

    @Column(updatable = false)
    boolean takebacks;

    @Column(updatable = false)
    boolean vacations;

    @Column(updatable = false)
    boolean analysis;

    @Column(name = "start_fen", updatable = false)
    String startFen;

    @Column(name = "created_at", updatable = false)
    Instant createdAt;

    /** Null if the game was played here. */
    @Embedded
    ImportColumns imported;

    String fen;
    byte[] history;
    int ply;
    Side winner;
    String ending;

    /** What the operator says of the ending; null if the operator has no part in it. */
    String statement;

    /** In milliseconds, as all spans of time. */
    @Column(name = "white_left")
    Long whiteLeft;

    @Column(name = "white_moves_to_go")
    Integer whiteMovesToGo;

    @Column(name = "black_left")
    Long blackLeft;

    @Column(name = "black_moves_to_go")
    Integer blackMovesToGo;

    @Column(name = "clock_since")
    Instant clockSince;

    @Column(name = "clock_warnings")
    int clockWarnings;

    /** Each as the milliseconds of its two ends; null if there are none. */
    byte[] pauses;

    @Column(name = "due_at")
    Instant dueAt;

    /** For the list of what a player is waited for; null if that is no player, or the game is over. */
    @Column(name = "turn_player_id")
    String turnPlayerId;

    @Column(name = "turn_since")
    Instant turnSince;

    @Column(name = "turn_deadline")
    Instant turnDeadline;

    /** Who may claim the game, for the same list; null if that is no player, or there is nothing to claim. */
    @Column(name = "claimant_id")
    String claimantId;

    @Column(name = "updated_at")
    Instant updatedAt;

    long version;

    @Column(name = "last_move_seq")
    int lastMoveSeq;

    @Column(name = "taken_back_ply")
    int takenBackPly;

    @Column(name = "last_event_seq")
    long lastEventSeq;

    @Column(name = "last_event_at")
    Instant lastEventAt;

    /** Since when nothing has happened to a game that is over; null while it goes on, and when its events are gone. */
    @Column(name = "quiet_since")
    Instant quietSince;

    /** Whether it has been counted as it has ended; false while it goes on. */
    @Column(name = "is_counted")
    boolean counted;

    @Column(name = "counted_as")
    String countedAs;

    String chain;

    @Column(name = "chain_moves")
    Integer chainMoves;

    static GameRow of(Game game) {
        Terms terms = game.terms();
        GameRow row = new GameRow();
        row.id = terms.id();
        row.variant = terms.variant().key();
        row.rulesVersion = terms.rulesVersion();
        row.visibility = terms.visibility().code();
        row.seat(Side.WHITE, terms.seats().white());
        row.seat(Side.BLACK, terms.seats().black());
        row.whitePause = pause(terms, Side.WHITE);
        row.blackPause = pause(terms, Side.BLACK);
        row.whiteFlag = terms.habits().white().flag().code();
        row.blackFlag = terms.habits().black().flag().code();
        row.timeControl = terms.timeControl();
        row.takebacks = terms.courtesies().takebacks();
        row.vacations = terms.courtesies().vacations();
        row.analysis = terms.courtesies().analysis();
        row.startFen = terms.startFen();
        row.createdAt = terms.createdAt();
        row.imported = terms.imported().map(how -> ImportColumns.of(terms, how)).orElse(null);
        row.set(game);
        return row;
    }

    private static String pause(Terms terms, Side side) {
        return terms.habits().of(side).rest().map(Rests::text).orElse(null);
    }

    private void seat(Side side, Seats.Holder holder) {
        String hash = holder instanceof Seats.TokenHolder token ? token.hash() : null;
        String playerId = holder.player().map(PlayerRef::id).orElse(null);
        String playerName = holder.player().map(ref -> ref.name().text()).orElse(null);
        switch (side) {
            case WHITE -> {
                whiteTokenHash = hash;
                whitePlayerId = playerId;
                whitePlayerName = playerName;
            }
            case BLACK -> {
                blackTokenHash = hash;
                blackPlayerId = playerId;
                blackPlayerName = playerName;
            }
        }
    }

    private static Seats.Holder holder(String hash, String playerId, String playerName) {
        return playerId == null
                ? new Seats.TokenHolder(hash)
                : new Seats.PlayerHolder(new PlayerRef(playerId, new PlayerName(playerName)));
    }

    void set(Game game) {
        Standing standing = game.standing();
        Side turn = standing.position().turn();
        // First, because they may need a look at the calendar, before which changes are written.
        Optional<Instant> due = game.time().dueAt();
        Optional<Instant> deadline = game.time().deadline();
        Standing.Journal journal = standing.journal();
        counted &= standing.ending().equals(ending());
        fen = standing.position().fen();
        history = standing.history().toBytes();
        ply = standing.ply();
        winner = standing.ending().flatMap(Ending::winner).orElse(null);
        ending = standing.ending().map(Ending::reason).orElse(null);
        statement = standing.ending()
                .flatMap(Ending::statement)
                .map(UserText::value)
                .orElse(null);
        standing.clocks().ifPresent(clocks -> set(clocks, turn));
        dueAt = due.orElse(null);
        turnPlayerId = game.ending().isPresent() ? null : playerId(game, turn);
        claimantId = game.time().isFlagPending() ? playerId(game, turn.opposite()) : null;
        turnSince = turnPlayerId == null ? null : standing.turnSince();
        turnDeadline = turnPlayerId == null ? null : deadline.orElse(null);
        updatedAt = journal.updatedAt();
        version = journal.version();
        lastMoveSeq = journal.lastMoveSeq();
        takenBackPly = journal.takenBackPly();
        lastEventSeq = journal.lastEventSeq();
        lastEventAt = journal.lastEventAt();
        quietSince = game.ending().isPresent() ? lastEventAt : null;
        journal.chain().ifPresent(this::set);
    }

    void set(Chain moves) {
        chain = moves.link();
        chainMoves = moves.moves();
    }

    /** Empty if the release before, which knows of none, has made the last move. */
    Optional<Chain> chain() {
        return chainMoves != null && chainMoves == lastMoveSeq
                ? Optional.of(new Chain(chainMoves, chain))
                : Optional.empty();
    }

    private static String playerId(Game game, Side side) {
        return game.terms().seats().of(side).player().map(PlayerRef::id).orElse(null);
    }

    private void set(Clocks clocks, Side turn) {
        Allowance white = turn == Side.WHITE ? clocks.mover() : clocks.waiter();
        Allowance black = turn == Side.WHITE ? clocks.waiter() : clocks.mover();
        whiteLeft = white.left().toMillis();
        whiteMovesToGo = white.movesToGo();
        blackLeft = black.left().toMillis();
        blackMovesToGo = black.movesToGo();
        clockSince = clocks.since();
        clockWarnings = clocks.warnings();
        pauses = PauseBytes.of(clocks.pauses());
    }

    Game game(Optional<RecordedMove> lastMove, List<Proposal> openProposals, Plans plans, Calendars calendars) {
        Position position = position();
        Standing standing = new Standing(
                position,
                History.fromBytes(history),
                ply,
                lastMove,
                turnSince == null ? lastMove.map(RecordedMove::playedAt).orElse(createdAt) : turnSince,
                clocks(position.turn()),
                openProposals,
                ending(),
                new Standing.Journal(
                        version, updatedAt, lastMoveSeq, takenBackPly, lastEventSeq, lastEventAt(), chain()));
        return new Game(terms(), standing, plans, calendars, Optional.ofNullable(dueAt));
    }

    Archived archived(List<PastMove> moves, List<Proposal> proposals) {
        return new Archived(terms(), position(), ending(), chain(), moves, proposals);
    }

    private Optional<Clocks> clocks(Side turn) {
        return timeControl instanceof TimeControl.Timed timed
                ? Optional.of(new Clocks(
                        timed,
                        allowance(turn),
                        allowance(turn.opposite()),
                        clockSince,
                        ending == null,
                        clockWarnings,
                        PauseBytes.read(pauses)))
                : Optional.empty();
    }

    private Allowance allowance(Side side) {
        return side == Side.WHITE
                ? new Allowance(Duration.ofMillis(whiteLeft), whiteMovesToGo)
                : new Allowance(Duration.ofMillis(blackLeft), blackMovesToGo);
    }

    /** Since when pauses matter: the turn began then, or the game was last touched. */
    Instant pausesSince() {
        return clockSince == null ? lastEventAt() : clockSince;
    }

    /** The later of two, because the release before knows of one only. */
    private Instant lastEventAt() {
        return lastEventAt == null || lastEventAt.isBefore(updatedAt) ? updatedAt : lastEventAt;
    }

    Listing.Entry entry(Instant at, Calendars calendars) {
        Position position = position();
        boolean flagPending = clocks(position.turn())
                .filter(clocks -> clocks.isFallen()
                        || (dueAt == null || !at.isBefore(dueAt))
                                && clocks.isOverdue(at, calendars.of(position.turn())))
                .isPresent();
        return new Listing.Entry(terms(), position, ply, ending(), version, updatedAt, flagPending);
    }

    Variant variant() {
        return Variant.of(variant);
    }

    Terms terms() {
        return new Terms(
                id,
                variant(),
                rulesVersion,
                Visibility.find(visibility).orElseThrow(),
                seats(),
                new Habits(habit(whitePause, whiteFlag), habit(blackPause, blackFlag)),
                timeControl,
                new Courtesies(takebacks, vacations, analysis),
                startFen,
                createdAt,
                Optional.ofNullable(imported).map(ImportColumns::imported));
    }

    private Seats seats() {
        return imported == null
                ? new Seats(
                        holder(whiteTokenHash, whitePlayerId, whitePlayerName),
                        holder(blackTokenHash, blackPlayerId, blackPlayerName))
                : imported.seats();
    }

    private static Habits.Habit habit(String pause, String flag) {
        return new Habits.Habit(
                Optional.ofNullable(pause).map(Rests::of), FlagFall.find(flag).orElseThrow());
    }

    private Position position() {
        return Position.parse(variant(), fen);
    }

    Optional<Ending> ending() {
        return Optional.ofNullable(ending)
                .map(reason -> new Ending(
                        Optional.ofNullable(winner),
                        reason,
                        Optional.ofNullable(statement).map(UserText::new)));
    }
}
