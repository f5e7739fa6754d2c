package org.rocaille.puzzle.rest;

import java.net.URI;
import java.util.Optional;
import org.rocaille.picture.BoardPicture;
import org.rocaille.picture.Caption;
import org.rocaille.picture.Look;
import org.rocaille.puzzle.Puzzle;
import org.rocaille.puzzle.Theme;
import org.rocaille.rules.Position;
import org.rocaille.rules.Side;
import org.rocaille.rules.notation.BoardText;
import org.rocaille.rules.notation.Ink;
import org.rocaille.rules.notation.Result;

/** Puzzles as people see them: the board as a picture and for the terminal. */
final class Drawing {

    private Drawing() {}

    /** The board as a picture, as a side sees it. */
    static String picture(Puzzle puzzle, Side viewer, Look look) {
        Position position = puzzle.position();
        Caption caption = new Caption(position.variant().title() + ": " + task(puzzle), Optional.empty());
        return new BoardPicture(position, viewer, Optional.empty(), caption, look).svg();
    }

    /** The board for the terminal, as a side sees it, what is to be done, and how to try a move. */
    static String board(Puzzle puzzle, Side viewer, Ink ink, URI base) {
        Position position = puzzle.position();
        return """
                %s, puzzle %s

                %s%s

                To try a move:
                  curl '%s?moves=MOVE'
                """.formatted(
                        position.variant().title(),
                        puzzle.id(),
                        BoardText.of(position, viewer, ink).text(),
                        task(puzzle),
                        base.resolve(PuzzleView.Links.of(puzzle).attempt()));
    }

    private static String task(Puzzle puzzle) {
        String side = Result.name(puzzle.position().turn());
        if (puzzle.themes().contains(Theme.MULTI_CAPTURE)) {
            return side + " takes more than one piece by one move, and is far ahead by it.";
        }
        return puzzle.moves() == 1
                ? side + " wins by one move."
                : "%s wins in %d moves.".formatted(side, puzzle.moves());
    }
}
