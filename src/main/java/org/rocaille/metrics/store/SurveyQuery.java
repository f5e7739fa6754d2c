package org.rocaille.metrics.store;

import static java.util.stream.Collectors.toMap;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.persistence.Tuple;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.hibernate.Session;
import org.rocaille.metrics.Survey;
import org.rocaille.metrics.SurveyStore;
import org.rocaille.metrics.Work;
import org.rocaille.opponent.Level;

/** Counts the rows of work, each part by an index and no further than is counted. */
@ApplicationScoped
class SurveyQuery implements SurveyStore {

    /** Webhooks wait for what their players' feeds hold beyond what they have reached, and for what was made of that. */
    private static final String SURVEY = """
            select 'CLOCKS' as work, count(*) as waiting, min(due_at) as oldest, current_timestamp as at
            from (select due_at from game where due_at <= :now order by due_at
                fetch first :most rows only) due
            union all
            select 'WEBHOOKS', count(*), min(due_at), current_timestamp
            from (select d.due_at from webhook_delivery d
                join webhook w on w.id = d.webhook_id and w.disabled is null and w.challenge is null
                join player p on p.id = w.player_id and p.suspended_at is null
                where d.due_at <= :now order by d.due_at
                fetch first :most rows only) due
            union all
            select 'WEBHOOKS', cast(coalesce(sum(f.last_seq - w.reached), 0) as bigint), min(e.at), current_timestamp
            from webhook w
            join player p on p.id = w.player_id and p.suspended_at is null
            join feed f on f.player_id = w.player_id and f.last_seq > w.reached
            left join feed_event e on e.player_id = w.player_id and e.seq = w.reached + 1
            where w.disabled is null and w.challenge is null
            union all
            select 'RETRIES', count(*), cast(null as timestamp(3) with time zone), current_timestamp
            from (select due_at from webhook_delivery where due_at > :now order by due_at
                fetch first :most rows only) later
            union all
            select 'CHALLENGES', count(*), min(expires_at), current_timestamp
            from (select expires_at from challenge where status = 'open' and expires_at <= :now order by expires_at
                fetch first :most rows only) due
            union all
            select 'EXPLORER', count(*), cast(null as timestamp(3) with time zone), current_timestamp
            from (select ending from game where is_counted = false and ending is not null
                fetch first :most rows only) uncounted
            union all
            select 'OPPONENTS', count(*), min(turn_since), current_timestamp
            from (select g.turn_since from game g join player p on p.id = g.turn_player_id
                where g.turn_player_id in (:opponents) and p.suspended_at is null
                fetch first :most rows only) thought""";

    private static final List<String> OPPONENTS =
            Stream.of(Level.values()).map(level -> level.playerName().key()).toList();

    private final EntityManager entities;

    SurveyQuery(EntityManager entities) {
        this.entities = entities;
    }

    @Override
    public Survey survey(Instant now) {
        List<Tuple> rows = entities.unwrap(Session.class)
                .createNativeQuery(SURVEY.replace(":most", Integer.toString(MOST)), Tuple.class)
                .addScalar("work", String.class)
                .addScalar("waiting", Long.class)
                .addScalar("oldest", Instant.class)
                .addScalar("at", Instant.class)
                .setParameter("now", now)
                .setParameter("opponents", OPPONENTS)
                .getResultList();
        return new Survey(
                rows.stream()
                        .collect(toMap(
                                row -> Work.valueOf(row.get("work", String.class)),
                                SurveyQuery::backlog,
                                Survey.Backlog::and)),
                rows.get(0).get("at", Instant.class));
    }

    private static Survey.Backlog backlog(Tuple row) {
        return new Survey.Backlog(
                row.get("waiting", Long.class), Optional.ofNullable(row.get("oldest", Instant.class)));
    }
}
