package org.rocaille.webhook.store;

import io.quarkus.panache.common.Page;
import io.quarkus.panache.common.Parameters;
import io.quarkus.panache.common.Sort;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.persistence.LockModeType;
import jakarta.persistence.Tuple;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.hibernate.LockMode;
import org.hibernate.Session;
import org.rocaille.player.Place;
import org.rocaille.player.Player;
import org.rocaille.webhook.Delivery;
import org.rocaille.webhook.Progress;
import org.rocaille.webhook.Webhook;
import org.rocaille.webhook.WebhookStore;

/** Webhooks, their deliveries and the attempts of these as rows of three tables. */
@ApplicationScoped
class WebhookTables implements WebhookStore {

    /** What happens to the suspended waits. */
    private static final String WAITING = """
            select w.id as id, case when w.challenge is null and w.failing_since is null then 0 else 1 end as doubt
            from webhook w
            join player p on p.id = w.player_id
            left join feed f on f.player_id = w.player_id
            where w.disabled is null and (w.leased_until <= :now or w.leased_until > :last_lease) and p.suspended_at is null
            and ((w.challenge is null and f.last_seq > w.reached)
                or exists (
                    select 1 from webhook_delivery d
                    where d.webhook_id = w.id and (d.due_at <= :now or d.due_at > :latest_due)
                    and (w.challenge is null or d.type = :question)))
            order by doubt, w.leased_until, w.id""";

    private final EntityManager entities;

    WebhookTables(EntityManager entities) {
        this.entities = entities;
    }

    @Override
    public void insert(Webhook webhook) {
        WebhookRow.of(webhook).persistAndFlush(); // Before its deliveries, which refer to it.
    }

    @Override
    public Optional<Webhook> find(Player player, String id) {
        return WebhookRow.<WebhookRow>find("playerId = ?1 and id = ?2", player.id(), id)
                .firstResultOptional()
                .map(WebhookRow::webhook);
    }

    @Override
    public Optional<Webhook> lock(String id) {
        return WebhookRow.<WebhookRow>findByIdOptional(id, LockModeType.PESSIMISTIC_WRITE)
                .map(WebhookRow::webhook);
    }

    @Override
    public Optional<Webhook> claim(String id) {
        return entities.unwrap(Session.class)
                .createSelectionQuery("from WebhookRow where id = :id", WebhookRow.class)
                .setParameter("id", id)
                .setHibernateLockMode(LockMode.UPGRADE_SKIPLOCKED)
                .getResultStream()
                .findFirst()
                .map(WebhookRow::webhook);
    }

    @Override
    public List<Webhook> lockAll(Player player) {
        return WebhookRow.<WebhookRow>find("playerId", Sort.by("id"), player.id())
                .withLock(LockModeType.PESSIMISTIC_WRITE)
                .stream()
                .map(WebhookRow::webhook)
                .toList();
    }

    @Override
    public List<Webhook> list(Player player, Optional<Place> after, int limit) {
        StringBuilder query = new StringBuilder("playerId = :player");
        Parameters parameters = Parameters.with("player", player.id());
        after.ifPresent(place -> {
            query.append(" and createdAt <= :at and (createdAt < :at or id < :id)");
            parameters.and("at", place.at()).and("id", place.id());
        });
        return WebhookRow.<WebhookRow>find(query.toString(), Sort.descending("createdAt", "id"), parameters)
                .page(Page.ofSize(limit))
                .stream()
                .map(WebhookRow::webhook)
                .toList();
    }

    @Override
    public long count(Player player) {
        return WebhookRow.count("playerId", player.id());
    }

    @Override
    public void update(Webhook webhook) {
        WebhookRow.<WebhookRow>findById(webhook.id()).set(webhook);
    }

    @Override
    public void delete(Player player, String id) {
        WebhookRow.delete("playerId = ?1 and id = ?2", player.id(), id);
    }

    @Override
    public void deleteAll(Player player) {
        WebhookRow.delete("playerId", player.id());
    }

