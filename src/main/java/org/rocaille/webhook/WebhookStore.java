package org.rocaille.webhook;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.rocaille.player.PersonalData;
import org.rocaille.player.Place;
import org.rocaille.player.Player;

/**
 * Where webhooks and their deliveries are kept. Both are changed only between {@link #lock} and the end of that
 * transaction, but for new webhooks; a player's number of them changes under the player's lock.
 */
public interface WebhookStore extends PersonalData {

    /**
     * A webhook for which something is to be sent, perhaps.
     *
     * @param webhookId its id
     * @param isDoubtful whether nobody knows its receiver to take messages
     */
    record Waiting(String webhookId, boolean isDoubtful) {}

    void insert(Webhook webhook);

    /** A webhook of a player. */
    Optional<Webhook> find(Player player, String id);

    /** A webhook as it is now and stays until this transaction ends, unless this transaction changes it. */
    Optional<Webhook> lock(String id);

    /** As {@link #lock}, but nobody is waited for: none if someone else has it. */
    Optional<Webhook> claim(String id);

    /** The webhooks of a player, each as by {@link #lock}. */
    List<Webhook> lockAll(Player player);

    /** The webhooks of a player, newest first, after a place in the list. */
    List<Webhook> list(Player player, Optional<Place> after, int limit);

    /** How many webhooks a player has. */
    long count(Player player);

    /** Keeps what has changed of a locked webhook. */
    void update(Webhook webhook);

    /** Removes a webhook of a player with its deliveries, if there is one with that id. */
    void delete(Player player, String id);

    /**
     * Those for which something is due or has happened, and for which no process works; those with nothing against them
     * first, then those that have waited longest.
     */
    List<Waiting> waiting(Instant now, int limit);

    void insert(Delivery delivery);

    /** Keeps what has changed of a delivery. */
    void update(Delivery delivery);

    /** Adds to what is known of a delivery what has come of an attempt. */
    void append(Delivery delivery, Delivery.Attempt attempt);

    /** A delivery of a webhook, without its attempts. */
    Optional<Delivery> delivery(Webhook webhook, long number);

    /** The delivery that is next; of a webhook that is not verified, only one that asks whether it wants others. */
    Optional<Delivery> due(Webhook webhook, Instant now);

    /** The delivery of a type that is pending, if there is one. */
    Optional<Delivery> pending(Webhook webhook, String type);

    /** The deliveries of a webhook before a number, with their attempts, newest first. */
    List<Delivery> deliveries(Webhook webhook, Optional<Long> before, int limit);

    /** Gives up what is pending. */
    void giveUp(Webhook webhook);

    /**
     * Removes some of the deliveries that there have been since before some time, but none that someone else removes.
     *
     * @return how many they were
     */
    int deleteDeliveriesBefore(Instant time, int most);
}
