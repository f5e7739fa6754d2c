package org.rocaille.event.rest;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.event.EventType;
import org.rocaille.event.KeptEvent;
import org.rocaille.event.Slice;

/** Something that has happened, with all that there is to know in order to act on it. */
@Schema(
        name = "Event",
        description =
                "Something that has happened, with all that there is to know in order to act on it. The same event has one id"
                        + " wherever it is told, and a cursor in each sequence of events.")
public record EventView(
        @Schema(
                required = true,
                description = "Its own name, by which repeats can be dropped",
                example = "9fz0p3v6c1n8t5ya")
        String id,

        @Schema(required = true, description = "Where to go on reading after it", example = "cGxheWVyL2FkYQoxNw")
        String cursor,

        @Schema(
                required = true,
                description = "What has happened. There may be others in time; pass over what you do not know",
                example = "move-played",
                extensions = @Extension(name = "x-extensible-enum", value = "event-types"))
        String type,

        @Schema(required = true) Instant at,

        @Schema(
                required = true,
                nullable = true,
                description = "The game to which it happened, as it was right after it; null if to none")
        EventGame game,

        @Schema(required = true, nullable = true, description = "The challenge that it is about, null if about none")
        EventChallenge challenge,

        @Schema(required = true, description = "What is told of events of this type")
        EventData data,

        @Schema(required = true) Links links) {

    /** Where to act on an event. */
    @Schema(name = "EventLinks", description = "Where to act on it; null what does not apply")
    record Links(
            @Schema(required = true, nullable = true, example = "/v1/games/7k2m9q4x0h8w3rte")
            String game,

            @Schema(
                    required = true,
                    nullable = true,
                    description = "Where the move that is due then is put",
                    example = "/v1/games/7k2m9q4x0h8w3rte/moves/2")
            String nextMove,

            @Schema(required = true, nullable = true, description = "What could be played then")
            String legalMoves,

            @Schema(required = true, nullable = true, description = "Where an offer that was made is answered")
            String answer,

            @Schema(required = true, nullable = true, description = "Where a message is answered")
            String messages,

            @Schema(required = true, nullable = true, description = "Where the game can be claimed")
            String flagClaim,

            @Schema(required = true, nullable = true) String challenge,

            @Schema(required = true, nullable = true, description = "Where a challenge that was made is accepted")
            String acceptance,

            @Schema(required = true, nullable = true, description = "Where it is declined")
            String decline,

            @Schema(required = true, nullable = true, description = "Where it is answered by another")
            String counter) {

        static Links of(EventType type, EventGame game, EventChallenge challenge, EventData data) {
            String ofGame = game != null ? "/v1/games/" + game.id() : null;
            String begun = data.gameId() != null ? "/v1/games/" + data.gameId() : ofGame;
            String moves = game != null && game.goesOn() ? ofGame : null;
            String ofChallenge = challenge != null ? "/v1/challenges/" + challenge.id() : null;
            String open = type == EventType.CHALLENGE_MADE ? ofChallenge : null;
            return new Links(
                    begun,
                    moves == null ? null : moves + "/moves/" + (game.ply() + 1),
                    moves == null ? null : moves + "/legal-moves",
                    type == EventType.PROPOSAL_MADE ? ofGame + "/proposals/" + data.proposal() + "/answer" : null,
                    type == EventType.MESSAGE_SENT ? ofGame + "/messages" : null,
                    type == EventType.FLAG_FALLEN ? ofGame + "/flag-claim" : null,
                    ofChallenge,
                    open == null ? null : open + "/acceptance",
                    open == null || challenge.opponent() == null ? null : open + "/decline",
                    open == null ? null : open + "/counter");
        }
    }

    static List<EventView> of(Slice slice, ObjectMapper json) {
        return slice.events().stream().map(seen -> of(seen, json)).toList();
    }

    public static EventView of(Slice.Seen seen, ObjectMapper json) {
        KeptEvent event = seen.event();
        Map<String, Object> told = new HashMap<>(event.payload());
        EventGame game = event.gameId()
                .map(id -> EventGame.of(id, (Map<?, ?>) told.remove("game"), seen.side(), json))
                .orElse(null);
        EventChallenge challenge = json.convertValue(told.remove("challenge"), EventChallenge.class);
        EventData data = json.convertValue(told, EventData.class);
        EventType type = EventType.find(event.type()).orElse(null);
        return new EventView(
                event.id(),
                seen.bookmark().text(),
                event.type(),
                event.at(),
                game,
                challenge,
                data,
                Links.of(type, game, challenge, data));
    }
}
