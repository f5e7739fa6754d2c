/**
 * Players' webhooks: what happens to a player is sent, signed, to an address of its own, until that has it. The player's
 * feed is the outbox: a webhook knows how far it has come in it, so that a change of a game costs nothing more.
 */
package org.rocaille.webhook;
