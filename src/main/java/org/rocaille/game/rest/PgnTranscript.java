package org.rocaille.game.rest;

import static org.rocaille.problem.ProblemCode.INVALID_RECORD;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rocaille.clock.Charge;
import org.rocaille.clock.InvalidTimeControlException;
import org.rocaille.clock.TimeControl;
import org.rocaille.game.Courtesies;
import org.rocaille.game.Ending;
import org.rocaille.game.GameService;
import org.rocaille.game.Habits;
import org.rocaille.game.Seats;
import org.rocaille.game.Selection;
import org.rocaille.game.Source;
import org.rocaille.game.Terms;
import org.rocaille.game.Transcript;
import org.rocaille.game.Visibility;
import org.rocaille.problem.Problem;
import org.rocaille.problem.RuleProblems;
import org.rocaille.rules.InvalidPositionException;
import org.rocaille.rules.Position;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;
import org.rocaille.rules.notation.PgnGame;
import org.rocaille.rules.notation.PgnGame.PgnMove;
import org.rocaille.rules.notation.PgnGame.Place;
import org.rocaille.rules.notation.PgnTag;
import org.rocaille.text.UserText;

/** What a game that was read in the manner of PGN means. */
final class PgnTranscript {

    private static final Pattern DATE = Pattern.compile("([0-9]{4})\\.([0-9]{2}|\\?\\?)\\.([0-9]{2}|\\?\\?)");
    private static final Pattern IN_PERIODS = Pattern.compile("([0-9]{1,3})/([0-9]{1,9})");
    private static final Pattern AS_BANK = Pattern.compile("([0-9]{1,9})(?:\\+([0-9]{1,9}))?");

    /** By how much a day begins earlier somewhere than it does in UTC. */
    private static final Duration EARLIEST_ZONE = Duration.ofHours(14);

    private final PgnGame game;
    private final Instant now;

    private PgnTranscript(PgnGame game, Instant now) {
        this.game = game;
        this.now = now;
    }

    /**
     * The transcript of a game.
     *
     * @param now after which nothing can have happened
     * @throws Problem if a tag says what nothing here can mean
     */
    static Transcript of(PgnGame game, Instant now) {
        return new PgnTranscript(game, now).transcript();
    }

    /** A problem with what stands somewhere in the text. */
    static Problem at(Place place, Problem problem) {
        return problem.with("line", place.line()).with("column", place.column());
    }

    private Transcript transcript() {
        TimeControl control = timeControl();
        Terms terms = new Terms(
                tag(PgnTag.GAME_ID).map(PgnGame.Tag::value).orElse(""),
                start().variant(),
                rulesVersion(),
                Visibility.UNLISTED,
                new Seats(name(PgnTag.WHITE), name(PgnTag.BLACK)),
                Habits.NONE,
                control,
                Courtesies.USUAL,
                start().fen(),
                began(),
                Optional.empty());
        return new Transcript(terms, entries(terms), claim(), List.of(), source());
    }

    /** What a tag says, if it says anything. */
    private Optional<PgnGame.Tag> tag(PgnTag tag) {
        return Optional.ofNullable(game.tags().get(tag.text()))
                .filter(found -> !found.value().isBlank() && !found.value().equals(PgnRecord.UNKNOWN));
    }

    private static Problem invalid(PgnGame.Tag tag, String detail) {
        return at(tag.place(), new Problem(INVALID_RECORD, detail));
    }

    private Variant variant() {
        PgnGame.Tag said = tag(PgnTag.VARIANT_ID)
                .or(() -> tag(PgnTag.VARIANT))
                .orElseThrow(() -> at(
                        game.end(),
                        new Problem(
                                INVALID_RECORD,
                                "The record does not say what was played, as in [VariantId \"rocaille\"].")));
        return Variant.all().stream()
                .filter(variant -> variant.key().equalsIgnoreCase(said.value())
                        || variant.title().equalsIgnoreCase(said.value()))
                .findFirst()
                .orElseThrow(() -> at(said.place(), RuleProblems.unknownVariant()));
    }

    private int rulesVersion() {
        tag(PgnTag.RULES_VERSION)
                .filter(said -> !said.value().equals(Integer.toString(Terms.RULES_VERSION)))
                .ifPresent(said -> {
                    throw invalid(said, "The only version of the rules is " + Terms.RULES_VERSION + ".");
                });
        return Terms.RULES_VERSION;
    }

