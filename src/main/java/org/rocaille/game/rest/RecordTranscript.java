package org.rocaille.game.rest;

import static org.rocaille.problem.ProblemCode.INVALID_RECORD;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.rocaille.clock.Charge;
import org.rocaille.clock.FlagFall;
import org.rocaille.clock.TimeControl;
import org.rocaille.game.Courtesies;
import org.rocaille.game.Ending;
import org.rocaille.game.Habits;
import org.rocaille.game.Imported;
import org.rocaille.game.Matter;
import org.rocaille.game.Proposal;
import org.rocaille.game.Seats;
import org.rocaille.game.Selection;
import org.rocaille.game.Source;
import org.rocaille.game.Terms;
import org.rocaille.game.Transcript;
import org.rocaille.game.Visibility;
import org.rocaille.player.PlayerName;
import org.rocaille.player.PlayerRef;
import org.rocaille.player.rest.WeeklyPauseView;
import org.rocaille.problem.Problem;
import org.rocaille.problem.RuleProblems;
import org.rocaille.rules.InvalidPositionException;
import org.rocaille.rules.Position;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;
import org.rocaille.rules.notation.PgnTag;
import org.rocaille.text.UserText;
import org.rocaille.web.Values;

/** What a record that was sent as JSON means. Whatever its other fields make of it is not read here, but compared. */
final class RecordTranscript {

    private static final String ID = "[A-Za-z0-9_-]{1,64}";
    private static final int LONGEST_STATEMENT = 500;

    /** Offers may have been open until later. */
    private static final Duration LATER_THAN_NOW = Duration.ofDays(366);

    private static final Duration LONGEST = Duration.ofDays(100_000);

    private final RecordView record;
    private final Instant now;

    private RecordTranscript(RecordView record, Instant now) {
        this.record = record;
        this.now = now;
    }

    /**
     * The transcript of a record.
     *
     * @param now after which no move can have been made
     * @throws Problem if a field says what nothing here can mean
     */
    static Transcript of(RecordView record, Instant now) {
        return new RecordTranscript(record, now).transcript();
    }

    static Problem invalid(String pointer, String detail) {
        return new Problem(INVALID_RECORD, detail).with("pointer", pointer);
    }

    private Transcript transcript() {
        Variant variant = Variant.find(record.variant())
                .orElseThrow(() -> RuleProblems.unknownVariant().with("pointer", "/variant"));
        if (record.rulesVersion() != Terms.RULES_VERSION) {
            throw invalid("/rulesVersion", "The only version of the rules is " + Terms.RULES_VERSION + ".");
        }
        if (!record.id().matches(ID)) {
            throw invalid("/id", "An id has letters and digits only.");
        }
        if (record.createdAt().isAfter(now)) {
            throw invalid("/createdAt", "The game has not begun yet.");
        }
        List<Seats.Holder> holders = new ArrayList<>();
        record.seats().forEach(seat -> holders.add(holder(holders.size(), seat)));
        if (holders.size() != Side.values().length) {
            throw invalid("/seats", "A game has two seats, White's first.");
        }
        Terms terms = new Terms(
                record.id(),
                variant,
                record.rulesVersion(),
                Visibility.UNLISTED,
                new Seats(holders.get(0), holders.get(1)),
                new Habits(habit(0), habit(1)),
                record.timeControl().control(),
                Courtesies.USUAL,
                start(variant),
                when("/createdAt", record.createdAt()),
                Optional.ofNullable(record.imported()).map(this::imported));
        Source source = terms.imported().map(Imported::source).orElseGet(() -> new Source(Optional.empty(), Map.of()));
        Optional<UserText> id = source.gameId().or(() -> Optional.of(new UserText(record.id())));
        return new Transcript(terms, entries(), claim(), proposals(), new Source(id, source.tags()));
    }

    private String start(Variant variant) {
        try {
            return Position.parse(variant, record.startFen()).fen();
        } catch (InvalidPositionException e) {
            throw RuleProblems.invalidPosition(e).with("pointer", "/startFen");
        }
    }

    private static Seats.Holder holder(int seat, SeatView view) {
        String place = "/seats/" + seat;
        Optional<UserText> name = Optional.ofNullable(view.name())
                .map(text -> Values.line("seats/" + seat + "/name", text, Source.LONGEST_NAME));
        return switch (view.heldBy()) {
            case SeatView.TOKEN -> new Seats.TokenHolder("");
            case SeatView.PLAYER -> new Seats.PlayerHolder(player(place + "/player", view.player()));
            case SeatView.NOBODY -> new Seats.Nobody(name);
            default -> throw invalid(place + "/heldBy", "A seat is held by a token, a player or nobody.");
        };
    }

