package org.rocaille.challenge;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.rocaille.clock.TimeControl;
import org.rocaille.event.EventType;
import org.rocaille.event.Notice;
import org.rocaille.id.RandomId;
import org.rocaille.player.PlayerRef;
import org.rocaille.text.UserText;

/** What those whom a challenge concerns are told: enough to answer it without asking for it. */
final class Notices {

    private Notices() {}

    static Notice made(Challenge challenge, Instant at) {
        return notice(EventType.CHALLENGE_MADE, challenge, Map.of(), challenge.players(), at);
    }

    static Notice accepted(Challenge challenge, Pairing pairing) {
        return notice(
                EventType.CHALLENGE_ACCEPTED,
                challenge,
                Map.of("acceptedBy", pairing.player().name().text(), "gameId", pairing.gameId()),
                Stream.of(challenge.challenger(), pairing.player()),
                pairing.at());
    }

    static Notice declined(Challenge challenge, Challenge.Decline decline, Instant at) {
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("reason", decline.reason().code());
        decline.message().ifPresent(text -> told.put("text", text.value()));
        return notice(EventType.CHALLENGE_DECLINED, challenge, told, challenge.players(), at);
    }

    static Notice countered(Challenge challenge, Challenge counter) {
        return notice(
                EventType.CHALLENGE_COUNTERED,
                challenge,
                Map.of("counteredBy", counter.id()),
                challenge.players(),
                counter.createdAt());
    }

    static Notice cancelled(Challenge challenge, Instant at) {
        return notice(EventType.CHALLENGE_CANCELLED, challenge, Map.of(), challenge.players(), at);
    }

    static Notice expired(Challenge challenge, Instant at) {
        return notice(EventType.CHALLENGE_EXPIRED, challenge, Map.of(), challenge.players(), at);
    }

    private static Notice notice(
            EventType type, Challenge challenge, Map<String, Object> told, Stream<PlayerRef> players, Instant at) {
        Map<String, Object> payload = new LinkedHashMap<>(told);
        payload.put("challenge", of(challenge));
        return new Notice(
                RandomId.next(),
                type,
                at.truncatedTo(ChronoUnit.MILLIS),
                payload,
                players.filter(player -> !player.isResident())
                        .map(PlayerRef::id)
                        .toList());
    }

    private static Map<String, Object> of(Challenge challenge) {
        Offer offer = challenge.offer();
        Challenge.Origin origin = challenge.origin();
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("id", challenge.id());
        told.put("challenger", challenge.challenger().name().text());
        told.put(
                "opponent",
                challenge.opponent().map(player -> player.name().text()).orElse(null));
        told.put("variant", offer.variant().key());
        told.put("fen", offer.start().fen());
        told.put("colour", offer.colour().code());
        told.put("timeControl", of(offer.timeControl()));
        told.put("visibility", offer.visibility().code());
        told.put("takebacks", offer.courtesies().takebacks());
        told.put("vacations", offer.courtesies().vacations());
        told.put("analysis", offer.courtesies().analysis());
        told.put("message", challenge.message().map(UserText::value).orElse(null));
        told.put("expiresAt", challenge.expiresAt().truncatedTo(ChronoUnit.MILLIS));
        told.put("counterTo", origin.counterTo().orElse(null));
        told.put("differs", origin.differs());
        told.put("rematchOf", origin.rematchOf().orElse(null));
        return told;
    }

    private static Map<String, Object> of(TimeControl control) {
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("kind", control.kind());
        told.putAll(control.fold(
                perMove -> Map.<String, Object>of("perMove", perMove.perMove()),
                fischer -> Map.<String, Object>of(
                        "bank", fischer.bank(), "increment", fischer.increment(), "cap", fischer.cap()),
                period -> Map.<String, Object>of("moves", period.moves(), "period", period.period()),
                untimed -> Map.<String, Object>of()));
        return told;
    }
}
