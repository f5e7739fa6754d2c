package org.rocaille.game.rest;

import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.rocaille.clock.Charge;
import org.rocaille.clock.TimeControl;
import org.rocaille.game.Ending;
import org.rocaille.game.Imported;
import org.rocaille.game.RecordedMove;
import org.rocaille.game.Terms;
import org.rocaille.rules.Position;
import org.rocaille.rules.Side;
import org.rocaille.rules.notation.GameRecord;
import org.rocaille.rules.notation.PgnTag;
import org.rocaille.rules.notation.Result;

/** The record of a game as {@link PgnTranscript} reads it, which goes back to the whole second in which the game began. */
record PgnRecord(Terms terms, Optional<Ending> ending, List<RecordedMove> moves, URI base) {

    /** As PGN says of what is not known. */
    static final String UNKNOWN = "?";

    static final String NONE = "-";

    private static final String EVENT = "Correspondence game";

    static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("uuuu.MM.dd", Locale.ROOT);
    static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT);

    String text() {
        Map<String, String> tags = new LinkedHashMap<>();
        for (PgnTag tag : PgnTag.values()) {
            value(tag).ifPresent(value -> tags.put(tag.text(), value));
        }
        terms.imported()
                .ifPresent(
                        imported -> imported.source().tags().forEach((name, value) -> tags.put(name, value.value())));
        return new GameRecord(tags, terms.start(), plies(), token()).text();
    }

    private Optional<String> value(PgnTag tag) {
        Position start = terms.start();
        boolean isUsualStart = start.equals(terms.variant().start());
        return switch (tag) {
            case EVENT -> Optional.of(terms.imported().isPresent() ? UNKNOWN : EVENT);
            case SITE ->
                Optional.of(
                        terms.imported().isPresent()
                                ? UNKNOWN
                                : base.resolve(Paths.game(terms.id())).toString());
            case DATE, UTC_DATE -> Optional.of(DATE.format(began().atZone(ZoneOffset.UTC)));
            case ROUND -> Optional.of(NONE);
            case WHITE -> Optional.of(name(Side.WHITE));
            case BLACK -> Optional.of(name(Side.BLACK));
            case RESULT -> Optional.of(token());
            case UTC_TIME -> Optional.of(TIME.format(began().atZone(ZoneOffset.UTC)));
            case TIME_CONTROL -> Optional.of(timeControl(terms.timeControl()));
            case VARIANT -> Optional.of(terms.variant().title());
            case VARIANT_ID -> Optional.of(terms.variant().key());
            case RULES_VERSION -> Optional.of(Integer.toString(terms.rulesVersion()));
            case GAME_ID -> Optional.of(terms.id());
            case SET_UP -> isUsualStart ? Optional.empty() : Optional.of("1");
            case FEN -> isUsualStart ? Optional.empty() : Optional.of(start.fen());
            case TERMINATION -> ending.filter(Ending::isStated).map(Ending::reason);
            case SOURCE_GAME_ID ->
                terms.imported().flatMap(how -> how.source().gameId()).map(Object::toString);
            case IMPORTED_AT -> terms.imported().map(Imported::at).map(DateTimeFormatter.ISO_INSTANT::format);
            case IMPORTED_BY -> terms.imported().map(how -> how.by().name().text());
        };
    }

    private Instant began() {
        return terms.createdAt().truncatedTo(ChronoUnit.SECONDS);
    }

    private String name(Side side) {
        return terms.seats().of(side).name().orElse(UNKNOWN);
    }

    private String token() {
        return Drawing.result(ending).map(Result::token).orElse("*");
    }

    /** As PGN writes it; it has no form for the cap of a bank. */
    private static String timeControl(TimeControl control) {
        return control.fold(
                perMove -> "1/" + perMove.perMove().toSeconds(),
                fischer ->
                        fischer.bank().toSeconds() + "+" + fischer.increment().toSeconds(),
                period -> period.moves() + "/" + period.period().toSeconds(),
                untimed -> NONE);
    }

    private List<GameRecord.Ply> plies() {
        List<GameRecord.Ply> plies = new ArrayList<>();
        Instant before = began();
        for (RecordedMove move : moves) {
            Duration elapsed = Duration.between(before, move.playedAt());
            plies.add(new GameRecord.Ply(move.notation(), elapsed, move.charge().map(Charge::left)));
            before = move.playedAt();
        }
        return plies;
    }
}
