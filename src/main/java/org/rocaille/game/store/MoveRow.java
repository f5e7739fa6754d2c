package org.rocaille.game.store;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.rocaille.clock.Allowance;
import org.rocaille.clock.Allowances;
import org.rocaille.clock.Charge;
import org.rocaille.game.Ending;
import org.rocaille.game.Game;
import org.rocaille.game.PastMove;
import org.rocaille.game.RecordedMove;
import org.rocaille.rules.Move;
import org.rocaille.rules.Piece;
import org.rocaille.rules.PieceType;
import org.rocaille.rules.Side;
import org.rocaille.rules.Square;
import org.rocaille.rules.Variant;

/**
 * A move as a row, never deleted: its text, the piece and what it captured are all that it does, so that it is read
 * back without asking the rules again.
 */
@Entity
@Table(name = "move")
@IdClass(MoveRow.Key.class)
class MoveRow extends PanacheEntityBase {

    private static final Pattern TEXT =
            Pattern.compile("(?<from>[a-z][0-9]+)(?<sign>[~*]?)(?<to>[a-z][0-9]+)?(?:=(?<promotion>[A-Z]))?");

    @Id
    @Column(name = "game_id")
    String gameId;

    @Id
    int seq;

    int ply;

    /** The ply while the move stands; null once it is taken back. */
    @Column(name = "live_ply")
    Integer livePly;

    String text;

    /** The piece's letter, upper case for White. */
    String piece;

    /** The squares, separated by spaces. */
    String captures;

    String notation;

    @Column(name = "played_at")
    Instant playedAt;

    @Column(name = "position_key")
    long positionKey;

    @Column(name = "in_check")
    boolean check;

    Side winner;
    String ending;

    /** In milliseconds, as all spans of time. */
    @Column(name = "clock_elapsed")
    Long clockElapsed;

    @Column(name = "clock_charged")
    Long clockCharged;

    @Column(name = "clock_credited")
    Long clockCredited;

    @Column(name = "clock_left")
    Long clockLeft;

    @Column(name = "clock_reason")
    String clockReason;

    boolean conditional;

    @Column(name = "mover_left")
    Long moverLeft;

    @Column(name = "mover_moves_to_go")
    Integer moverMovesToGo;

    @Column(name = "waiter_left")
    Long waiterLeft;

    @Column(name = "waiter_moves_to_go")
    Integer waiterMovesToGo;

    record Key(String gameId, int seq) implements Serializable {}

    static MoveRow of(Game game, PastMove past) {
        RecordedMove recorded = past.move();
        Move move = recorded.move();
        MoveRow row = new MoveRow();
        row.gameId = game.id();
        row.seq = recorded.seq();
        row.ply = recorded.ply();
        row.livePly = past.stands() ? recorded.ply() : null;
        row.text = move.text();
        row.piece = String.valueOf(game.terms().variant().letterOf(move.piece()));
        row.captures = move.captures().stream().map(Square::name).collect(Collectors.joining(" "));
        row.notation = recorded.notation();
        row.playedAt = recorded.playedAt();
        row.positionKey = recorded.positionKey();
        row.check = recorded.check();
        row.winner = recorded.ending().flatMap(Ending::winner).orElse(null);
        row.ending = recorded.ending().map(Ending::reason).orElse(null);
        recorded.charge().ifPresent(row::set);
        recorded.before().ifPresent(row::set);
        row.conditional = recorded.conditional();
        return row;
    }

    private void set(Allowances before) {
        moverLeft = before.mover().left().toMillis();
        moverMovesToGo = before.mover().movesToGo();
        waiterLeft = before.waiter().left().toMillis();
        waiterMovesToGo = before.waiter().movesToGo();
    }

    private Allowances before() {
        return new Allowances(
                new Allowance(Duration.ofMillis(moverLeft), moverMovesToGo),
                new Allowance(Duration.ofMillis(waiterLeft), waiterMovesToGo));
    }

    private void set(Charge charge) {
        clockElapsed = charge.elapsed().toMillis();
        clockCharged = charge.charged().toMillis();
        clockCredited = charge.credited().toMillis();
        clockLeft = charge.left().toMillis();
        clockReason = charge.reason().code();
    }

    RecordedMove recorded(Variant variant) {
        return new RecordedMove(
                seq,
                ply,
                move(variant),
                notation,
                playedAt,
                positionKey,
                check,
                Optional.ofNullable(ending).map(reason -> new Ending(Optional.ofNullable(winner), reason)),
                Optional.ofNullable(clockReason).map(this::charge),
                Optional.ofNullable(moverLeft).map(left -> before()),
                conditional);
    }

    private Charge charge(String reason) {
        return new Charge(
                Duration.ofMillis(clockElapsed),
                Duration.ofMillis(clockCharged),
                Duration.ofMillis(clockCredited),
                Duration.ofMillis(clockLeft),
                Charge.Reason.find(reason).orElseThrow());
    }

    private Move move(Variant variant) {
        Matcher matcher = TEXT.matcher(text);
        if (!matcher.matches()) {
            throw new IllegalStateException("Move " + seq + " of game " + gameId + " is kept as " + text);
        }
        Square from = Square.of(matcher.group("from"));
        Optional<Square> to = Optional.ofNullable(matcher.group("to")).map(Square::of);
        Move.Kind kind = switch (matcher.group("sign")) {
            case "~" -> Move.Kind.SWAP;
            case "*" -> to.isPresent() ? Move.Kind.DESTROY : Move.Kind.REMOVE;
            default -> Move.Kind.TRAVEL;
        };
        char letter = piece.charAt(0);
        Side side = Character.isUpperCase(letter) ? Side.WHITE : Side.BLACK;
        Piece mover = new Piece(side, variant.typeOf(letter).orElseThrow());
        List<Square> victims = Arrays.stream(captures.split(" "))
                .filter(name -> !name.isEmpty())
                .map(Square::of)
                .toList();
        Optional<PieceType> promotion = Optional.ofNullable(matcher.group("promotion"))
                .map(type -> variant.typeOf(type.charAt(0)).orElseThrow());
        return new Move(text, kind, mover, from, to.orElse(from), victims, promotion);
    }
}
