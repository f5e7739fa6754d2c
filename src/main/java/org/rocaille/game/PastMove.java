package org.rocaille.game;

/**
 * A move that a game has had.
 *
 * @param move   the move
 * @param stands whether it still counts, and was not taken back
 */
public record PastMove(RecordedMove move, boolean stands) {}
