/** What the players of a game write down for themselves. It is no part of the game, and nobody else reads it. */
package org.rocaille.note;
