package org.rocaille.game;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.rocaille.game.conditional.Plan;
import org.rocaille.player.PlayerRef;
import org.rocaille.player.SeatRegister;
import org.rocaille.rules.Position;
import org.rocaille.rules.Side;

/**
 * Where games are kept. A game is changed only between {@link #lock} and the end of that transaction, and until then
 * nobody else gets its lock.
 */
public interface GameStore extends SeatRegister {

    /** When the clocks of a game that begins stand still. */
    Calendars calendars(Terms terms);

    /** The ids of the games that go on in which the vacations of a player count, in order. */
    List<String> concernedByVacations(PlayerRef player);

    /** Keeps a new game. */
    void insert(Game game);

    /** Keeps a new game that has had its moves already, and its offers. */
    void insert(Game game, List<PastMove> moves, List<Proposal> proposals);

    /** A game as it is now. */
    Optional<Game> find(String id);

    /** A game as it is now and stays until this transaction ends, unless this transaction changes it. */
    Optional<Game> lock(String id);

    /** As {@link #lock}, but empty too if someone else has the lock: it is not waited for. */
    Optional<Game> claim(String id);

    /** The ids of games that are to be looked at by now, the most urgent first. */
    List<String> due(Instant at, int limit);

    /** The ids of games that are over, to which nothing has happened since an instant, and whose events are kept. */
    List<String> quietSince(Instant instant, int limit);

    /** Notes of a locked game that its events are kept no longer. */
    void eventsForgotten(Game game);

    /** Keeps what has changed of a locked game. */
    void update(Game game);

    /** Games as they are at an instant, newest first. */
    List<Listing.Entry> list(Listing listing, Instant at);

    /** Those of some games that there are, in no order, as they are at an instant. */
    List<Listing.Entry> list(List<String> ids, Instant at);

    /** Games with all that has happened in them, newest first. */
    List<Archived> archive(Listing listing);

    /**
     * The ids of the games that go on, in which somebody has a seat and a position stands, and whose players have not agreed
     * that it may be analysed.
     */
    List<String> inPlay(Seats.Holder player, Position position);

    /** The move that stands at a ply. */
    Optional<RecordedMove> move(Game game, int ply);

    /** The moves that stand, by ply, after a ply. */
    List<RecordedMove> moves(Game game, int afterPly, int limit);

    /** All moves that the game has had, in the order in which they were made. */
    List<PastMove> history(Game game);

    /** What a side has decided to answer, for one who has not locked the game. */
    Plan plan(Game game, Side side);

    /** An offer, open or not. */
    Optional<Proposal> proposal(Game game, String id);

    /** All offers, oldest first, after the one with a number. */
    List<Proposal> proposals(Game game, long afterSeq, int limit);
}
