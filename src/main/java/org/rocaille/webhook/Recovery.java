package org.rocaille.webhook;

import jakarta.enterprise.context.ApplicationScoped;
import org.rocaille.player.Outlets;
import org.rocaille.player.Player;

/** Sees to it that whoever had the tokens of an account that was recovered is not told of it any more. */
@ApplicationScoped
class Recovery implements Outlets {

    private final WebhookStore webhooks;

    Recovery(WebhookStore webhooks) {
        this.webhooks = webhooks;
    }

    @Override
    public void stop(Player player) {
        webhooks.lockAll(player).stream()
                .filter(webhook -> webhook.status() != Health.Status.DISABLED)
                .forEach(webhook -> {
                    webhooks.update(webhook.with(webhook.health().disabled(Health.Disabling.RECOVERED)));
                    webhooks.giveUp(webhook);
                });
    }
}
