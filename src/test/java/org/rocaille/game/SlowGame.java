package org.rocaille.game;

import static org.rocaille.game.TickingClocks.span;
import static org.rocaille.game.TickingClocks.ticks;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.rocaille.clock.FlagFall;
import org.rocaille.clock.Pause;
import org.rocaille.clock.TimeControl;
import org.rocaille.clock.WeeklyPause;
import org.rocaille.game.conditional.Plans;
import org.rocaille.id.Secret;
import org.rocaille.rules.Move;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;
import org.rocaille.rules.notation.Candidate;

/**
 * A game in which everything happens that can happen to its clocks, at random, beside {@link TickingClocks} to which the
 * same happens. It is kept between two changes as it is in a store: how it stands, and when to look at it again.
 */
final class SlowGame {

    /** Some weeks in which both zones put their clocks back or forward, or leave out a day. */
    private record Season(String begin, String white, String black) {}

    private static final List<Season> SEASONS = List.of(
            new Season("2026-03-10T00:00:00Z", "Europe/Berlin", "Australia/Lord_Howe"),
            new Season("2026-09-20T00:00:00Z", "Australia/Lord_Howe", "Europe/Berlin"),
            new Season("2026-02-25T00:00:00Z", "America/New_York", "Antarctica/Troll"),
            new Season("2011-12-15T00:00:00Z", "Pacific/Apia", "Asia/Kathmandu"),
            new Season("2018-10-15T00:00:00Z", "America/Sao_Paulo", "America/New_York"),
            new Season("2024-04-05T00:00:00Z", "Africa/Cairo", "Pacific/Chatham"),
            new Season("2024-10-15T00:00:00Z", "Africa/Cairo", "America/St_Johns"));

    private static final int DAY = ticks(Duration.ofDays(1));
    private static final LocalTime NEVER = LocalTime.NOON;

    /** What a side has done, or both together. */
    record Deed(String name, Optional<Side> by) {

        /** Whether it was the doing of the other side alone. */
        boolean isOfOther(Side side) {
            return by.filter(side.opposite()::equals).isPresent();
        }
    }

    final TickingClocks ticking;
    /** The moves that stand. */
    final List<RecordedMove> moves = new ArrayList<>();
    /** When the game is to be looked at, as it is kept. */
    Optional<Instant> due;

    private final SplittableRandom random;
    private final Instant start;
    private final Terms terms;
    private final List<List<Pause>> vacations = List.of(new ArrayList<>(), new ArrayList<>());
    private final List<Pause> outages = new ArrayList<>();
    private Standing standing;
    private int tick;

    private static TimeControl control(SplittableRandom random) {
        Duration some = span(random.nextInt(4, 3 * DAY));
        Duration more = some.plus(span(random.nextInt(2 * DAY)));
        return switch (random.nextInt(3)) {
            case 0 -> new TimeControl.PerMove(some);
            case 1 -> new TimeControl.Fischer(some, span(random.nextInt(DAY)), more);
            default -> new TimeControl.Period(random.nextInt(1, 5), more);
        };
    }

    SlowGame(long seed) {
        random = new SplittableRandom(seed);
        Season season = SEASONS.get(random.nextInt(SEASONS.size()));
        start = Instant.parse(season.begin).plus(span(random.nextInt(7 * DAY)));
        Rest white = rest(season.white);
        Rest black = rest(season.black);
        TimeControl control = control(random);
        ticking = new TickingClocks(control, white.wall, black.wall);
        terms = Terms.of(
                Variant.BAROQUE.start(),
                Visibility.UNLISTED,
                Seats.of(Secret.random(Secret.Kind.SEAT), Secret.random(Secret.Kind.SEAT)),
                new Habits(white.habit, black.habit),
                control,
                Courtesies.USUAL,
                start);
        keep(Game.start(terms, calendars(terms)));
    }

    /** What recurs, as a game and as a wall tells it. */
    private record Rest(Habits.Habit habit, TickingClocks.Wall wall) {}

