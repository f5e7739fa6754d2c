/**
 * The games a second time, slowly and literally, so that the real rules have something to be held against.
 *
 * <p>Written from the rules page alone and sharing nothing with {@code org.rocaille.rules}: the board is a
 * two-dimensional array, every move is tried on a copy, check is "has the enemy a move that removes the King", and the
 * ring rule compares all moves of a piece with each other. Where a clever way and an obvious way exist, this package
 * takes the obvious one.
 */
package org.rocaille.rules.oracle;
