package org.rocaille.message.store;

import io.quarkus.panache.common.Page;
import io.quarkus.panache.common.Sort;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.persistence.Tuple;
import java.util.List;
import java.util.Optional;
import org.rocaille.game.Game;
import org.rocaille.message.Mailbox;
import org.rocaille.message.Message;
import org.rocaille.message.MessageStore;
import org.rocaille.rules.Side;

/** Messages as rows. */
@ApplicationScoped
class MessageTable implements MessageStore {

    private static final String MAILBOX = """
            select count(*) as total,
                count(case when side = :side then 1 end) as sent,
                count(case when side <> :side and not read then 1 end) as unread,
                min(case when side <> :side and not read then number end) as firstUnread
            from MessageRow where gameId = :game""";

    private final EntityManager entities;

    MessageTable(EntityManager entities) {
        this.entities = entities;
    }

    @Override
    public void insert(Game game, Message message) {
        MessageRow.of(game, message).persist();
    }

    @Override
    public void markRead(Game game, Side reader, int upTo) {
        MessageRow.update(
                "read = true, unreadBy = null where gameId = ?1 and side = ?2 and number <= ?3 and read = false",
                game.id(),
                reader.opposite(),
                upTo);
    }

    @Override
    public Optional<Message> find(Game game, int number) {
        return MessageRow.<MessageRow>findByIdOptional(new MessageRow.Key(game.id(), number))
                .map(MessageRow::message);
    }

    @Override
    public Optional<Message> last(Game game, Side writer) {
        return MessageRow.<MessageRow>find("gameId = ?1 and side = ?2", Sort.descending("number"), game.id(), writer)
                .firstResultOptional()
                .map(MessageRow::message);
    }

    @Override
    public List<Message> list(Game game, int after, int limit) {
        return MessageRow.<MessageRow>find("gameId = ?1 and number > ?2", Sort.by("number"), game.id(), after)
                .page(Page.ofSize(limit))
                .stream()
                .map(MessageRow::message)
                .toList();
    }

    @Override
    public Mailbox mailbox(Game game, Side side) {
        Tuple counted = entities.createQuery(MAILBOX, Tuple.class)
                .setParameter("side", side)
                .setParameter("game", game.id())
                .getSingleResult();
        int total = counted.get("total", Long.class).intValue();
        Integer firstUnread = counted.get("firstUnread", Integer.class);
        return new Mailbox(
                total,
                counted.get("sent", Long.class).intValue(),
                counted.get("unread", Long.class).intValue(),
                firstUnread == null ? total + 1 : firstUnread);
    }
}
