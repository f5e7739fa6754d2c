package org.rocaille.web;

import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.rocaille.rules.notation.PgnTag;

/** What the OpenAPI document says of records in the manner of PGN. */
public final class PgnSchema {

    /** The schema's name. */
    public static final String NAME = "PgnRecords";

    private PgnSchema() {}

    static Schema schema() {
        return OASFactory.createSchema()
                .addType(Schema.SchemaType.STRING)
                .description(
                        "Games in the manner of PGN: of each its tags, an empty line, the moves that stand in display"
                                + " notation with their numbers, and its result again; between games an empty line. The comment"
                                + " after a move tells how long after the move before it was made, or, of the first, after `UTCTime`:"
                                + " `{[%emt 7:30:00]}`, in hours (as many as it takes), minutes, seconds and a fraction of a second;"
                                + " and, where there are clocks, what its side had left then: `{[%emt 7:30:00] [%clk 72:00:00]}`. Offers,"
                                + " moves that were taken back, and what the clocks were charged are in the JSON record alone.\n\n"
                                + PgnTag.table()
                                + "\nText that is sent to be imported has to have `VariantId` or `Variant`, the moves and a result. Moves"
                                + " may be written in any form in which they can be made; their numbers are not looked at. Without"
                                + " `%emt`, a move counts as made when the one before was; without `UTCTime`, a game began with the"
                                + " day. Other tags, and `Event`, `Site`, `Round` and `Termination` if they say more than the game does, are"
                                + " kept and shown in `imported`. `ImportedAt` and `ImportedBy` are not read. Other comments, annotations"
                                + " such as `$1` and `!?`, and variations are passed over, which `leftOut` in the answer tells.");
    }
}
