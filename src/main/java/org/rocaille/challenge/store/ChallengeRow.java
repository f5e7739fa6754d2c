package org.rocaille.challenge.store;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.rocaille.challenge.Challenge;
import org.rocaille.challenge.Colour;
import org.rocaille.challenge.DeclineReason;
import org.rocaille.challenge.Offer;
import org.rocaille.clock.TimeControl;
import org.rocaille.game.Courtesies;
import org.rocaille.game.Visibility;
import org.rocaille.player.PlayerName;
import org.rocaille.player.PlayerRef;
import org.rocaille.rules.Variant;
import org.rocaille.text.UserText;

/** A challenge as a row: what never changes, and what has become of it. */
@Entity
@Table(name = "challenge")
class ChallengeRow extends PanacheEntityBase {

    @Id
    String id;

    @Column(name = "challenger_id", updatable = false)
    String challengerId;

    @Column(name = "challenger_name", updatable = false)
    String challengerName;

    @Column(name = "opponent_id", updatable = false)
    String opponentId;

    @Column(name = "opponent_name", updatable = false)
    String opponentName;

    @Column(updatable = false)
    String variant;

    @Column(updatable = false)
    String fen;

    @Column(updatable = false)
    String colour;

    @Column(name = "time_control", updatable = false)
    TimeControl timeControl;

    /** To be asked for. */
    @Column(name = "time_control_kind", updatable = false)
    String timeControlKind;

    @Column(updatable = false)
    String visibility;

    @Column(updatable = false)
    boolean takebacks;

    @Column(updatable = false)
    boolean vacations;

    @Column(updatable = false)
    boolean analysis;

    @Column(updatable = false)
    String message;

    @Column(updatable = false)
    int acceptances;

    String status;
    int accepted;

    @Column(name = "created_at", updatable = false)
    Instant createdAt;

    @Column(name = "expires_at", updatable = false)
    Instant expiresAt;

    @Column(name = "settled_at")
    Instant settledAt;

    @Column(name = "decline_reason")
    String declineReason;

    @Column(name = "decline_message")
    String declineMessage;

    @Column(name = "counter_to", updatable = false)
    String counterTo;

    /** Separated by spaces. */
    @Column(updatable = false)
    String differs;

    @Column(name = "countered_by")
    String counteredBy;

    @Column(name = "rematch_of", updatable = false)
    String rematchOf;

    static ChallengeRow of(Challenge challenge) {
        Offer offer = challenge.offer();
        Challenge.Origin origin = challenge.origin();
        ChallengeRow row = new ChallengeRow();
        row.id = challenge.id();
        row.challengerId = challenge.challenger().id();
        row.challengerName = challenge.challenger().name().text();
        row.opponentId = challenge.opponent().map(PlayerRef::id).orElse(null);
        row.opponentName = challenge.opponent().map(ref -> ref.name().text()).orElse(null);
        row.variant = offer.variant().key();
        row.fen = offer.fen().orElse(null);
        row.colour = offer.colour().code();
        row.timeControl = offer.timeControl();
        row.timeControlKind = offer.timeControl().kind();
        row.visibility = offer.visibility().code();
        row.takebacks = offer.courtesies().takebacks();
        row.vacations = offer.courtesies().vacations();
        row.analysis = offer.courtesies().analysis();
        row.message = challenge.message().map(UserText::value).orElse(null);
        row.acceptances = challenge.acceptances();
        row.createdAt = challenge.createdAt();
        row.expiresAt = challenge.expiresAt();
        row.counterTo = origin.counterTo().orElse(null);
        row.differs = String.join(" ", origin.differs());
        row.rematchOf = origin.rematchOf().orElse(null);
        row.set(challenge);
        return row;
    }

    void set(Challenge challenge) {
        Challenge.State state = challenge.state();
        status = state.status().code();
        accepted = state.accepted();
        settledAt = state.settledAt().orElse(null);
        declineReason = state.decline()
                .map(Challenge.Decline::reason)
                .map(DeclineReason::code)
                .orElse(null);
        declineMessage = state.decline()
                .flatMap(Challenge.Decline::message)
                .map(UserText::value)
                .orElse(null);
        counteredBy = state.counteredBy().orElse(null);
    }

    Challenge challenge() {
        return new Challenge(
                id,
                new PlayerRef(challengerId, new PlayerName(challengerName)),
                Optional.ofNullable(opponentId).map(player -> new PlayerRef(player, new PlayerName(opponentName))),
                new Offer(
                        Variant.of(variant),
                        Optional.ofNullable(fen),
                        Colour.find(colour).orElseThrow(),
                        timeControl,
                        Visibility.find(visibility).orElseThrow(),
                        new Courtesies(takebacks, vacations, analysis)),
                Optional.ofNullable(message).map(UserText::new),
                acceptances,
                createdAt,
                expiresAt,
                new Challenge.Origin(
                        Optional.ofNullable(counterTo),
                        differs.isEmpty() ? List.of() : List.of(differs.split(" ")),
                        Optional.ofNullable(rematchOf)),
                state());
    }

    private Challenge.State state() {
        return new Challenge.State(
                Challenge.Status.find(status).orElseThrow(),
                accepted,
                Optional.ofNullable(settledAt),
                Optional.ofNullable(declineReason)
                        .map(reason -> new Challenge.Decline(
                                DeclineReason.find(reason).orElseThrow(),
                                Optional.ofNullable(declineMessage).map(UserText::new))),
                Optional.ofNullable(counteredBy));
    }
}
