package org.rocaille.challenge.rest;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.challenge.Challenge;
import org.rocaille.challenge.ChallengeService;
import org.rocaille.challenge.Offer;
import org.rocaille.challenge.Pairing;
import org.rocaille.game.rest.TimeControlView;
import org.rocaille.player.PlayerRef;
import org.rocaille.player.rest.WeeklyPauseView;

/** A challenge as whoever may see it does. */
@Schema(name = "Challenge", description = "What a player offers to play, to another or to anyone")
record ChallengeView(
        @Schema(required = true, example = "7k2m9q4x0h8w3rte")
        String id,

        @Schema(
                required = true,
                description = "What has become of it. Only an `open` one can be answered",
                example = "open",
                extensions =
                        @Extension(
                                name = "x-extensible-enum",
                                parseValue = true,
                                value = "[\"open\", \"accepted\", \"declined\", \"countered\", \"cancelled\","
                                        + " \"expired\"]"))
        String status,

        @Schema(required = true, description = "Who offers", example = "ada")
        String challenger,

        @Schema(required = true, nullable = true, description = "To whom, null if to anyone", example = "bob")
        String opponent,

        @Schema(
                required = true,
                example = "rocaille",
                extensions =
                        @Extension(
                                name = "x-extensible-enum",
                                parseValue = true,
                                value = "[\"rocaille\", \"rococo\", \"rococo-pushme\", \"baroque\"]"))
        String variant,

        @Schema(
                required = true,
                nullable = true,
                description = "Where the game starts, null for the variant's own start")
        String fen,

        @Schema(
                required = true,
                description = "What the challenger plays",
                enumeration = {"white", "black", "random"})
        String colour,

        @Schema(required = true) TimeControlView timeControl,

        @Schema(
                required = true,
                description = "Who may see the game",
                enumeration = {"public", "unlisted", "private"})
        String visibility,

        @Schema(required = true, description = "Whether a side may ask the other to take moves back")
        boolean takebacks,

        @Schema(required = true, description = "Whether the clock of a player stands still on its vacations")
        boolean vacations,

        @Schema(
                required = true,
                description = "Whether a player may have the service search the game's positions while it goes on")
        boolean analysis,

        @Schema(
                required = true,
                nullable = true,
                description = "When the challenger's clock would stand still every week, null if it would not")
        WeeklyPauseView challengerPause,

        @Schema(
                required = true,
                nullable = true,
                description = "When the opponent's would, null if it would not or anyone may accept")
        WeeklyPauseView opponentPause,

        @Schema(required = true, nullable = true, description = "What the challenger says along with it")
        String message,

        @Schema(required = true, description = "By how many players it may be accepted", example = "1")
        int acceptances,

        @Schema(required = true, description = "By how many it was", example = "0")
        int accepted,

        @Schema(required = true) Instant createdAt,

        @Schema(required = true, description = "From when on it cannot be accepted")
        Instant expiresAt,

        @Schema(required = true, nullable = true, description = "When it was last answered or taken back for good")
        Instant settledAt,

        @Schema(required = true, nullable = true, description = "Why it was declined, null if it was not")
        DeclineView decline,

        @Schema(
                required = true,
                description = "The fields in which a counter-offer is other than the challenge that it answers, as the"
                        + " same player sees both",
                example = "[]")
        List<String> differs,

        @Schema(
                required = true,
                description = "The games that came of it, those of the caller or, for the challenger, all")
        List<GameOf> games,

        @Schema(required = true) Links links) {

    /** A game that came of a challenge. */
    @Schema(name = "ChallengeGame", description = "A game that came of a challenge")
    record GameOf(
            @Schema(required = true, description = "Who accepted", example = "bob")
            String player,

            @Schema(required = true, description = "The address of the game", example = "/v1/games/9fz0p3v6c1n8t5ya")
            String game) {

        static GameOf of(Pairing pairing) {
            return new GameOf(pairing.player().name().text(), Paths.game(pairing.gameId()));
        }
    }

    /** Where to go from a challenge. */
    @Schema(name = "ChallengeLinks")
    record Links(
            @Schema(required = true, example = "/v1/challenges/7k2m9q4x0h8w3rte")
            String self,

            @Schema(required = true, nullable = true, description = "Where it is accepted while it is open")
            String acceptance,

            @Schema(
                    required = true,
                    nullable = true,
                    description = "Where the opponent declines it while it is open, null if anyone may accept")
            String decline,

            @Schema(required = true, nullable = true, description = "Where it is answered by another while it is open")
            String counter,

            @Schema(required = true, nullable = true, description = "The challenge that this one answers")
            String counterTo,

            @Schema(required = true, nullable = true, description = "The challenge that answers this one")
            String counteredBy,

            @Schema(required = true, nullable = true, description = "The game after which the players want another")
            String rematchOf) {

        static Links of(Challenge challenge, boolean isOpen) {
            String self = Paths.challenge(challenge.id());
            return new Links(
                    self,
                    isOpen ? self + "/acceptance" : null,
                    isOpen && !challenge.isToAnyone() ? self + "/decline" : null,
                    isOpen ? self + "/counter" : null,
                    challenge.origin().counterTo().map(Paths::challenge).orElse(null),
                    challenge.state().counteredBy().map(Paths::challenge).orElse(null),
                    challenge.origin().rematchOf().map(Paths::game).orElse(null));
        }
    }

    private static WeeklyPauseView pause(ChallengeService.Seen seen, Optional<PlayerRef> player) {
        return player.map(ref -> seen.pauses().get(ref.id()))
                .map(WeeklyPauseView::of)
                .orElse(null);
    }

    static ChallengeView of(ChallengeService.Seen seen) {
        Challenge challenge = seen.challenge();
        Offer offer = challenge.offer();
        return new ChallengeView(
                challenge.id(),
                seen.status().code(),
                challenge.challenger().name().text(),
                challenge.opponent().map(ref -> ref.name().text()).orElse(null),
                offer.variant().key(),
                offer.fen().orElse(null),
                offer.colour().code(),
                TimeControlView.of(offer.timeControl()),
                offer.visibility().code(),
                offer.courtesies().takebacks(),
                offer.courtesies().vacations(),
                offer.courtesies().analysis(),
                pause(seen, Optional.of(challenge.challenger())),
                pause(seen, challenge.opponent()),
                challenge.message().map(Object::toString).orElse(null),
                challenge.acceptances(),
                challenge.state().accepted(),
                challenge.createdAt(),
                challenge.expiresAt(),
                challenge.state().settledAt().orElse(null),
                challenge.state().decline().map(DeclineView::of).orElse(null),
                challenge.origin().differs(),
                seen.pairings().stream().map(GameOf::of).toList(),
                Links.of(challenge, seen.status() == Challenge.Status.OPEN));
    }
}
