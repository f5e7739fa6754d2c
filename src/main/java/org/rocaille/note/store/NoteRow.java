package org.rocaille.note.store;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.time.Instant;
import java.util.Optional;
import org.rocaille.game.Game;
import org.rocaille.note.Note;
import org.rocaille.player.PlayerRef;
import org.rocaille.rules.Side;
import org.rocaille.text.UserText;

/** A note as a row, which stays without its text when that is taken away. */
@Entity
@Table(name = "note")
@IdClass(NoteRow.Key.class)
class NoteRow extends PanacheEntityBase {

    @Id
    @Column(name = "game_id")
    String gameId;

    /** The side's code. */
    @Id
    String side;

    /** Whose it is; null if that is the holder of a token. */
    @Column(name = "player_id", updatable = false)
    String playerId;

    String text;
    long version;

    @Column(name = "changed_at")
    Instant changedAt;

    record Key(String gameId, String side) implements Serializable {

        static Key of(Game game, Side side) {
            return new Key(game.id(), side.code());
        }
    }

    static NoteRow of(Game game, Side side, Note note) {
        NoteRow row = new NoteRow();
        row.gameId = game.id();
        row.side = side.code();
        row.playerId = game.terms().seats().of(side).player().map(PlayerRef::id).orElse(null);
        row.set(note);
        return row;
    }

    void set(Note note) {
        text = note.text().map(UserText::value).orElse(null);
        version = note.version();
        changedAt = note.changedAt();
    }

    Note note() {
        return new Note(Optional.ofNullable(text).map(UserText::new), version, changedAt);
    }
}
