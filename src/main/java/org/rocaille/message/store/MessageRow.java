package org.rocaille.message.store;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.time.Instant;
import org.rocaille.game.Game;
import org.rocaille.message.Message;
import org.rocaille.player.PlayerRef;
import org.rocaille.rules.Side;
import org.rocaille.text.UserText;

/** A message as a row. */
@Entity
@Table(name = "message")
@IdClass(MessageRow.Key.class)
class MessageRow extends PanacheEntityBase {

    @Id
    @Column(name = "game_id")
    String gameId;

    @Id
    int number;

    Side side;
    int ply;
    String text;

    @Column(name = "sent_at")
    Instant sentAt;

    @Column(name = "is_read")
    boolean read;

    /** The player who has yet to read it, for the list of what needs a player. */
    @Column(name = "unread_by")
    String unreadBy;

    record Key(String gameId, int number) implements Serializable {}

    static MessageRow of(Game game, Message message) {
        MessageRow row = new MessageRow();
        row.gameId = game.id();
        row.number = message.number();
        row.side = message.side();
        row.ply = message.ply();
        row.text = message.text().value();
        row.sentAt = message.sentAt();
        row.read = message.isRead();
        row.unreadBy = game.terms()
                .seats()
                .of(message.side().opposite())
                .player()
                .map(PlayerRef::id)
                .orElse(null);
        return row;
    }

    Message message() {
        return new Message(number, side, ply, new UserText(text), sentAt, read);
    }
}
