package org.rocaille.transfer;

/** Why nothing was copied, in words for whoever wanted it. */
final class Refusal extends RuntimeException {

    Refusal(String reason) {
        super(reason);
    }
}
