package org.rocaille.player.rest;

import jakarta.validation.constraints.NotNull;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.player.Scope;
import org.rocaille.problem.Problem;
import org.rocaille.text.UserText;
import org.rocaille.web.Values;

/** A token to make. */
@Schema(name = "TokenRequest")
record TokenRequest(
        @NotNull @Schema(description = "At most 60 characters, to tell it from the others", example = "laptop")
        String name,

        @NotNull
        @Schema(
                description = "What it may be used for: any of `read`, `play` and `manage`, but nothing that the token"
                        + " of this request may not be used for",
                example = "[\"read\", \"play\"]")
        List<@NotNull String> scopes,

        @Schema(
                nullable = true,
                description = "When it stops working, at most ten years ahead; never if absent",
                example = "2030-01-01T00:00:00.000Z")
        Instant expiresAt) {

    private static final int LONGEST_NAME = 60;
    private static final Duration LONGEST_LIFE = Duration.ofDays(3653);

    UserText checkedName() {
        return Values.line("name", name, LONGEST_NAME);
    }

    Set<Scope> checkedScopes() {
        Set<Scope> checked = EnumSet.noneOf(Scope.class);
        for (String scope : scopes) {
            Values.inBody("scopes", scope, Scope::find, "read, play, manage").ifPresent(checked::add);
        }
        if (checked.isEmpty()) {
            throw Problem.invalidValue("scopes", "A token has at least one scope.");
        }
        return checked;
    }

    Optional<Instant> checkedExpiry(Clock clock) {
        Instant now = clock.instant();
        if (expiresAt != null && (!expiresAt.isAfter(now) || expiresAt.isAfter(now.plus(LONGEST_LIFE)))) {
            throw Problem.invalidValue("expiresAt", "expiresAt is in the future, and at most ten years ahead.");
        }
        return Optional.ofNullable(expiresAt);
    }
}
