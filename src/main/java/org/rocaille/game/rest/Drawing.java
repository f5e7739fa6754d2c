package org.rocaille.game.rest;

import jakarta.ws.rs.core.UriInfo;
import java.net.URI;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rocaille.clock.Allowance;
import org.rocaille.game.Ending;
import org.rocaille.game.Game;
import org.rocaille.game.RecordedMove;
import org.rocaille.game.Terms;
import org.rocaille.game.Visit;
import org.rocaille.picture.BoardPicture;
import org.rocaille.picture.Caption;
import org.rocaille.picture.Look;
import org.rocaille.rules.Position;
import org.rocaille.rules.Side;
import org.rocaille.rules.notation.BoardText;
import org.rocaille.rules.notation.GameText;
import org.rocaille.rules.notation.Ink;
import org.rocaille.rules.notation.Result;
import org.rocaille.text.UserText;

/** Games as people see them: the board as a picture and for the terminal. */
final class Drawing {

    private Drawing() {}

    /** Whose pieces whoever sees the game has before them. */
    static Side usualViewer(Visit visit) {
        return visit.seat().orElse(Side.WHITE);
    }

    /** The board as a picture, as a side sees it. */
    static String picture(Game game, Side viewer, Look look) {
        String players = Stream.of(Side.values())
                .flatMap(side -> name(game.terms(), side).stream())
                .collect(Collectors.joining(" against "));
        String title = game.terms().variant().title() + (players.isEmpty() ? "" : ": " + players);
        return new BoardPicture(
                        game.position(),
                        viewer,
                        game.standing().lastMove().map(RecordedMove::move),
                        new Caption(title, result(game.ending()).map(Result::sentence)),
                        look)
                .svg();
    }

    /** The board for the terminal, as a side sees it, and how to make a move. */
    static String board(Game game, Side viewer, Ink ink, UriInfo uri) {
        Position position = game.position();
        Optional<RecordedMove> last = game.standing().lastMove();
        BoardText board = last.map(move -> BoardText.of(position, viewer, ink, move.move()))
                .orElseGet(() -> BoardText.of(position, viewer, ink));
        return new GameText(
                        game.id(),
                        board,
                        player(game, Side.WHITE),
                        player(game, Side.BLACK),
                        last.map(move -> numbered(position, move)),
                        result(game.ending()),
                        moveRequest(game, uri))
                .text();
    }

    /** Whose clock runs is told when it ends; what is left on it would be another time with every look. */
    private static GameText.Player player(Game game, Side side) {
        boolean runs = game.ending().isEmpty() && side == game.position().turn();
        return new GameText.Player(
                name(game.terms(), side),
                game.time().allowance(side).filter(allowance -> !runs).map(Allowance::left),
                game.time().deadline(side).filter(deadline -> runs),
                game.time().vacations(side).stream()
                        .map(pause -> new GameText.Away(pause.from(), pause.to()))
                        .toList());
    }

    private static Optional<String> name(Terms terms, Side side) {
        return terms.seats().of(side).name();
    }

    /** As in {@code 3. Pe3-e5} for White's move and {@code 3... Pe8-e7} for Black's. */
    private static String numbered(Position after, RecordedMove move) {
        boolean isWhites = move.move().piece().side() == Side.WHITE;
        int number = isWhites ? after.moveNumber() : after.moveNumber() - 1;
        return number + (isWhites ? ". " : "... ") + move.notation();
    }

    private static Optional<GameText.MoveRequest> moveRequest(Game game, UriInfo uri) {
        if (game.ending().isPresent()) {
            return Optional.empty();
        }
        String url = absolute(uri.getBaseUri(), Paths.move(game.id(), game.ply() + 1));
        return game.position().legalMoves().stream()
                .findFirst()
                .map(move -> new GameText.MoveRequest(
                        url,
                        move.text(),
                        Optional.of(Long.toString(game.version()))
                                .filter(version -> game.standing().isGuarded())));
    }

    static Optional<Result> result(Optional<Ending> how) {
        return how.map(ending -> new Result(
                ending.winner(),
                ending.reason(),
                ending.hasResult(),
                ending.statement().map(UserText::value)));
    }

    private static String absolute(URI base, String path) {
        return base.resolve(path).toString();
    }
}