    private Rest rest(String name) {
        ZoneId zone = ZoneId.of(name);
        Set<DayOfWeek> days = EnumSet.noneOf(DayOfWeek.class);
        for (int i = random.nextInt(WeeklyPause.MOST_DAYS + 1); i > 0; i--) {
            days.add(DayOfWeek.of(random.nextInt(1, 8)));
        }
        // No zone puts its clocks back or forward at these hours, so that all agree on when they begin and end.
        LocalTime from = LocalTime.of(19, 0).plus(span(random.nextInt(16)));
        LocalTime to = LocalTime.of(4, 0).plus(span(random.nextInt(12)));
        boolean isQuiet = random.nextBoolean();
        WeeklyPause pause =
                new WeeklyPause(zone, days, isQuiet ? Optional.of(new WeeklyPause.Hours(from, to)) : Optional.empty());
        FlagFall flag = random.nextBoolean() ? FlagFall.CLAIM : FlagFall.AUTOMATIC;
        return new Rest(
                new Habits.Habit(Optional.of(new Habits.Rest(pause, "any")), flag),
                new TickingClocks.Wall(start, zone, days, isQuiet ? from : NEVER, isQuiet ? to : NEVER));
    }

    Instant at(int tick) {
        return start.plus(span(tick));
    }

    Instant now() {
        return at(tick);
    }

    boolean goesOn() {
        return standing.ending().isEmpty();
    }

    /** The game as the next request finds it. */
    Game load() {
        return new Game(terms, standing, Plans.NONE, calendars(terms), due);
    }

    private Calendars calendars(Terms terms) {
        return new Calendars(
                terms.habits(),
                Duration.ofDays(36_500), // Nobody plays for so long.
                () -> new Calendars.Dated(notOver(vacations.get(0)), notOver(vacations.get(1)), notOver(outages)));
    }

    private List<Pause> notOver(List<Pause> pauses) {
        return pauses.stream()
                .filter(pause -> pause.to().isAfter(standing.turnSince()))
                .toList();
    }

    private void keep(Game game) {
        standing = game.standing();
        due = game.time().dueAt();
    }

    /** Lets some time pass, in which the service may look after the game and may be out. */
    void pass() {
        int until = tick + random.nextInt(random.nextInt(4) == 0 ? 4 * DAY : DAY);
        if (random.nextInt(12) > 0) {
            until = Math.min(until, Math.max(tick, ticking.deadline(ticking.turn()) - 1)); // Most move in time.
        }
        boolean isLookedAfter = random.nextBoolean();
        if (isLookedAfter) {
            attend(at(tick), at(until));
        }
        tick = until;
        ticking.tickTo(tick);
        if (isLookedAfter) {
            ticking.warn();
        }
        if (random.nextInt(12) == 0) {
            breakDown(random.nextInt(1, 2 * DAY));
        }
        if (fallFlag(now())) {
            ticking.warn();
        }
    }

    /** What the service does of itself. */
    private void attend(Instant from, Instant to) {
        while (due.filter(next -> !next.isAfter(to)).isPresent()) {
            Instant at = due.get().isBefore(from) ? from : due.get();
            if (!fallFlag(at)) {
                Game game = load();
                game.warn(at);
                keep(game);
            }
        }
    }

    private boolean fallFlag(Instant at) {
        Game game = load();
        boolean isOverdue = game.time().isFlagOverdue(at);
        if (isOverdue) {
            game.runOut(at);
            keep(game);
        }
        return isOverdue;
    }

    private void breakDown(int length) {
        outages.add(new Pause(at(tick), at(tick + length)));
        tick += length;
        ticking.breakDown(length);
    }

    /** Lets one of the players, or both of them, do something. */
    Deed act() {
        Side side = Side.values()[random.nextInt(2)];
        int some = random.nextInt(1, 2 * DAY);
        return switch (random.nextInt(16)) {
            case 0 -> goAway(side, tick, some);
            case 1 -> goAway(side, tick + random.nextInt(3 * DAY), some);
            case 2 -> comeBack(side);
            case 3 -> give(side, some);
            case 4 -> pause(some);
            case 5 -> pause(0);
            case 6 -> addTime(some);
            case 7 -> takeBack();
            default -> move();
        };
    }