    private Position start() {
        Variant variant = variant();
        Optional<PgnGame.Tag> fen = tag(PgnTag.FEN);
        if (fen.isEmpty()) {
            return variant.start();
        }
        try {
            Position start = Position.parse(variant, fen.get().value());
            GameService.requirePlayable(start);
            return start;
        } catch (InvalidPositionException e) {
            throw at(fen.get().place(), RuleProblems.invalidPosition(e));
        } catch (Problem e) {
            throw at(fen.get().place(), e);
        }
    }

    private Seats.Nobody name(PgnTag side) {
        return new Seats.Nobody(tag(side).map(said -> text(said, Source.LONGEST_NAME)));
    }

    private static UserText text(PgnGame.Tag said, int most) {
        try {
            return UserText.line(said.value(), most);
        } catch (Problem unfit) {
            throw at(said.place(), unfit);
        }
    }

    private TimeControl timeControl() {
        Optional<PgnGame.Tag> said =
                tag(PgnTag.TIME_CONTROL).filter(tag -> !tag.value().equals(PgnRecord.NONE));
        Supplier<Problem> unknown = () -> invalid(
                said.orElseThrow(),
                "TimeControl is as 1/259200, 864000+43200, 10/4320000 or -, in seconds and within the bounds of games here.");
        try {
            return said.map(tag -> timeControl(tag.value()).orElseThrow(unknown))
                    .orElseGet(TimeControl.Untimed::new);
        } catch (InvalidTimeControlException e) {
            throw unknown.get();
        }
    }

    private static Optional<TimeControl> timeControl(String text) {
        Matcher periods = IN_PERIODS.matcher(text);
        if (periods.matches()) {
            int moves = Integer.parseInt(periods.group(1));
            Duration period = seconds(periods.group(2));
            return Optional.of(moves == 1 ? new TimeControl.PerMove(period) : new TimeControl.Period(moves, period));
        }
        Matcher bank = AS_BANK.matcher(text);
        return bank.matches()
                ? Optional.of(new TimeControl.Fischer(
                        seconds(bank.group(1)),
                        bank.group(2) == null ? Duration.ZERO : seconds(bank.group(2)),
                        TimeControl.MOST))
                : Optional.empty();
    }

    private static Duration seconds(String digits) {
        return Duration.ofSeconds(Long.parseLong(digits));
    }

    private Instant began() {
        Instant began = beganAbout();
        if (began.isBefore(Transcript.EARLIEST) || began.isAfter(now)) {
            Place place = date().map(PgnGame.Tag::place).orElse(game.end());
            throw at(place, new Problem(INVALID_RECORD, "The game began very long ago, or has not begun yet."));
        }
        return began;
    }

    /** To the second, if the record says it; or the beginning of the day, or as late as the moves let it be. */
    private Instant beganAbout() {
        Duration all =
                game.moves().stream().flatMap(move -> move.elapsed().stream()).reduce(Duration.ZERO, Duration::plus);
        Optional<PgnGame.Tag> date = date();
        Optional<PgnGame.Tag> time = tag(PgnTag.UTC_TIME);
        Instant latest = now.minus(all).truncatedTo(ChronoUnit.SECONDS);
        if (date.isEmpty()) {
            return latest;
        }
        LocalDate day = day(date.get());
        if (time.isPresent()) {
            return day.atTime(time(time.get())).toInstant(ZoneOffset.UTC);
        }
        Instant midnight = day.atStartOfDay().toInstant(ZoneOffset.UTC);
        boolean isToCome = midnight.isAfter(now.plus(EARLIEST_ZONE));
        return midnight.isBefore(latest) || isToCome ? midnight : latest;
    }

    private Optional<PgnGame.Tag> date() {
        return tag(PgnTag.UTC_DATE)
                .or(() -> tag(PgnTag.DATE))
                .filter(said -> !said.value().startsWith(PgnRecord.UNKNOWN));
    }

