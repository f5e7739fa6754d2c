package org.rocaille.picture;

import java.util.Optional;

/**
 * What is said of a picture to those who do not see it, besides what can be read off the position.
 *
 * @param title  its title, such as who plays
 * @param result how the game has ended, as a sentence; empty while it goes on
 */
public record Caption(String title, Optional<String> result) {}
