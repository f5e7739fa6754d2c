package org.rocaille.message;

import static org.rocaille.problem.ProblemCode.LIMIT_REACHED;
import static org.rocaille.problem.ProblemCode.MESSAGE_TAKEN;
import static org.rocaille.problem.ProblemCode.NOT_FOUND;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rocaille.event.EventType;
import org.rocaille.game.Game;
import org.rocaille.game.GameService;
import org.rocaille.game.RecordedMove;
import org.rocaille.game.Visit;
import org.rocaille.id.Secret;
import org.rocaille.player.BlockService;
import org.rocaille.player.PlayerRef;
import org.rocaille.problem.Problem;
import org.rocaille.rules.Side;
import org.rocaille.text.UserText;

/** How the players of a game write to each other, which they may for as long as they like. */
@ApplicationScoped
public class MessageService {

    /** How many messages a side writes in one game at most. */
    public static final int MOST = 1000;

    private final MessageStore store;
    private final GameService games;
    private final BlockService blocks;

    MessageService(MessageStore store, GameService games, BlockService blocks) {
        this.store = store;
        this.games = games;
        this.blocks = blocks;
    }

    /**
     * What a message has come to.
     *
     * @param visit   the game, and the side that wrote
     * @param message the message as it is kept
     * @param isNew   whether it was sent just now
     */
    public record Sent(Visit visit, Message message, boolean isNew) {}

    /**
     * The messages of a game as one of its sides has them.
     *
     * @param visit   the game, and the side
     * @param mailbox how the side stands with them
     */
    public record Opened(Visit visit, Mailbox mailbox) {

        /** The side whose mailbox it is. */
        public Side side() {
            return visit.seat().orElseThrow();
        }
    }

    /** Lets a player look at the messages of a game. */
    public Opened open(String gameId, Optional<Secret> token) {
        Visit visit = games.sit(gameId, token);
        return new Opened(visit, store.mailbox(visit.game(), visit.seat().orElseThrow()));
    }

    /** The messages of a game, oldest first, after the one with a number. */
    public List<Message> list(Opened opened, int after, int limit) {
        return store.list(opened.visit().game(), after, limit);
    }

    /** One message. */
    public Message message(Visit visit, int number) {
        return store.find(visit.game(), number)
                .orElseThrow(() -> new Problem(NOT_FOUND, "The game has had no message " + number + "."));
    }

    /** Writes to the other side. The same text again, before another and before a move, is the same message. */
    @Transactional(Transactional.TxType.MANDATORY)
    public Sent send(String gameId, Optional<Secret> token, UserText text) {
        Visit visit = games.enter(gameId, token);
        Optional<Message> repeated = store.last(visit.game(), side(visit))
                .filter(last -> last.ply() == visit.game().ply() && last.text().equals(text));
        return repeated.map(message -> new Sent(visit, message, false))
                .orElseGet(() -> send(visit, visit.game().ply(), text));
    }

    /** Writes to the other side along with a move that was played just now, whatever has been played since in answer. */
    @Transactional(Transactional.TxType.MANDATORY)
    public Sent send(String gameId, Optional<Secret> token, RecordedMove move, UserText text) {
        return send(games.enter(gameId, token), move.ply(), text);
    }

    /** Writes the message of a number, which is the next one's, or tells again of one that was written. */
    @Transactional(Transactional.TxType.MANDATORY)
    public Sent send(String gameId, Optional<Secret> token, int number, UserText text) {
        Visit visit = games.enter(gameId, token);
        Side side = side(visit);
        int next = store.mailbox(visit.game(), side).total() + 1;
        if (number < next) {
            Message written = message(visit, number);
            if (written.side() == side && written.text().equals(text)) {
                return new Sent(visit, written, false);
            }
            throw taken("Message " + number + " is another one.", next);
        }
        if (number > next) {
            throw taken("The next message of this game is number " + next + ".", next);
        }
        return send(visit, visit.game().ply(), text);
    }

    private static Problem taken(String detail, int next) {
        return new Problem(MESSAGE_TAKEN, detail).with("number", next);
    }

    private Sent send(Visit visit, int ply, UserText text) {
        Game game = visit.game();
        Side side = side(visit);
        Optional<PlayerRef> writer = game.terms().seats().of(side).player();
        Optional<PlayerRef> reader = game.terms().seats().of(side.opposite()).player();
        writer.ifPresent(from -> reader.ifPresent(to -> blocks.requireNotBlocked(to, from)));
        Mailbox mailbox = store.mailbox(game, side);
        if (mailbox.sent() >= MOST) {
            throw new Problem(LIMIT_REACHED, "A side writes at most " + MOST + " messages in a game.")
                    .with("limit", MOST);
        }
        int number = mailbox.total() + 1;
        Instant at = games.note(game, EventType.MESSAGE_SENT, told(number, side, ply, text));
        Message message = new Message(number, side, ply, text, at, false);
        store.insert(game, message);
        return new Sent(visit, message, true);
    }

    private static Map<String, Object> told(int number, Side side, int ply, UserText text) {
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("number", number);
        told.put("side", side.code());
        told.put("ply", ply);
        told.put("text", text.value());
        return told;
    }

    /** Notes that a player has read all messages up to a number, which need not have been reached. */
    @Transactional(Transactional.TxType.MANDATORY)
    public Opened markRead(String gameId, Optional<Secret> token, int upTo) {
        Visit visit = games.enter(gameId, token);
        store.markRead(visit.game(), side(visit), upTo);
        return new Opened(visit, store.mailbox(visit.game(), side(visit)));
    }

    private static Side side(Visit visit) {
        return visit.seat().orElseThrow();
    }
}
