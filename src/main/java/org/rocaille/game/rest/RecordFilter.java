package org.rocaille.game.rest;

import jakarta.ws.rs.QueryParam;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.rocaille.game.Ending;
import org.rocaille.game.Selection;
import org.rocaille.id.Codes;
import org.rocaille.player.Identity;
import org.rocaille.player.Player;
import org.rocaille.player.PlayerName;
import org.rocaille.player.PlayerRef;
import org.rocaille.player.PlayerService;
import org.rocaille.player.Scope;
import org.rocaille.problem.RuleProblems;
import org.rocaille.rules.Variant;
import org.rocaille.web.Values;

/** Which games' records are wanted; a resource takes it as a {@code @BeanParam}. */
public class RecordFilter {

    private static final Instant EARLIEST = Instant.parse("0001-01-01T00:00:00Z");
    private static final Instant LATEST = Instant.parse("9999-12-31T23:59:59Z");

    @QueryParam("player")
    @Parameter(
            description =
                    "Only games of this player: the public ones, or all if the token is one of the player's and has the"
                            + " scope `read`",
            example = "ada")
    String player;

    @QueryParam("opponent")
    @Parameter(description = "Of those, only games against this one", example = "bob")
    String opponent;

    @QueryParam("importer")
    @Parameter(
            description =
                    "Instead of a player: only games that were imported by this one, the public ones, or all if the"
                            + " token is one of its own and has the scope `read`",
            example = "ada")
    String importer;

    @QueryParam("variant")
    @Parameter(description = "Only games of this variant", example = "rocaille")
    String variant;

    @QueryParam("status")
    @Parameter(
            description = "Only games of this status",
            schema =
                    @Schema(
                            type = SchemaType.STRING,
                            enumeration = {"active", "finished"}))
    String status;

    @QueryParam("result")
    @Parameter(
            description =
                    "Only games that were won by this side, or drawn, or that ended and count for nothing (`none`)",
            example = "draw")
    String result;

    @QueryParam("ending")
    @Parameter(description = "Only games that ended for this reason", example = "checkmate")
    String ending;

    @QueryParam("since")
    @Parameter(description = "Only games that began then or later", example = "2026-01-01T00:00:00Z")
    String since;

    @QueryParam("until")
    @Parameter(description = "Only games that began before then", example = "2027-01-01T00:00:00Z")
    String until;

    /** What whoever asks may have of what is wanted. */
    Selection selection(Identity caller, PlayerService players) {
        if (opponent != null && player == null) {
            throw Values.invalidParameter("opponent", "opponent needs player.");
        }
        if (importer != null && player != null) {
            throw Values.invalidParameter("importer", "importer and player do not go together.");
        }
        Optional<PlayerRef> of = find("player", player, players);
        Optional<PlayerRef> from = find("importer", importer, players);
        boolean isOwn = caller instanceof Identity.Member member
                && member.may(Scope.READ)
                && of.or(() -> from).equals(Optional.of(member.player().ref()));
        return new Selection(
                of,
                isOwn,
                find("opponent", opponent, players),
                from,
                Optional.ofNullable(variant).map(key -> Variant.find(key).orElseThrow(RuleProblems::unknownVariant)),
                Values.inQuery("status", status, GameView::isOver, "active, finished"),
                Values.inQuery(
                        "result",
                        result,
                        code -> Codes.find(Selection.Result.values(), code),
                        "white, black, draw, none"),
                Values.inQuery(
                        "ending",
                        ending,
                        reason -> Optional.of(reason).filter(Ending.REASONS::contains),
                        String.join(", ", Ending.REASONS)),
                Optional.ofNullable(since).map(text -> instant("since", text)),
                Optional.ofNullable(until).map(text -> instant("until", text)));
    }

    private static Optional<PlayerRef> find(String parameter, String name, PlayerService players) {
        return Optional.ofNullable(name)
                .map(text -> PlayerName.find(text)
                        .flatMap(players::find)
                        .map(Player::ref)
                        .orElseThrow(() -> Values.invalidParameter(parameter, "There is no player of this name.")));
    }

    private static Instant instant(String parameter, String text) {
        try {
            Instant instant = Instant.parse(text);
            if (!instant.isBefore(EARLIEST) && !instant.isAfter(LATEST)) {
                return instant;
            }
        } catch (DateTimeException e) {
            // It is none, so none that any database knows either.
        }
        throw Values.invalidParameter(
                parameter, parameter + " is an instant of the years 1 to 9999, as in 2026-01-31T12:00:00Z.");
    }
}
