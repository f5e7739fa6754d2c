package org.rocaille.game;

import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import org.rocaille.clock.Warning;
import org.rocaille.player.PlayerRef;
import org.rocaille.rules.Move;
import org.rocaille.rules.Side;
import org.rocaille.rules.Square;

/** What the events of a game tell: enough to act on them without asking for the game. */
final class Payloads {

    private Payloads() {}

    static Map<String, Object> started(Game game) {
        Terms terms = game.terms();
        Side turn = game.position().turn();
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("variant", terms.variant().key());
        told.put("rulesVersion", terms.rulesVersion());
        told.put("visibility", terms.visibility().code());
        for (Side side : Side.values()) {
            told.put(
                    side.code(),
                    terms.seats()
                            .of(side)
                            .player()
                            .map(PlayerRef::name)
                            .map(Object::toString)
                            .orElse(null));
        }
        told.put("fen", terms.startFen());
        told.put("turn", turn.code());
        game.time().deadline().ifPresent(deadline -> told.put("deadline", deadline));
        return told;
    }

    /** A move, and the game as it is after it. */
    static Map<String, Object> played(Game game, RecordedMove recorded) {
        Move move = recorded.move();
        Side turn = game.position().turn();
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("ply", recorded.ply());
        told.put("side", move.piece().side().code());
        told.put("move", move.text());
        told.put("notation", recorded.notation());
        told.put("captures", move.captures().stream().map(Square::name).toList());
        told.put("fen", game.position().fen());
        told.put("turn", turn.code());
        told.put("check", recorded.check());
        told.put("conditional", recorded.conditional());
        recorded.charge().ifPresent(charge -> told.put("charged", charge.charged()));
        if (recorded.ending().isEmpty()) {
            game.time().deadline().ifPresent(deadline -> told.put("deadline", deadline));
        }
        return told;
    }

    /** A turn that begins anew, or whose clocks are other than they were. */
    static Map<String, Object> turn(Game game) {
        Side turn = game.position().turn();
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("ply", game.ply());
        told.put("fen", game.position().fen());
        told.put("turn", turn.code());
        game.time().deadline().ifPresent(deadline -> told.put("deadline", deadline));
        return told;
    }

    /** A side that runs out of time. */
    static Map<String, Object> warned(Game game, Warning warning, Duration left) {
        Side turn = game.position().turn();
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("ply", game.ply() + 1);
        told.put("side", turn.code());
        told.put("left", warning.code());
        told.put("remaining", left);
        told.put("deadline", game.time().deadline().orElseThrow());
        return told;
    }

    /** A side that has run out of time in a game that the other may claim. */
    static Map<String, Object> fallen(Game game) {
        Side turn = game.position().turn();
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("ply", game.ply() + 1);
        told.put("side", turn.code());
        told.put("deadline", game.time().deadline().orElseThrow());
        return told;
    }

    /** The vacations of a side that are not over, and how long the side to move has with them. */
    static Map<String, Object> vacations(Game game, Side side, Instant at) {
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("ply", game.ply() + 1);
        told.put("side", side.code());
        told.put(
                "vacations",
                game.time().calendars().vacations(side).stream()
                        .filter(pause -> pause.to().isAfter(at))
                        .map(pause -> Map.of("from", pause.from(), "until", pause.to()))
                        .toList());
        told.put("turn", game.position().turn().code());
        told.put("deadline", game.time().deadline().orElseThrow());
        return told;
    }

    static Map<String, Object> finished(Game game, Ending ending) {
        Map<String, Object> told = ending.told();
        told.put("ply", game.ply());
        return told;
    }

    /** An offer, whatever has become of it. */
    static Map<String, Object> of(Proposal proposal) {
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("proposal", proposal.id());
        told.put("kind", proposal.kind().code());
        told.put("side", proposal.side().code());
        told.put("ply", proposal.ply());
        told.putAll(proposal.matter().parameters());
        if (proposal.isOpen()) {
            told.put("expiresAt", proposal.expiresAt());
            proposal.counter().ifPresent(counter -> told.put("counterTo", counter.to()));
        }
        return told;
    }
}
