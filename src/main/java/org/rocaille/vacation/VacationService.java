package org.rocaille.vacation;

import static org.rocaille.problem.ProblemCode.LIMIT_REACHED;
import static org.rocaille.problem.ProblemCode.NOT_FOUND;
import static org.rocaille.problem.ProblemCode.VACATION_BUDGET_SPENT;
import static org.rocaille.problem.ProblemCode.VACATION_OVERLAPS;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.rocaille.game.TimeService;
import org.rocaille.player.Identity;
import org.rocaille.player.Place;
import org.rocaille.player.PlayerRef;
import org.rocaille.player.Reception;
import org.rocaille.problem.Problem;

/** How players go away and come back. */
@ApplicationScoped
public class VacationService {

    /** How many vacations a player may have before it at most. */
    public static final int MOST_AHEAD = 50;

    private static final Duration SHORTEST = Duration.ofHours(1);
    private static final Duration FURTHEST = Duration.ofDays(730);

    private final VacationStore store;
    private final Reception reception;
    private final TimeService time;
    private final Clock clock;
    private final Duration perYear;

    VacationService(
            VacationStore store,
            Reception reception,
            TimeService time,
            Clock clock,
            @ConfigProperty(name = "rocaille.vacations.hours-per-year") int hoursPerYear) {
        this.store = store;
        this.reception = reception;
        this.time = time;
        this.clock = clock;
        this.perYear = Duration.ofHours(hoursPerYear);
    }

    /**
     * A vacation, and whether it was begun or planned just now.
     *
     * @param vacation the vacation
     * @param at       when it was looked at
     * @param isNew    whether there was none before
     */
    public record Seen(Vacation vacation, Instant at, boolean isNew) {}

    /**
     * How much vacation a player has in a calendar year, by UTC.
     *
     * @param year    the year
     * @param allowed how much there is
     * @param left    how much of it is not planned or used yet
     */
    public record Budget(int year, Duration allowed, Duration left) {}

    /** The time. */
    public Instant now() {
        return clock.instant();
    }

    /**
     * Goes away. It may be said again.
     *
     * @param startsAt from when on, empty for at once
     * @param endsAt   until when
     */
    @Transactional(Transactional.TxType.MANDATORY)
    public Seen plan(Identity.Member member, Optional<Instant> startsAt, Instant endsAt) {
        PlayerRef player = reception.admit(member).ref();
        Instant at = clock.instant();
        Vacation wanted = Vacation.between(startsAt.orElse(at), endsAt);
        List<Vacation> others = store.since(player, Vacation.startOf(Vacation.year(at)));
        Optional<Vacation> same = others.stream()
                .filter(other -> isMeantAgain(other, startsAt, endsAt, at))
                .findAny();
        if (same.isPresent()) {
            return new Seen(same.get(), at, false);
        }
        check(wanted, at);
        others.stream().filter(wanted::overlaps).findAny().ifPresent(other -> {
            throw new Problem(VACATION_OVERLAPS, "The player is away from " + other.startsAt() + " on already.")
                    .with("vacation", other.id());
        });
        if (others.stream()
                        .filter(other -> other.status(at) != Vacation.Status.OVER)
                        .count()
                >= MOST_AHEAD) {
            throw new Problem(LIMIT_REACHED, "A player has at most " + MOST_AHEAD + " vacations ahead.")
                    .with("limit", MOST_AHEAD);
        }
        for (int year = Vacation.year(wanted.startsAt()); year <= Vacation.year(wanted.endsAt()); year++) {
            Budget budget = budget(year, others);
            Duration taken = wanted.within(year);
            if (taken.compareTo(budget.left()) > 0) {
                throw new Problem(
                                VACATION_BUDGET_SPENT,
                                "This vacation takes %d hours of %d, and of %d in that year there are %d left."
                                        .formatted(
                                                begun(taken),
                                                year,
                                                budget.allowed().toHours(),
                                                budget.left().toHours()))
                        .with("year", year)
                        .with("left", budget.left());
            }
        }
        time.changeVacations(player, at, () -> store.insert(player, wanted));
        return new Seen(wanted, at, true);
    }

    /** Hours, of which the last may be a part of one. */
    private static long begun(Duration span) {
        return span.plusHours(1).minusMillis(1).toHours();
    }

    private static boolean isMeantAgain(Vacation other, Optional<Instant> startsAt, Instant endsAt, Instant at) {
        return other.endsAt().equals(endsAt)
                && startsAt.map(other.startsAt()::equals).orElseGet(() -> other.status(at) == Vacation.Status.RUNNING);
    }

    private static void check(Vacation wanted, Instant at) {
        if (wanted.startsAt().isBefore(at)) {
            throw Problem.invalidValue("startsAt", "A vacation begins now, which is without startsAt, or later.");
        }
        if (wanted.endsAt().isAfter(at.plus(FURTHEST))) {
            throw Problem.invalidValue("endsAt", "A vacation ends within " + FURTHEST.toDays() + " days.");
        }
        if (Duration.between(wanted.startsAt(), wanted.endsAt()).compareTo(SHORTEST) < 0) {
            throw Problem.invalidValue("endsAt", "A vacation is for an hour at least.");
        }
    }

    private Budget budget(int year, List<Vacation> vacations) {
        Duration used =
                vacations.stream().map(vacation -> vacation.within(year)).reduce(Duration.ZERO, Duration::plus);
        Duration left = perYear.minus(used);
        return new Budget(year, perYear, left.isNegative() ? Duration.ZERO : left);
    }

    /** How much vacation a player has this year and the next. */
    public List<Budget> budgets(PlayerRef player) {
        int year = Vacation.year(clock.instant());
        List<Vacation> vacations = store.since(player, Vacation.startOf(year));
        return List.of(budget(year, vacations), budget(year + 1, vacations));
    }

    /** Comes back, or stays. What was used of a vacation stays used. It may be said again. */
    @Transactional(Transactional.TxType.MANDATORY)
    public void end(Identity.Member member, String id) {
        PlayerRef player = reception.admit(member).ref();
        Instant at = clock.instant();
        store.find(player, id)
                .filter(found -> found.endsAt().isAfter(at))
                .ifPresent(found -> time.changeVacations(player, at, () -> {
                    if (found.startsAt().isBefore(at)) {
                        store.update(found.endingAt(at));
                    } else {
                        store.delete(found);
                    }
                }));
    }

    /** A vacation of a player. */
    public Vacation vacation(PlayerRef player, String id) {
        return store.find(player, id).orElseThrow(() -> new Problem(NOT_FOUND, "The player has no such vacation."));
    }

    /** Until when a player is away; empty if it is not. */
    public Optional<Instant> awayUntil(PlayerRef player) {
        return store.running(player, clock.instant()).map(Vacation::endsAt);
    }

    /** The vacations of a player, the latest first, after a place in the list. */
    public List<Vacation> list(PlayerRef player, Optional<Place> after, int limit) {
        return store.list(player, after, limit);
    }
}
