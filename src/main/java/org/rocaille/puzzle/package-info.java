/** Positions to solve: each has one best move, which the games do not tell but a search has proven. */
package org.rocaille.puzzle;
