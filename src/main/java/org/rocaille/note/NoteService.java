package org.rocaille.note;

import static org.rocaille.problem.ProblemCode.NOT_FOUND;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.rocaille.game.GameService;
import org.rocaille.game.Visit;
import org.rocaille.id.Secret;
import org.rocaille.player.Authentication;
import org.rocaille.player.Player;
import org.rocaille.player.PlayerStore;
import org.rocaille.problem.Problem;
import org.rocaille.rules.Side;
import org.rocaille.text.UserText;

/** How the players of a game keep notes of it, for as long as they like. */
@ApplicationScoped
public class NoteService {

    private final NoteStore store;
    private final GameService games;
    private final PlayerStore players;
    private final Clock clock;

    NoteService(NoteStore store, GameService games, PlayerStore players, Clock clock) {
        this.store = store;
        this.games = games;
        this.players = players;
        this.clock = clock;
    }

    /** A caller's condition on the note that a change starts from. */
    @FunctionalInterface
    public interface Guard {

        /**
         * Lets the change happen by returning.
         *
         * @param version the note's version, 0 if there has been none
         * @param isEmpty whether there is none now
         * @throws Problem if the change must not happen
         */
        void check(long version, boolean isEmpty);
    }

    /**
     * A note of a game.
     *
     * @param visit the game, and the side whose note it is
     * @param note  the note
     * @param isNew whether there was none before
     */
    public record Kept(Visit visit, Note note, boolean isNew) {

        /** The side whose note it is. */
        public Side side() {
            return visit.seat().orElseThrow();
        }
    }

    /** The note of whoever asks. */
    public Kept note(String gameId, Optional<Secret> token) {
        Visit visit = games.sit(gameId, token);
        return find(visit)
                .filter(note -> note.text().isPresent())
                .map(note -> new Kept(visit, note, false))
                .orElseThrow(() -> new Problem(NOT_FOUND, "You have no note of this game."));
    }

    private Optional<Note> find(Visit visit) {
        return store.find(visit.game(), visit.seat().orElseThrow());
    }

    /** Writes a note in place of the one before. The same may be said again. */
    @Transactional(Transactional.TxType.MANDATORY)
    public Kept put(String gameId, Optional<Secret> token, UserText text, Guard guard) {
        Visit visit = games.enter(gameId, token);
        Optional<Note> before = find(visit);
        if (before.filter(note -> note.says(text)).isPresent()) {
            return new Kept(visit, before.get(), false);
        }
        boolean isEmpty = before.flatMap(Note::text).isEmpty();
        guard.check(version(before), isEmpty);
        requireOpenAccount(visit);
        return new Kept(visit, write(visit, before, Optional.of(text)), isEmpty);
    }

    /** Takes a note away, if there is one. */
    @Transactional(Transactional.TxType.MANDATORY)
    public void delete(String gameId, Optional<Secret> token, Guard guard) {
        Visit visit = games.enter(gameId, token);
        Optional<Note> before = find(visit);
        if (before.flatMap(Note::text).isPresent()) {
            guard.check(version(before), false);
            write(visit, before, Optional.empty());
        }
    }

    /** A version is never had twice, whatever was taken away in between. */
    private Note write(Visit visit, Optional<Note> before, Optional<UserText> text) {
        Note note = new Note(text, version(before) + 1, clock.instant().truncatedTo(ChronoUnit.MILLIS));
        store.put(visit.game(), visit.seat().orElseThrow(), note);
        return note;
    }

    private static long version(Optional<Note> note) {
        return note.map(Note::version).orElse(0L);
    }

    /** Notes go with the account, and none comes after it that was written while it was being closed. */
    private void requireOpenAccount(Visit visit) {
        visit.game()
                .terms()
                .seats()
                .of(visit.seat().orElseThrow())
                .player()
                .map(ref -> players.lock(ref.id()))
                .filter(Player::isClosed)
                .ifPresent(closed -> {
                    throw Authentication.refusal();
                });
    }
}
