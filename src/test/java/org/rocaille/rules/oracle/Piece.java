package org.rocaille.rules.oracle;

record Piece(Kind kind, Colour colour) {

    boolean is(Kind kind, Colour colour) {
        return this.kind == kind && this.colour == colour;
    }
}
