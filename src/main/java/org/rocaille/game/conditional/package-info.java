/** Conditional moves: what a side has decided to answer before the other side's move comes. Pure values. */
package org.rocaille.game.conditional;
