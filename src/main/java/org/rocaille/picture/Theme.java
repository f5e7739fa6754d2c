package org.rocaille.picture;

/** The colours that a picture is drawn in. */
public enum Theme {
    /** For a light page. */
    LIGHT {
        @Override
        String style() {
            return Palette.LIGHT.rules();
        }
    },
    /** For a dark page. */
    DARK {
        @Override
        String style() {
            return Palette.DARK.rules();
        }
    },
    /** Light, or dark where whoever looks at it prefers that. */
    AUTO {
        @Override
        String style() {
            return Palette.LIGHT.rules() + "@media(prefers-color-scheme:dark){\n" + Palette.DARK.rules() + "}\n";
        }
    };

    /** The colours as CSS. */
    abstract String style();

    /**
     * Colours, as CSS writes them. White's pieces are light with a dark outline, Black's dark without one, and each
     * mark has a shape of its own, so that nobody needs to tell colours apart.
     *
     * @param frame the frame around the board
     * @param label what is written on it
     * @param field the squares of the field
     * @param ring the edge squares
     * @param shade the shade on every other square
     * @param line the outline of pieces
     * @param last the last move
     * @param loss what was captured, and check
     * @param frost frozen pieces
     */
    private record Palette(
            String frame,
            String label,
            String field,
            String ring,
            String shade,
            String line,
            String last,
            String loss,
            String frost) {

        static final Palette LIGHT = new Palette(
                "#6b4f3a", "#f3e6d0", "#f5ead6", "#b3946b", "#7a4a1e", "#1b1b1b", "#00856a", "#d1480c", "#3fa9f5");

        static final Palette DARK = new Palette(
                "#20262d", "#c3ccd6", "#98a4b3", "#6b7787", "#0b1420", "#0e1013", "#5fe0b0", "#ffb347", "#7cc8ff");

        String rules() {
            return """
                    .rocaille .frame{fill:%s}
                    .rocaille .label{fill:%s}
                    .rocaille .ring{fill:%s}
                    .rocaille .field{fill:%s}
                    .rocaille .shade{stroke:%s}
                    .rocaille .white{stroke:%6$s;color:%6$s}
                    .rocaille .black{fill:%6$s;stroke:%6$s}
                    .rocaille .last{fill:%7$s;stroke:%7$s}
                    .rocaille .loss{fill:%8$s;stroke:%8$s}
                    .rocaille .ice,.rocaille .frost{fill:%9$s}
                    .rocaille .turn{stroke:%2$s}
                    """.formatted(frame, label, ring, field, shade, line, last, loss, frost);
        }
    }
}
