package org.rocaille.game.rest;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.rocaille.clock.Charge;
import org.rocaille.clock.FlagFall;
import org.rocaille.clock.TimeControl;
import org.rocaille.clock.WeeklyPause;
import org.rocaille.game.Courtesies;
import org.rocaille.game.Habits;
import org.rocaille.game.Matter;
import org.rocaille.game.Proposal;
import org.rocaille.game.Seats;
import org.rocaille.game.Selection;
import org.rocaille.game.Source;
import org.rocaille.game.Terms;
import org.rocaille.game.Transcript;
import org.rocaille.game.Visibility;
import org.rocaille.id.RandomId;
import org.rocaille.player.PlayerName;
import org.rocaille.player.PlayerRef;
import org.rocaille.rules.History;
import org.rocaille.rules.Move;
import org.rocaille.rules.Position;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;
import org.rocaille.text.UserText;

/** Records of games in which everything happens that is on record, at random. */
final class RandomRecords {

    private static final Instant BEGIN = Instant.parse("2025-02-03T04:05:06.789Z");

    private final SplittableRandom random;
    private final List<Transcript.Entry> entries = new ArrayList<>();
    private final List<Proposal> proposals = new ArrayList<>();
    private final List<Position> line = new ArrayList<>();
    private Instant at = BEGIN;
    private Optional<Transcript.Claim> claim = Optional.empty();

    private RandomRecords(long seed) {
        random = new SplittableRandom(seed);
    }

    /** A record as the service would write it. */
    static RecordView of(long seed) {
        return new RandomRecords(seed).record();
    }

    private RecordView record() {
        Variant variant = Variant.all().get(random.nextInt(Variant.all().size()));
        Position start = random.nextInt(3) == 0 ? after(variant.start(), random.nextInt(1, 6)) : variant.start();
        TimeControl control = control();
        line.add(start);
        if (random.nextInt(5) == 0) {
            comeAndGo(control);
        } else {
            play(random.nextInt(40), control);
        }
        Terms terms = new Terms(
                RandomId.next(),
                variant,
                Terms.RULES_VERSION,
                Visibility.UNLISTED,
                new Seats(holder(), holder()),
                new Habits(habit(), Habits.Habit.NONE),
                control,
                Courtesies.USUAL,
                start.fen(),
                BEGIN,
                Optional.empty());
        Transcript transcript =
                new Transcript(terms, entries, claim(), proposals, new Source(Optional.empty(), Map.of()));
        return RecordView.of(transcript.judged(at));
    }

    private Position after(Position position, int moves) {
        Position reached = position;
        for (int i = 0; i < moves; i++) {
            Position next = reached.play(any(reached.legalMoves()));
            reached = next.outcome().isEmpty() && next.hasBothKings() ? next : reached;
        }
        return reached;
    }

    private <T> T any(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }

    private TimeControl control() {
        return any(List.of(
                new TimeControl.Untimed(),
                new TimeControl.PerMove(Duration.ofDays(3)),
                new TimeControl.Fischer(Duration.ofDays(5), Duration.ofHours(7), TimeControl.MOST),
                new TimeControl.Period(10, Duration.ofDays(50))));
    }

    private Seats.Holder holder() {
        return any(List.of(
                new Seats.TokenHolder("hash"),
                new Seats.PlayerHolder(new PlayerRef("id", new PlayerName("ada"))),
                new Seats.Nobody(Optional.of(new UserText("Élodie \"E\" \\ 9"))),
                new Seats.Nobody(Optional.empty())));
    }

    private Habits.Habit habit() {
        return random.nextBoolean()
                ? Habits.Habit.NONE
                : new Habits.Habit(
                        Optional.of(new Habits.Rest(
                                WeeklyPause.of(ZoneId.of("Europe/Paris"), "saturday,sunday", "22:00-07:00"), "2026a")),
                        FlagFall.CLAIM);
    }

    private void play(int moves, TimeControl control) {
        for (int i = 0; i < moves && goesOn(); i++) {
            if (line.size() > 2 && random.nextInt(8) == 0) {
                takeBack(random.nextInt(1, Math.min(4, line.size() - 1)));
            }
            move(any(now().legalMoves()), control);
        }
        if (line.size() > 1 && goesOn() && random.nextInt(5) == 0) {
            takeBack(1);
        }
    }

    private Position now() {
        return line.get(line.size() - 1);
    }

    private boolean goesOn() {
        return !isOver();
    }

