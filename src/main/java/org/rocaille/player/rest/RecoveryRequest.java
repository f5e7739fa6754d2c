package org.rocaille.player.rest;

import jakarta.validation.constraints.NotNull;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** What proves that an account is the caller's. */
@Schema(name = "RecoveryRequest")
record RecoveryRequest(
        @NotNull
        @Schema(description = "The code that was told last", example = "recovery_9p2d6s0f4h8j1k5m7n3q0r4t6v8w2xyz")
        String recoveryCode) {}
