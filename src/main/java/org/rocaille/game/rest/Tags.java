package org.rocaille.game.rest;

import org.rocaille.game.Visit;
import org.rocaille.rules.Side;
import org.rocaille.web.VersionTag;

/** The tags of a game's representations. */
final class Tags {

    /** What the OpenAPI document says of a tag. */
    static final String ABOUT =
            "The game's version, the representation and the kind of viewer, such as `\"57-json-white\"`; send it"
                    + " as `If-None-Match` to be told only of a newer one, or with a change as `If-Match`";

    private Tags() {}

    static VersionTag of(Visit visit, String representation) {
        return new VersionTag(
                visit.game().version(),
                representation,
                visit.seat().map(Side::code).orElse("anyone"));
    }
}