    @Override
    public List<Waiting> waiting(Instant now, int limit) {
        return entities
                .unwrap(Session.class)
                .createNativeQuery(WAITING, Tuple.class)
                .setParameter("now", now)
                .setParameter("last_lease", Progress.lastLease(now))
                .setParameter("latest_due", Delivery.latestDue(now))
                .setParameter("question", Delivery.VERIFICATION)
                .setMaxResults(limit)
                .getResultList()
                .stream()
                .map(row -> new Waiting(
                        row.get("id", String.class),
                        row.get("doubt", Number.class).intValue() == 1))
                .toList();
    }

    @Override
    public void insert(Delivery delivery) {
        DeliveryRow.of(delivery).persist();
    }

    @Override
    public void update(Delivery delivery) {
        DeliveryRow.<DeliveryRow>findById(DeliveryRow.Key.of(delivery)).set(delivery);
    }

    @Override
    public void append(Delivery delivery, Delivery.Attempt attempt) {
        int before = (int)
                AttemptRow.count("webhookId = ?1 and deliveryNumber = ?2", delivery.webhookId(), delivery.number());
        AttemptRow.of(delivery, before + 1, attempt).persist();
    }

    @Override
    public Optional<Delivery> delivery(Webhook webhook, long number) {
        return DeliveryRow.<DeliveryRow>findByIdOptional(new DeliveryRow.Key(webhook.id(), number))
                .map(row -> row.delivery(List.of()));
    }

    @Override
    public Optional<Delivery> due(Webhook webhook, Instant now) {
        String which = webhook.health().challenge().isEmpty() ? "" : " and type = '" + Delivery.VERIFICATION + "'";
        return DeliveryRow.<DeliveryRow>find(
                        "webhookId = ?1 and (dueAt <= ?2 or dueAt > ?3)" + which,
                        Sort.by("number"),
                        webhook.id(),
                        now,
                        Delivery.latestDue(now))
                .firstResultOptional()
                .map(row -> row.delivery(List.of()));
    }

    @Override
    public Optional<Delivery> pending(Webhook webhook, String type) {
        return DeliveryRow.<DeliveryRow>find("webhookId = ?1 and type = ?2 and dueAt is not null", webhook.id(), type)
                .firstResultOptional()
                .map(row -> row.delivery(List.of()));
    }

    @Override
    public List<Delivery> deliveries(Webhook webhook, Optional<Long> before, int limit) {
        List<DeliveryRow> rows = DeliveryRow.<DeliveryRow>find(
                        "webhookId = ?1 and number < ?2",
                        Sort.descending("number"),
                        webhook.id(),
                        before.orElse(Long.MAX_VALUE))
                .page(Page.ofSize(limit))
                .list();
        Map<Long, List<Delivery.Attempt>> attempts = AttemptRow.<AttemptRow>list(
                        "webhookId = ?1 and deliveryNumber in ?2",
                        Sort.by("number"),
                        webhook.id(),
                        rows.stream().map(row -> row.number).toList())
                .stream()
                .collect(Collectors.groupingBy(
                        row -> row.deliveryNumber, Collectors.mapping(AttemptRow::attempt, Collectors.toList())));
        return rows.stream()
                .map(row -> row.delivery(attempts.getOrDefault(row.number, List.of())))
                .toList();
    }

    @Override
    public void giveUp(Webhook webhook) {
        DeliveryRow.<DeliveryRow>stream("webhookId = ?1 and dueAt is not null", webhook.id())
                .forEach(row -> row.set(row.delivery(List.of()).givenUp()));
    }

    @Override
    public int deleteDeliveriesBefore(Instant time, int most) {
        List<DeliveryRow> old = entities.unwrap(Session.class)
                .createSelectionQuery("from DeliveryRow where createdAt < :time order by createdAt", DeliveryRow.class)
                .setParameter("time", time)
                .setMaxResults(most)
                .setHibernateLockMode(LockMode.UPGRADE_SKIPLOCKED)
                .getResultList();
        old.forEach(DeliveryRow::delete);
        return old.size();
    }
}