    private static PlayerRef player(String pointer, String name) {
        return Optional.ofNullable(name)
                .flatMap(PlayerName::find)
                .map(known -> new PlayerRef("", known))
                .orElseThrow(() -> invalid(pointer, "No player has such a name."));
    }

    private Habits.Habit habit(int seat) {
        SeatView view = record.seats().get(seat);
        String place = "/seats/" + seat;
        FlagFall flag =
                FlagFall.find(view.flag()).orElseThrow(() -> invalid(place + "/flag", "flag is automatic or claim."));
        return new Habits.Habit(
                Optional.ofNullable(view.weeklyPause()).map(pause -> rest(place, pause, view.tzdata())), flag);
    }

    private static Habits.Rest rest(String place, WeeklyPauseView pause, String tzdata) {
        if (tzdata == null || !tzdata.matches("[0-9A-Za-z]{1,10}")) {
            throw invalid(place + "/tzdata", "A weekly pause is understood by a version of the time zone database.");
        }
        return new Habits.Rest(
                pause.pause().orElseThrow(() -> invalid(place + "/weeklyPause", "This is no weekly pause.")), tzdata);
    }

    private Imported imported(ImportedView view) {
        Map<String, UserText> tags = new LinkedHashMap<>();
        Map<String, String> given = view.tags() == null ? Map.of() : view.tags();
        given.forEach((name, value) -> {
            boolean isKept = name.matches("[A-Za-z0-9_]{1," + Source.LONGEST_NAME + "}")
                    && value != null
                    && PgnTag.find(name)
                            .map(tag -> PgnTranscript.saysMore(tag, value))
                            .orElse(true);
            if (!isKept || given.size() > Source.MOST_TAGS) {
                throw invalid("/imported/tags", "These are at most 50 tags of those that are kept of a record.");
            }
            tags.put(name, Values.line("imported/tags/" + name, value, Source.LONGEST_VALUE));
        });
        return new Imported(
                view.at() == null ? now : when("/imported/at", view.at()),
                player("/imported/by", view.by() == null ? "anonymous" : view.by()),
                new Source(
                        Optional.ofNullable(view.gameId())
                                .map(id -> Values.line("imported/gameId", id, Source.LONGEST_NAME)),
                        tags));
    }

    private Instant when(String pointer, Instant at) {
        if (at.isBefore(Transcript.EARLIEST) || at.isAfter(now.plus(LATER_THAN_NOW))) {
            throw invalid(pointer, "This was very long ago, or is yet to come.");
        }
        return at;
    }

    private static Duration span(String pointer, Duration span) {
        if (span.isNegative() || span.compareTo(LONGEST) > 0) {
            throw invalid(pointer, "This is no span of time that games have.");
        }
        return Duration.ofMillis(span.toMillis());
    }

    private List<Transcript.Entry> entries() {
        boolean isTimed = record.timeControl().control() instanceof TimeControl.Timed;
        List<Transcript.Entry> entries = new ArrayList<>();
        for (RecordView.PastMoveView past : record.moves()) {
            MoveView move = past.move();
            String place = "/moves/" + entries.size() + "/move";
            if (move.charge() != null && !isTimed) {
                throw invalid(place + "/charge", "Moves cost no time in a game without clocks.");
            }
            entries.add(new Transcript.Entry(
                    move.ply(),
                    past.stands(),
                    move.move(),
                    when(place + "/playedAt", move.playedAt()),
                    Optional.ofNullable(move.charge()).map(charge -> charge(place + "/charge", charge)),
                    move.conditional()));
        }
        return entries;
    }

    private static Charge charge(String place, ChargeView charge) {
        if (charge.remaining().compareTo(TimeControl.CEILING) > 0) {
            throw invalid(place + "/remaining", "No clock has more than " + TimeControl.CEILING.toDays() + " days.");
        }
        return new Charge(
                span(place + "/elapsed", charge.elapsed()),
                span(place + "/charged", charge.charged()),
                span(place + "/credited", charge.credited()),
                span(place + "/remaining", charge.remaining()),
                Charge.Reason.find(charge.reason())
                        .orElseThrow(() -> invalid(place + "/reason", "Nothing is credited for this reason.")));
    }

