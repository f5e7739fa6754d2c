package org.rocaille.rules.oracle;

enum Colour {
    WHITE,
    BLACK;

    Colour other() {
        return this == WHITE ? BLACK : WHITE;
    }
}
