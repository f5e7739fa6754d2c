package org.rocaille.player.rest;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A recovery code that the operator has to pass on. */
@Schema(name = "Reissue", description = "An account's new recovery code, which is never told again")
record ReissueView(
        @Schema(required = true, example = "recovery_9p2d6s0f4h8j1k5m7n3q0r4t6v8w2xyz")
        String recoveryCode) {}
