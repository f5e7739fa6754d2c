package org.rocaille.rules;

/**
 * How Immobilizers freeze: a dial of the variant (rules §4-6). In each, a Chameleon freezes an enemy Immobilizer next
 * to it.
 */
public enum Freezing {
    /** Every enemy next to an Immobilizer is frozen, always; a frozen piece other than a King may remove itself. */
    ABSOLUTE,
    /**
     * An Immobilizer freezes neither Immobilizers nor Chameleons, and nobody while it stands next to an Immobilizer or
     * Chameleon of the other side; no piece may remove itself.
     */
    CANCELLABLE
}
