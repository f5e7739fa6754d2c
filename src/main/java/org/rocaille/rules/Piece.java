package org.rocaille.rules;

/** A piece of one side, wherever it stands. */
public record Piece(Side side, PieceType type) {}
