package org.rocaille.overview;

/**
 * How a player has fared in one variant. Games without a result do not count.
 *
 * @param variant the key of the variant
 * @param played  how many games are over
 * @param won     how many of them the player won
 * @param drawn   how many were drawn
 * @param lost    how many the player lost
 */
public record Score(String variant, long played, long won, long drawn, long lost) {}
