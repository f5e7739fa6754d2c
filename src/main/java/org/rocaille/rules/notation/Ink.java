package org.rocaille.rules.notation;

/** What a board is drawn with. */
public enum Ink {
    /** Box drawing and shades. */
    UNICODE("·", "░", "×", "─", "│", "┌┐└┘"),
    /** Nothing beyond ASCII. */
    ASCII(".", ":", "x", "-", "|", "++++");

    final String empty;
    final String shade;
    final String captured;
    final String horizontal;
    final String vertical;
    private final String corners;

    Ink(String empty, String shade, String captured, String horizontal, String vertical, String corners) {
        this.empty = empty;
        this.shade = shade;
        this.captured = captured;
        this.horizontal = horizontal;
        this.vertical = vertical;
        this.corners = corners;
    }

    String top(String edge) {
        return corners.charAt(0) + edge + corners.charAt(1);
    }

    String bottom(String edge) {
        return corners.charAt(2) + edge + corners.charAt(3);
    }
}
