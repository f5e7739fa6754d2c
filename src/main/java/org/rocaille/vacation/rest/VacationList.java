package org.rocaille.vacation.rest;

import java.time.Duration;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.vacation.VacationService;
import org.rocaille.web.Page;

/** A page of vacations, and how much there is left. */
@Schema(name = "VacationList", description = "A page of vacations, the latest first, and how much there is left")
record VacationList(
        @Schema(required = true) List<VacationView> items,

        @Schema(required = true, nullable = true, description = "The cursor of the next page, null on the last")
        String next,

        @Schema(required = true, description = "How much vacation the player has this year and the next")
        List<BudgetView> budget) {

    /** How much vacation there is in a calendar year. */
    @Schema(name = "VacationBudget", description = "How much vacation there is in a calendar year, by UTC")
    record BudgetView(
            @Schema(required = true, example = "2026") int year,
            @Schema(required = true, example = "P30D") Duration allowed,

            @Schema(required = true, description = "How much of it is neither used nor planned", example = "P23D")
            Duration left) {}

    static VacationList of(Page<VacationView> page, List<VacationService.Budget> budgets) {
        return new VacationList(
                page.items(),
                page.next(),
                budgets.stream()
                        .map(budget -> new BudgetView(budget.year(), budget.allowed(), budget.left()))
                        .toList());
    }
}
