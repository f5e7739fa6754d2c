/**
 * Time as players have it: what they are given, what a move costs, and when it runs out. Knows nothing of games but that
 * two sides move in turn, and nothing of where anything is kept; all of it is a function of its arguments.
 */
package org.rocaille.clock;