    private static LocalDate day(PgnGame.Tag said) {
        Matcher date = DATE.matcher(said.value());
        try {
            if (date.matches()) {
                return LocalDate.of(
                        Integer.parseInt(date.group(1)), firstIfUnknown(date.group(2)), firstIfUnknown(date.group(3)));
            }
        } catch (DateTimeException e) {
            // Told below.
        }
        throw invalid(said, "A date is as 2026.01.31, with ?? for what is not known.");
    }

    private static int firstIfUnknown(String digits) {
        return digits.equals("??") ? 1 : Integer.parseInt(digits);
    }

    private static LocalTime time(PgnGame.Tag said) {
        try {
            return LocalTime.parse(said.value(), PgnRecord.TIME);
        } catch (DateTimeException e) {
            throw invalid(said, "A time is as 23:59:59.");
        }
    }

    private List<Transcript.Entry> entries(Terms terms) {
        List<Transcript.Entry> entries = new ArrayList<>();
        Map<Side, Duration> left = new EnumMap<>(Side.class);
        Instant at = terms.createdAt();
        Side turn = terms.start().turn();
        for (PgnMove move : game.moves()) {
            Duration elapsed = move.elapsed().orElse(Duration.ZERO);
            at = at.plus(elapsed);
            Optional<Charge> charge = terms.timeControl() instanceof TimeControl.Timed timed
                    ? charge(
                            move, elapsed, left.getOrDefault(turn, timed.first().left()))
                    : Optional.empty();
            entries.add(new Transcript.Entry(entries.size() + 1, true, move.text(), at, charge, false));
            Side mover = turn;
            charge.ifPresent(told -> left.put(mover, told.left()));
            turn = turn.opposite();
        }
        return entries;
    }

    private static Optional<Charge> charge(PgnMove move, Duration elapsed, Duration before) {
        if (move.left().filter(left -> left.compareTo(TimeControl.CEILING) > 0).isPresent()) {
            throw at(
                    move.place(),
                    new Problem(INVALID_RECORD, "No clock has more than " + TimeControl.CEILING.toDays() + " days."));
        }
        return move.left().map(left -> Charge.told(elapsed, before, left));
    }

    private Optional<Transcript.Claim> claim() {
        String token = game.result();
        tag(PgnTag.RESULT).filter(said -> !said.value().equals(token)).ifPresent(said -> {
            throw invalid(said, "The tag Result is other than the " + token + " after the moves.");
        });
        Optional<String> reason =
                tag(PgnTag.TERMINATION).map(PgnGame.Tag::value).filter(Ending.REASONS::contains);
        Selection.Result result = switch (token) {
            case "1-0" -> Selection.Result.WHITE;
            case "0-1" -> Selection.Result.BLACK;
            case "1/2-1/2" -> Selection.Result.DRAW;
            default -> Selection.Result.NONE;
        };
        return result == Selection.Result.NONE && reason.isEmpty()
                ? Optional.empty()
                : Optional.of(new Transcript.Claim(result, reason, Optional.empty()));
    }

    /** Of the tags that have a meaning here, those are kept in which records say what games here do not. */
    private Source source() {
        Map<String, UserText> kept = new LinkedHashMap<>();
        game.tags().forEach((name, said) -> {
            boolean isKept = PgnTag.find(name)
                    .map(tag -> saysMore(tag, said.value()))
                    .orElse(!said.value().isBlank());
            if (isKept) {
                kept.put(name, text(said, Source.LONGEST_VALUE));
                if (kept.size() > Source.MOST_TAGS || name.length() > Source.LONGEST_NAME) {
                    throw invalid(
                            said,
                            "At most %d tags are kept of a record, with names of at most %d characters."
                                    .formatted(Source.MOST_TAGS, Source.LONGEST_NAME));
                }
            }
        });
        return new Source(
                tag(PgnTag.SOURCE_GAME_ID).or(() -> tag(PgnTag.GAME_ID)).map(said -> text(said, Source.LONGEST_NAME)),
                kept);
    }

    /** Whether a record says with a tag what nothing else of the game does. */
    static boolean saysMore(PgnTag tag, String value) {
        boolean isKnown = !value.isBlank() && !value.equals(PgnRecord.UNKNOWN) && !value.equals(PgnRecord.NONE);
        return isKnown
                && switch (tag) {
                    case EVENT, SITE, ROUND -> true;
                    case TERMINATION -> !Ending.REASONS.contains(value);
                    default -> false;
                };
    }
}
