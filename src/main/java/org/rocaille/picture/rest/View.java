package org.rocaille.picture.rest;

import java.util.Optional;
import org.rocaille.id.Codes;
import org.rocaille.rules.Side;
import org.rocaille.web.Values;

/** From which side a board is seen. */
final class View {

    static final String DESCRIPTION =
            "The side at the bottom; if absent, the caller's own in a game and the solver's in a"
                    + " puzzle, else White's";

    private View() {}

    static Optional<Side> wanted(String view) {
        return Values.inQuery("view", view, code -> Codes.find(Side.values(), code), "white, black");
    }
}
