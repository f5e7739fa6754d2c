package org.rocaille.note.store;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import org.rocaille.game.Game;
import org.rocaille.note.Note;
import org.rocaille.note.NoteStore;
import org.rocaille.player.Player;
import org.rocaille.rules.Side;

/** Notes as rows. */
@ApplicationScoped
class NoteTable implements NoteStore {

    @Override
    public Optional<Note> find(Game game, Side side) {
        return row(game, side).map(NoteRow::note);
    }

    private static Optional<NoteRow> row(Game game, Side side) {
        return NoteRow.findByIdOptional(NoteRow.Key.of(game, side));
    }

    @Override
    public void put(Game game, Side side, Note note) {
        row(game, side)
                .ifPresentOrElse(
                        row -> row.set(note), () -> NoteRow.of(game, side, note).persist());
    }

    @Override
    public void deleteAll(Player player) {
        NoteRow.delete("playerId", player.id());
    }
}
