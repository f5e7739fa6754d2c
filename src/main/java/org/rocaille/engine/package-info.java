/**
 * An opponent: searches a position for its best moves. It knows the games through the rules core alone, so that a fifth
 * game of the family needs at most a few lines of {@code weights.properties}.
 *
 * <p>{@link org.rocaille.engine.Search} is what others use; {@link org.rocaille.engine.Uci} is a command line for it.
 */
package org.rocaille.engine;
