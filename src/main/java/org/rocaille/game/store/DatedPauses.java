package org.rocaille.game.store;

import jakarta.persistence.EntityManager;
import jakarta.persistence.Tuple;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.hibernate.Session;
import org.rocaille.clock.Pause;
import org.rocaille.clock.TimeControl;
import org.rocaille.game.Calendars;
import org.rocaille.game.Terms;
import org.rocaille.player.PlayerRef;
import org.rocaille.rules.Side;

/** Everything with a date that stops the clocks of a game, in one statement. Whatever else is to, has a place here. */
final class DatedPauses {

    private static final String PAUSES = """
            select 'WHITE' as side, starts_at, ends_at from vacation where player_id = :white and ends_at > :since
            union all
            select 'BLACK', starts_at, ends_at from vacation where player_id = :black and ends_at > :since
            union all
            select 'BOTH', starts_at, ends_at from outage where ends_at > :since
            order by starts_at
            """;

    private static final String BOTH = "BOTH";

    private DatedPauses() {}

    /**
     * The pauses that are not over at an instant.
     *
     * @param hasOutages whether there may be outages among them
     */
    static Calendars.Dated of(EntityManager entities, Terms terms, Instant since, boolean hasOutages) {
        String white = onVacation(terms, Side.WHITE);
        String black = onVacation(terms, Side.BLACK);
        if (white.isEmpty() && black.isEmpty() && !hasOutages) {
            return Calendars.Dated.NONE;
        }
        Map<String, List<Pause>> pauses = new HashMap<>();
        entities.unwrap(Session.class)
                .createNativeQuery(PAUSES, Tuple.class)
                .addScalar("side", String.class)
                .addScalar("starts_at", Instant.class)
                .addScalar("ends_at", Instant.class)
                .setParameter("since", since)
                .setParameter("white", white)
                .setParameter("black", black)
                .getResultList() // And no stream, which would keep the connection where there is no transaction.
                .forEach(row -> pauses.computeIfAbsent(row.get("side", String.class), side -> new ArrayList<>())
                        .add(new Pause(row.get("starts_at", Instant.class), row.get("ends_at", Instant.class))));
        return new Calendars.Dated(
                pauses.getOrDefault(Side.WHITE.name(), List.of()),
                pauses.getOrDefault(Side.BLACK.name(), List.of()),
                pauses.getOrDefault(BOTH, List.of()));
    }

    /** The id of the player whose vacations count, or one that nobody has. */
    private static String onVacation(Terms terms, Side side) {
        return terms.seats()
                .of(side)
                .player()
                .filter(player -> terms.courtesies().vacations() && terms.timeControl() instanceof TimeControl.Timed)
                .map(PlayerRef::id)
                .orElse("");
    }
}
