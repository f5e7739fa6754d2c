package org.rocaille.player.store;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Optional;
import org.rocaille.clock.FlagFall;
import org.rocaille.clock.WeeklyPause;
import org.rocaille.player.Player;
import org.rocaille.player.PlayerKind;
import org.rocaille.player.PlayerName;
import org.rocaille.player.Settings;
import org.rocaille.player.TimeControlKind;
import org.rocaille.text.UserText;

/** An account as a row. */
@Entity
@Table(name = "player")
class PlayerRow extends PanacheEntityBase {

    @Id
    String id;

    @Column(updatable = false)
    String name;

    @Column(name = "name_key", updatable = false)
    String nameKey;

    @Column(updatable = false)
    String kind;

    @Column(name = "owner_id", updatable = false)
    String ownerId;

    @Column(name = "owner_name", updatable = false)
    String ownerName;

    @Column(name = "recovery_hash")
    String recoveryHash;

    @Column(name = "created_at", updatable = false)
    Instant createdAt;

    String about;

    @Column(name = "time_zone")
    String timeZone;

    /** Separated by commas. */
    String weekend;

    @Column(name = "quiet_hours")
    String quietHours;

    String flag;

    String variants;

    @Column(name = "time_controls")
    String timeControls;

    @Column(name = "accepts_by_itself")
    boolean acceptsByItself;

    @Column(name = "suspension_reason")
    String suspensionReason;

    @Column(name = "suspended_at")
    Instant suspendedAt;

    @Column(name = "closed_at")
    Instant closedAt;

    long version;

    static PlayerRow of(Player player) {
        PlayerRow row = new PlayerRow();
        row.id = player.id();
        row.name = player.name().text();
        row.nameKey = player.name().key();
        row.kind = player.kind().code();
        row.ownerId = player.owner().map(Player.Owner::id).orElse(null);
        row.ownerName = player.owner().map(owner -> owner.name().text()).orElse(null);
        row.createdAt = player.createdAt();
        row.set(player);
        return row;
    }

    void set(Player player) {
        Settings settings = player.settings();
        recoveryHash = player.recoveryHash();
        about = settings.about().map(UserText::value).orElse(null);
        timeZone = settings.timeZone().map(ZoneId::getId).orElse(null);
        weekend = WeeklyPause.text(settings.weekend());
        quietHours = settings.quiet().map(WeeklyPause.Hours::text).orElse(null);
        flag = settings.flag().code();
        variants = String.join(" ", settings.bot().variants());
        timeControls = Codes.join(settings.bot().timeControls(), TimeControlKind::code);
        acceptsByItself = settings.bot().acceptsByItself();
        suspensionReason = player.suspension()
                .map(suspension -> suspension.reason().value())
                .orElse(null);
        suspendedAt = player.suspension().map(Player.Suspension::at).orElse(null);
        closedAt = player.closedAt().orElse(null);
        version = player.version();
    }

    Player player() {
        return new Player(
                id,
                new PlayerName(name),
                PlayerKind.find(kind).orElseThrow(),
                Optional.ofNullable(ownerId).map(owner -> new Player.Owner(owner, new PlayerName(ownerName))),
                recoveryHash,
                createdAt,
                settings(),
                Optional.ofNullable(suspensionReason)
                        .map(reason -> new Player.Suspension(new UserText(reason), suspendedAt)),
                Optional.ofNullable(closedAt),
                version);
    }

    private Settings settings() {
        return new Settings(
                Optional.ofNullable(about).map(UserText::new),
                Optional.ofNullable(timeZone).map(ZoneId::of),
                WeeklyPause.days(weekend),
                Optional.ofNullable(quietHours).map(WeeklyPause.Hours::of),
                FlagFall.find(flag).orElseThrow(),
                new Settings.BotSettings(
                        Codes.split(variants, Optional::of),
                        Codes.split(timeControls, TimeControlKind::find),
                        acceptsByItself));
    }
}
