package org.rocaille.game.rest;

import org.rocaille.game.Visit;
import org.rocaille.rules.Side;
import org.rocaille.web.VersionTag;

/** The tags of a game's representations. */
final class Tags {

    private Tags() {}

    static VersionTag of(Visit visit, String representation) {
        return new VersionTag(
                visit.game().version(),
                representation,
                visit.seat().map(Side::code).orElse("anyone"));
    }
}
