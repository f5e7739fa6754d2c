package org.rocaille.player.rest;

import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.player.Act;

/** Something that the operator did. */
@Schema(name = "Act", description = "Something that the operator did to a player")
record ActView(
        @Schema(required = true, example = "7k2m9q4x0h8w3rte")
        String id,

        @Schema(
                required = true,
                example = "suspended",
                extensions =
                        @Extension(
                                name = "x-extensible-enum",
                                parseValue = true,
                                value = "[\"suspended\", \"suspension-lifted\", \"recovery-code-reissued\"]"))
        String type,

        @Schema(required = true, description = "To whom", example = "ada")
        String player,

        @Schema(required = true, nullable = true, description = "Why, as the operator told it")
        String reason,

        @Schema(required = true) Instant at) {

    static ActView of(Act act) {
        return new ActView(
                act.id(),
                act.type().code(),
                act.player().name().text(),
                act.reason().map(Object::toString).orElse(null),
                act.at());
    }
}
