package org.rocaille.puzzle.rest;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.puzzle.Puzzle;
import org.rocaille.puzzle.Theme;

/** A puzzle as whoever is to solve it sees it. */
@Schema(name = "Puzzle", description = "A position in which one move is better than every other")
record PuzzleView(
        @Schema(
                required = true,
                description = "By which it is known in every release that has it",
                example = PuzzleResource.EXAMPLE)
        String id,

        @Schema(
                required = true,
                example = "rocaille",
                extensions = @Extension(name = "x-extensible-enum", value = "variants"))
        String variant,

        @Schema(required = true, description = "The position")
        String fen,

        @Schema(
                required = true,
                description = "The side to move, which is to find the solution",
                enumeration = {"white", "black"})
        String turn,

        @Schema(required = true, description = "How many moves are to be found", example = "2")
        int movesToFind,

        @Schema(
                required = true,
                description =
                        "What it is about: `mate-in-1`, `mate-in-2` or `mate-in-3` if the game is won with the last"
                                + " move, or `multi-capture`; the kind of piece that makes the first move; and what else the"
                                + " solution has in it. The parameter `theme` has them all",
                example = "[\"mate-in-2\", \"chameleon\"]")
        List<String> themes,

        @Schema(required = true) Links links) {

    /** Where to go from a puzzle. */
    @Schema(name = "PuzzleLinks")
    record Links(
            @Schema(required = true, example = PuzzleResource.PATH + "/" + PuzzleResource.EXAMPLE)
            String self,

            @Schema(required = true, description = "Where moves are tried, as `moves`")
            String attempt,

            @Schema(required = true, description = "For whoever gives up")
            String solution,

            @Schema(required = true, description = "A drawing for the terminal")
            String board,

            @Schema(required = true, description = "A picture, as SVG")
            String picture) {

        static Links of(Puzzle puzzle) {
            String self = PuzzleResource.PATH + "/" + puzzle.id();
            return new Links(self, self + "/attempt", self + "/solution", self + "/board.txt", self + "/board.svg");
        }
    }

    static PuzzleView of(Puzzle puzzle) {
        return new PuzzleView(
                puzzle.id(),
                puzzle.position().variant().key(),
                puzzle.position().fen(),
                puzzle.position().turn().code(),
                puzzle.moves(),
                puzzle.themes().stream().map(Theme::code).toList(),
                Links.of(puzzle));
    }
}
