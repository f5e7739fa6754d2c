package org.rocaille.game;

import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.rocaille.clock.Clocks;
import org.rocaille.clock.Warning;
import org.rocaille.rules.Move;
import org.rocaille.rules.Side;
import org.rocaille.rules.Square;

/** What the events of a game tell, each with the game as it is then: enough to act on it without asking for more. */
final class Payloads {

    private Payloads() {}

    /** The game as it is after an event. */
    static Map<String, Object> of(Game game) {
        Terms terms = game.terms();
        Optional<Ending> ending = game.ending();
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("variant", terms.variant().key());
        for (Side side : Side.values()) {
            told.put(side.code(), terms.seats().of(side).name().orElse(null));
        }
        told.put("version", game.version());
        told.put("ply", game.ply());
        told.put("fen", game.position().fen());
        told.put("turn", game.position().turn().code());
        told.put("check", game.position().isCheck());
        told.put("guarded", game.standing().isGuarded());
        told.put("deadline", ending.isPresent() ? null : game.time().deadline().orElse(null));
        told.put(
                "clocks",
                game.standing().clocks().map(clocks -> clocks(game, clocks)).orElse(null));
        told.put("outcome", ending.map(Ending::told).orElse(null));
        return told;
    }

    private static Map<String, Object> clocks(Game game, Clocks clocks) {
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("asOf", clocks.since());
        for (Side side : Side.values()) {
            told.put(side.code(), game.time().allowance(side).orElseThrow().left());
        }
        return told;
    }

    static Map<String, Object> started(Terms terms) {
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("rulesVersion", terms.rulesVersion());
        told.put("visibility", terms.visibility().code());
        return told;
    }

    static Map<String, Object> played(RecordedMove recorded) {
        Move move = recorded.move();
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("ply", recorded.ply());
        told.put("side", move.piece().side().code());
        told.put("move", move.text());
        told.put("notation", recorded.notation());
        told.put("captures", move.captures().stream().map(Square::name).toList());
        told.put("check", recorded.check());
        told.put("conditional", recorded.conditional());
        recorded.charge().ifPresent(charge -> told.put("charged", charge.charged()));
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
        return told;
    }

    /** A side that has run out of time in a game that the other may claim. */
    static Map<String, Object> fallen(Game game) {
        Side turn = game.position().turn();
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("ply", game.ply() + 1);
        told.put("side", turn.code());
        return told;
    }

    /** The vacations of a side that are not over. */
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