    private Deed move() {
        Game game = load();
        Side side = game.position().turn();
        moves.add(game.play(quiet(game), now()));
        ticking.move();
        int replies = random.nextInt(8) == 0 ? random.nextInt(1, 4) : 0;
        for (int i = 0; i < replies; i++) {
            moves.add(game.reply(quiet(game), now()));
            ticking.reply();
        }
        keep(game);
        return new Deed("a move with " + replies + " replies", Optional.of(side).filter(mover -> replies < 2));
    }

    /** A move that does not end the game. */
    private Candidate quiet(Game game) {
        List<Move> legal = game.position().legalMoves();
        int first = random.nextInt(legal.size());
        for (int i = 0; i < legal.size(); i++) {
            Candidate candidate = game.candidate(legal.get((first + i) % legal.size()));
            int occurrences = game.standing().history().occurrencesAfter(candidate.move(), candidate.after());
            if (candidate.after().outcome(occurrences).isEmpty()) {
                return candidate;
            }
        }
        throw new IllegalStateException("Every move ends the game: " + game.position());
    }

    private Deed goAway(Side side, int from, int length) {
        Pause vacation = new Pause(at(from), at(from + length));
        boolean isFree = vacations.get(side.ordinal()).stream()
                .noneMatch(other ->
                        other.from().isBefore(vacation.to()) && vacation.from().isBefore(other.to()));
        if (isFree) {
            changeVacations(side, () -> vacations.get(side.ordinal()).add(vacation));
            ticking.goAway(side.ordinal(), from, from + length);
        }
        return new Deed("going away at tick " + from, Optional.of(side));
    }

    /** Ends a vacation that runs or is to come. */
    private Deed comeBack(Side side) {
        List<Pause> own = vacations.get(side.ordinal());
        own.stream().filter(vacation -> vacation.to().isAfter(now())).findAny().ifPresent(ended -> {
            changeVacations(side, () -> {
                own.remove(ended);
                if (ended.from().isBefore(now())) {
                    own.add(new Pause(ended.from(), now()));
                }
            });
            int from = ticks(Duration.between(start, ended.from()));
            int to = ticks(Duration.between(start, ended.to()));
            ticking.comeBack(side.ordinal(), Math.max(from, tick), to);
        });
        return new Deed("coming back", Optional.of(side));
    }

    private void changeVacations(Side side, Runnable change) {
        change.run();
        Game game = load();
        game.vacate(side, now());
        keep(game);
    }

    private Deed give(Side giver, int time) {
        Game game = load();
        game.give(giver, span(time), now());
        keep(game);
        ticking.give(giver.opposite().ordinal(), time);
        return new Deed("a present of time", Optional.of(giver));
    }

    private Deed pause(int length) {
        agreeOn(new Matter.Pause(span(length)));
        ticking.pause(length);
        return new Deed("a pause of " + length + " ticks", Optional.empty());
    }

    private Deed addTime(int time) {
        agreeOn(new Matter.ExtraTime(span(time)));
        ticking.giveBoth(time);
        return new Deed("time for both", Optional.empty());
    }

    private Deed takeBack() {
        if (!moves.isEmpty()) {
            int toPly = Math.max(0, moves.size() - random.nextInt(1, 4));
            agreeOn(new Matter.Takeback(toPly));
            moves.subList(toPly, moves.size()).clear();
            ticking.takeBack(toPly);
        }
        return new Deed("a takeback", Optional.empty());
    }

    private void agreeOn(Matter matter) {
        Game game = load();
        Proposal proposal = game.propose(Side.WHITE, matter, now().plus(Duration.ofDays(1)), Optional.empty(), now());
        game.answer(proposal, Proposal.Answer.ACCEPT, ply -> List.copyOf(moves.subList(0, ply)), now());
        keep(game);
    }
}
