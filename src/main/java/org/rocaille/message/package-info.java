/** What the players of a game write to each other. It is no part of the game, and nobody else reads it. */
package org.rocaille.message;
