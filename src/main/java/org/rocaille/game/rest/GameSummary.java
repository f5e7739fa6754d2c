package org.rocaille.game.rest;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.game.Listing;
import org.rocaille.web.Cursor;
import org.rocaille.web.Keys;
import org.rocaille.web.PageRequest;

/** A game as lists show it. */
@Schema(name = "GameSummary", description = "A game as lists show it; fields are those of Game")
public record GameSummary(
        @Schema(required = true, example = "7k2m9q4x0h8w3rte")
        String id,

        @Schema(required = true, example = "rocaille") String variant,
        @Schema(required = true) int rulesVersion,
        @Schema(required = true, example = "public") String visibility,
        @Schema(required = true) long version,
        @Schema(required = true, example = "active") String status,
        @Schema(required = true) String fen,
        @Schema(required = true) int ply,

        @Schema(
                required = true,
                enumeration = {"white", "black"})
        String turn,

        @Schema(required = true, nullable = true) OutcomeView outcome,
        @Schema(required = true) TimeControlView timeControl,
        @Schema(required = true) List<SeatView> seats,

        @Schema(
                required = true,
                description =
                        "Whether the side to move has run out of time: the game is about to end for that, which it"
                                + " has once the game itself is looked at, or the other side may claim it")
        boolean flagPending,

        @Schema(required = true) Instant createdAt,
        @Schema(required = true) Instant updatedAt,

        @Schema(required = true, nullable = true, description = "Where it comes from if it was imported, else null")
        ImportedView imported,

        @Schema(required = true) Links links) {

    /** Where to go from a game in a list. */
    @Schema(name = "GameSummaryLinks")
    public record Links(
            @Schema(required = true, example = "/v1/games/7k2m9q4x0h8w3rte")
            String self) {}

    /** Where a page of games begins, which are listed newest first. */
    public static Optional<Listing.Place> after(PageRequest request) {
        return request.after(2).map(cursor -> new Listing.Place(Keys.instant(cursor, 0), Keys.id(cursor, 1)));
    }

    static Cursor cursor(Listing.Entry entry) {
        return cursor(entry.place());
    }

    /** After a place in the list. */
    public static Cursor cursor(Listing.Place place) {
        return Cursor.of(Long.toString(place.createdAt().toEpochMilli()), place.id());
    }

    /** A game as lists show it. */
    public static GameSummary of(Listing.Entry entry) {
        return new GameSummary(
                entry.terms().id(),
                entry.terms().variant().key(),
                entry.terms().rulesVersion(),
                entry.terms().visibility().code(),
                entry.version(),
                GameView.status(entry.ending().isPresent()),
                entry.position().fen(),
                entry.ply(),
                entry.position().turn().code(),
                entry.ending().map(OutcomeView::of).orElse(null),
                TimeControlView.of(entry.terms().timeControl()),
                SeatView.of(entry.terms()),
                entry.flagPending(),
                entry.terms().createdAt(),
                entry.updatedAt(),
                entry.terms().imported().map(ImportedView::of).orElse(null),
                new Links(Paths.game(entry.terms().id())));
    }
}
