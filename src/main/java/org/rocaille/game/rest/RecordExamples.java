package org.rocaille.game.rest;

/** The records that the OpenAPI document shows how to send. */
final class RecordExamples {

    static final String JSON = """
            {
              "id": "9fz0p3v6c1n8t5ya",
              "variant": "rocaille",
              "rulesVersion": 1,
              "startFen": "12/1slapkpcali1/1pppwpwpppp1/12/12/12/12/1PPPWPWPPPP1/1SLAPKPCALI1/12 w - 0 1",
              "fen": "12/1slapkpcali1/1pppwpwpppp1/12/12/12/4W7/1PPP1PWPPPP1/1SLAPKPCALI1/12 b - 1 1",
              "seats": [
                {"side": "white", "heldBy": "nobody", "player": null, "name": "Anna", "weeklyPause": null, "tzdata": null,
                  "flag": "automatic"},
                {"side": "black", "heldBy": "nobody", "player": null, "name": "Bert", "weeklyPause": null, "tzdata": null,
                  "flag": "automatic"}
              ],
              "timeControl": {"kind": "untimed"},
              "createdAt": "2025-03-04T10:00:00.000Z",
              "imported": null,
              "outcome": {"winner": "white", "reason": "resignation", "statement": null},
              "firstLink": "7cb04813fd1e548373e91fe160823faf172ab854457a0051a869b093c980f37e",
              "moves": [{"seq": 1, "stands": true,
                "link": "295dead098aa738c62cc5ef0cc227821d8bfaafe4ba52e6c77a219bc5a1a0770",
                "move": {
                  "ply": 1, "side": "white", "move": "e3e4", "notation": "We3-e4", "kind": "travel", "from": "e3", "to": "e4",
                  "captures": [], "promotion": null,
                  "playedAt": "2025-03-04T11:00:00.000Z",
                  "positionKey": "e4425a23b1bcc9af", "check": false, "outcome": null, "charge": null, "conditional": false
                }}],
              "chain": "295dead098aa738c62cc5ef0cc227821d8bfaafe4ba52e6c77a219bc5a1a0770",
              "proposals": []
            }
            """;

    static final String PGN = """
            [Event "Club championship"]
            [Site "https://example.org/v1/games/9fz0p3v6c1n8t5ya"]
            [Date "2025.03.04"]
            [Round "-"]
            [White "Anna"]
            [Black "Bert"]
            [Result "1-0"]
            [UTCDate "2025.03.04"]
            [UTCTime "10:00:00"]
            [TimeControl "-"]
            [Variant "Rocaille"]
            [VariantId "rocaille"]
            [RulesVersion "1"]
            [GameId "9fz0p3v6c1n8t5ya"]
            [Termination "resignation"]

            1. We3-e4 {[%emt 1:00:00]} 1-0
            """;

    private RecordExamples() {}
}
