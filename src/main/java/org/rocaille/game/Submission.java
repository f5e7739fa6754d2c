package org.rocaille.game;

import java.util.Optional;

/**
 * A move as a player sends it.
 *
 * @param ply                    the ply that it is meant for, empty for whichever is next
 * @param text                   the move's text
 * @param acknowledgesRepetition whether the player knows that it may lose by repetition
 * @param proposal               what the player offers along with it
 */
public record Submission(
        Optional<Integer> ply, String text, boolean acknowledgesRepetition, Optional<Matter> proposal) {}