    private Optional<Transcript.Claim> claim() {
        OutcomeView outcome = record.outcome();
        if (outcome == null) {
            return Optional.empty();
        }
        if (!Ending.REASONS.contains(outcome.reason())) {
            throw invalid("/outcome/reason", "A game ends for one of: " + String.join(", ", Ending.REASONS) + ".");
        }
        Selection.Result result = outcome.winner() == null
                ? Ending.WITHOUT_RESULT.contains(outcome.reason()) ? Selection.Result.NONE : Selection.Result.DRAW
                : side("/outcome/winner", outcome.winner()) == Side.WHITE
                        ? Selection.Result.WHITE
                        : Selection.Result.BLACK;
        return Optional.of(new Transcript.Claim(
                result,
                Optional.of(outcome.reason()),
                Optional.ofNullable(outcome.statement())
                        .map(text -> Values.prose("outcome/statement", text, LONGEST_STATEMENT))));
    }

    private List<Proposal> proposals() {
        Map<String, Proposal> proposals = new LinkedHashMap<>();
        for (ProposalView view : record.proposals()) {
            String place = "/proposals/" + proposals.size();
            Proposal proposal = proposal(place, view, proposals);
            if (!view.id().matches(ID) || proposals.put(Paths.proposal(record.id(), view.id()), proposal) != null) {
                throw invalid(place + "/id", "An id has letters and digits only, and each offer has its own.");
            }
        }
        return List.copyOf(proposals.values());
    }

    /** @param earlier the offers before this one, by their addresses */
    private Proposal proposal(String place, ProposalView view, Map<String, Proposal> earlier) {
        Matter matter = matter(place, view);
        Optional<Proposal.Counter> counter = Optional.ofNullable(view.links().counterTo())
                .map(address -> Optional.ofNullable(earlier.get(address))
                        .orElseThrow(() -> invalid(place + "/links/counterTo", "No offer before has this address.")))
                .map(answered -> new Proposal.Counter(answered.id(), matter.differences(answered.matter())));
        Proposal.Status status = Proposal.Status.find(view.status())
                .orElseThrow(() -> invalid(place + "/status", "Nothing like that becomes of offers."));
        if ((status == Proposal.Status.OPEN) != (view.settledAt() == null)) {
            throw invalid(place + "/settledAt", "An offer is settled once it is no longer open, and not before.");
        }
        if (view.ply() < 0 || view.ply() > record.moves().size()) {
            throw invalid(place + "/ply", "So many moves never stood.");
        }
        if (matter instanceof Matter.Takeback takeback && (takeback.toPly() < 0 || takeback.toPly() >= view.ply())) {
            throw invalid(place + "/toPly", "A takeback leaves fewer moves than stood, and not less than none.");
        }
        return new Proposal(
                view.id(),
                earlier.size() + 1,
                matter,
                side(place + "/side", view.side()),
                view.ply(),
                status,
                when(place + "/madeAt", view.madeAt()),
                when(place + "/expiresAt", view.expiresAt()),
                Optional.ofNullable(view.settledAt()).map(at -> when(place + "/settledAt", at)),
                counter);
    }

    private static Matter matter(String place, ProposalView view) {
        Proposal.Kind kind = Proposal.Kind.find(view.kind())
                .orElseThrow(() -> invalid(place + "/kind", "Nobody offers anything of this kind."));
        Supplier<Problem> missing = () -> invalid(place, "An offer of this kind says more.");
        return switch (kind) {
            case DRAW -> new Matter.Draw();
            case TAKEBACK ->
                new Matter.Takeback(Optional.ofNullable(view.toPly()).orElseThrow(missing));
            case PAUSE ->
                new Matter.Pause(
                        span(place + "/for", Optional.ofNullable(view.length()).orElseThrow(missing)));
            case EXTRA_TIME ->
                new Matter.ExtraTime(
                        span(place + "/time", Optional.ofNullable(view.time()).orElseThrow(missing)));
            case ABANDON -> new Matter.Abandon();
        };
    }

    private static Side side(String pointer, String code) {
        return Arrays.stream(Side.values())
                .filter(side -> side.code().equals(code))
                .findFirst()
                .orElseThrow(() -> invalid(pointer, "A side is white or black."));
    }
}