    /** By the board, or since a position has come about for the third time, as far as may be in so few moves. */
    private boolean isOver() {
        long occurrences =
                line.stream().filter(past -> past.key() == now().key()).count();
        return now().outcome((int) Math.min(occurrences, History.LIMIT)).isPresent();
    }

    private void move(Move move, TimeControl control) {
        Duration took = Duration.ofMillis(random.nextInt(4) == 0 ? 0 : random.nextLong(200_000_000));
        at = at.plus(took);
        Optional<Charge> charge = control instanceof TimeControl.Timed
                ? Optional.of(new Charge(
                        took,
                        took.dividedBy(2).truncatedTo(ChronoUnit.MILLIS),
                        Duration.ofHours(1),
                        Duration.ofMillis(random.nextLong(400_000_000)),
                        any(List.of(Charge.Reason.values()))))
                : Optional.empty();
        entries.add(new Transcript.Entry(line.size(), true, move.text(), at, charge, random.nextInt(6) == 0));
        line.add(now().play(move));
    }

    private void takeBack(int moves) {
        int left = line.size() - 1 - moves;
        Side side = now().turn();
        Instant asked = at;
        at = at.plus(Duration.ofMinutes(random.nextInt(90)));
        proposals.add(new Proposal(
                RandomId.next(),
                proposals.size() + 1,
                new Matter.Takeback(left),
                side,
                line.size() - 1,
                Proposal.Status.ACCEPTED,
                asked,
                asked.plus(Proposal.USUAL_TERM),
                Optional.of(at),
                Optional.empty()));
        line.subList(left + 1, line.size()).clear();
        entries.replaceAll(entry -> entry.ply() > left
                ? new Transcript.Entry(
                        entry.ply(), false, entry.text(), entry.playedAt(), entry.charge(), entry.conditional())
                : entry);
    }

    /** Two pieces that come and go until the start position is there for the third time. */
    private void comeAndGo(TimeControl control) {
        for (int i = 0; i < 8 && goesOn(); i++) {
            Optional<Move> back = i % 4 < 2
                    ? Optional.empty()
                    : back(entries.get(entries.size() - 2).text());
            Optional<Move> move = back.or(() -> now().legalMoves().stream()
                    .filter(one -> !one.isIrreversible() && one.kind() == Move.Kind.TRAVEL)
                    .filter(one -> now().play(one).outcome().isEmpty())
                    .findFirst());
            if (move.isEmpty()) {
                return;
            }
            move(move.get(), control);
        }
    }

    private Optional<Move> back(String text) {
        Optional<Move> there = line.get(line.size() - 3).legalMoves().stream()
                .filter(move -> move.text().equals(text))
                .findFirst();
        return now().legalMoves().stream()
                .filter(move -> there.filter(one -> one.from().equals(move.to())
                                && one.to().equals(move.from())
                                && move.kind() == Move.Kind.TRAVEL)
                        .isPresent())
                .findFirst();
    }

    private Optional<Transcript.Claim> claim() {
        long occurrences =
                line.stream().filter(past -> past.key() == now().key()).count();
        Optional<Optional<Side>> byRules =
                now().outcome((int) Math.min(occurrences, History.LIMIT)).map(outcome -> outcome.winner());
        if (byRules.isPresent()) {
            return Optional.of(new Transcript.Claim(
                    byRules.get().map(RandomRecords::wins).orElse(Selection.Result.DRAW),
                    Optional.empty(),
                    Optional.empty()));
        }
        Side winner = random.nextBoolean() ? Side.WHITE : Side.BLACK;
        return switch (random.nextInt(6)) {
            case 0 -> claim(wins(winner), "resignation");
            case 1 -> claim(Selection.Result.DRAW, "agreement");
            case 2 -> claim(wins(winner), "time");
            case 3 -> claim(Selection.Result.NONE, any(List.of("aborted", "abandoned", "untouched", "unterminated")));
            case 4 ->
                Optional.of(new Transcript.Claim(
                        Selection.Result.DRAW,
                        Optional.of("adjudicated"),
                        Optional.of(new UserText("Both were cut off."))));
            default -> Optional.empty();
        };
    }

    private static Optional<Transcript.Claim> claim(Selection.Result result, String reason) {
        return Optional.of(new Transcript.Claim(result, Optional.of(reason), Optional.empty()));
    }

    private static Selection.Result wins(Side side) {
        return side == Side.WHITE ? Selection.Result.WHITE : Selection.Result.BLACK;
    }
}
