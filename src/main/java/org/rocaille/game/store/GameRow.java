package org.rocaille.game.store;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.rocaille.game.Ending;
import org.rocaille.game.Game;
import org.rocaille.game.Listing;
import org.rocaille.game.Proposal;
import org.rocaille.game.RecordedMove;
import org.rocaille.game.Seats;
import org.rocaille.game.Visibility;
import org.rocaille.rules.History;
import org.rocaille.rules.Position;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

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

    @Column(name = "start_fen", updatable = false)
    String startFen;

    @Column(name = "created_at", updatable = false)
    Instant createdAt;

    String fen;
    byte[] history;
    int ply;
    Side winner;
    String ending;

    @Column(name = "updated_at")
    Instant updatedAt;

    long version;

    @Column(name = "last_move_seq")
    int lastMoveSeq;

    @Column(name = "last_event_seq")
    long lastEventSeq;

    static GameRow of(Game game) {
        Game.Terms terms = game.terms();
        GameRow row = new GameRow();
        row.id = terms.id();
        row.variant = terms.variant().key();
        row.rulesVersion = terms.rulesVersion();
        row.visibility = terms.visibility().code();
        row.whiteTokenHash = terms.seats().white();
        row.blackTokenHash = terms.seats().black();
        row.startFen = terms.startFen();
        row.createdAt = terms.createdAt();
        row.set(game.standing());
        return row;
    }

    void set(Game.Standing standing) {
        fen = standing.position().fen();
        history = standing.history().toBytes();
        ply = standing.ply();
        winner = standing.ending().flatMap(Ending::winner).orElse(null);
        ending = standing.ending().map(Ending::reason).orElse(null);
        updatedAt = standing.updatedAt();
        version = standing.version();
        lastMoveSeq = standing.lastMoveSeq();
        lastEventSeq = standing.lastEventSeq();
    }

    Game game(Optional<RecordedMove> lastMove, List<Proposal> openProposals) {
        Game.Standing standing = new Game.Standing(
                position(),
                History.fromBytes(history),
                ply,
                lastMove,
                openProposals,
                ending(),
                version,
                lastMoveSeq,
                lastEventSeq,
                updatedAt);
        return new Game(terms(), standing);
    }

    Listing.Entry entry() {
        return new Listing.Entry(terms(), position(), ply, ending(), version, updatedAt);
    }

    Variant variant() {
        return Variant.of(variant);
    }

    private Game.Terms terms() {
        return new Game.Terms(
                id,
                variant(),
                rulesVersion,
                Visibility.find(visibility).orElseThrow(),
                new Seats(whiteTokenHash, blackTokenHash),
                startFen,
                createdAt);
    }

    private Position position() {
        return Position.parse(variant(), fen);
    }

    private Optional<Ending> ending() {
        return Optional.ofNullable(ending).map(reason -> new Ending(Optional.ofNullable(winner), reason));
    }
}
