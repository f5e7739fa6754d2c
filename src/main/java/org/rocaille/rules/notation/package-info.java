/**
 * How positions, moves and games are written for people: move notation, boards for the terminal, records of games.
 * Every writer is a pure function of values and escapes what it did not write itself.
 */
package org.rocaille.rules.notation;
