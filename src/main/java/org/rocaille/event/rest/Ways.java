package org.rocaille.event.rest;

/** The ways in which events are told, as the OpenAPI document explains them. */
final class Ways {

    static final String THREE = """


            There are three ways to be told, with the same cursors: nothing is left out, and nothing told twice.

            - **Ask now and then.** The answer has a `next`, from which to go on: ask again with it as `after`.
            - **Ask and wait.** With `wait`, such as `PT30S`, the answer comes as soon as something happens, and without events\
             when the time is up.
            - **Have a stream.** With `Accept: text/event-stream`, each event is a server-sent event, its `id` the cursor, its\
             `event` the type and its `data` the Event; with `Accept: application/x-ndjson` each is a line. A stream begins at\
             `after`, or after `Last-Event-ID`, which browsers send by themselves. A heartbeat, at once and then every 15 seconds,\
             is a comment or an empty line. A stream ends when the service does, or the token may not read any more, and the last\
             event then is `stream-ended`, whose `code` is that of a problem; it stays open when a game is over, since messages\
             and corrections may follow. Many streams may be open with one token: they know nothing of each other.
            """;

    static final String SSE = """
            :
            retry:2000

            id:Z2FtZS83azJtOXE0eDBoOHczcnRlCjE
            event:game-started
            data:{"id":"9fz0p3v6c1n8t5ya","cursor":"Z2FtZS83azJtOXE0eDBoOHczcnRlCjE","type":"game-started",\
            "at":"2026-11-30T18:14:44.333Z","game":{"id":"7k2m9q4x0h8w3rte","variant":"rocaille","white":null,"black":null,\
            "you":null,"version":1,"ply":0,\
            "fen":"12/1slapkpcali1/1pppwpwpppp1/12/12/12/12/1PPPWPWPPPP1/1SLAPKPCALI1/12 w - 0 1",\
            "turn":"white","check":false,"guarded":false,"deadline":null,"clocks":null,"outcome":null},"challenge":null,\
            "data":{"rulesVersion":1,"visibility":"unlisted"},"links":{"game":"/v1/games/7k2m9q4x0h8w3rte",\
            "nextMove":"/v1/games/7k2m9q4x0h8w3rte/moves/1","legalMoves":"/v1/games/7k2m9q4x0h8w3rte/legal-moves",\
            "answer":null,"messages":null,"flagClaim":null,"challenge":null,"acceptance":null,"decline":null,"counter":null}}

            :

            """;

    private Ways() {}
}
