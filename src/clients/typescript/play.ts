// Two players, one game to mate, with nothing but the types that are generated from the contract. The address of the
// service is its argument.
import createClient from "openapi-fetch";
import type { components, paths } from "./rocaille.d.ts";

type Event = components["schemas"]["Event"];
type Problem = components["schemas"]["Problem"];

/** Of the forms in which a game can be had. */
type Json = "application/json" | "application/problem+json";

// Of both sides in turn: White's Swapper gets next to the King, where nothing can take it.
const MOVES = ["b2~b3", "h8i7", "g3g7", "h9h6", "b3~g8"];

const baseUrl = process.argv[2]!;
const start = performance.now();

/** What was answered, if it was no problem. */
function data<T>(answer: { data?: T; error?: Problem }): T {
    if (answer.data === undefined) {
        throw new Error(JSON.stringify(answer.error));
    }
    return answer.data;
}

/** Takes a name, and gives a client that acts for it. */
async function register(name: string) {
    const { accessToken } = data(await createClient<paths, Json>({ baseUrl }).POST("/v1/players", { body: { name } }));
    return createClient<paths, Json>({ baseUrl, headers: { Authorization: `Bearer ${accessToken}` } });
}

type Player = Awaited<ReturnType<typeof register>>;

/** The title of the page that explains why a move is refused. */
async function explainRefusal(player: Player, id: string, move: string): Promise<string> {
    const { error } = await player.PUT("/v1/games/{id}/moves/{ply}", { params: { path: { id, ply: 1 } }, body: { move } });
    if (error === undefined) {
        throw new Error(`${move} is not refused`);
    }
    const page = data(await player.GET("/problems/{code}", { params: { path: { code: error.code } }, parseAs: "text" }));
    return page.split("\n")[0]!.replace("# ", "");
}

/** What happens to a player, as it happens. */
async function* events(player: Player): AsyncGenerator<Event> {
    const stream = data(await player.GET("/v1/me/events", { headers: { Accept: "application/x-ndjson" }, parseAs: "stream" }));
    let rest = "";
    for await (const text of stream!.pipeThrough(new TextDecoderStream())) {
        const lines = (rest + text).split("\n");
        rest = lines.pop()!;
        yield* lines.filter(line => line !== "").map(line => JSON.parse(line) as Event);
    }
}

/** Plays the moves of its side until the game is over, and tells how many events there were. */
async function follow(player: Player): Promise<number> {
    let count = 0;
    for await (const { type, game } of events(player)) {
        count++;
        if (type === "game-finished") {
            break;
        }
        if (game !== null && game.outcome === null && game.ply !== null && game.you === game.turn) {
            data(await player.PUT("/v1/games/{id}/moves/{ply}", {
                params: { path: { id: game.id, ply: game.ply + 1 } },
                body: { move: MOVES[game.ply]! },
            }));
        }
    }
    return count;
}

const suffix = crypto.randomUUID().slice(0, 8);
const white = await register(`ts-w-${suffix}`);
const black = await register(`ts-b-${suffix}`);

const challenge = data(await white.POST("/v1/challenges", {
    params: { header: { "Idempotency-Key": crypto.randomUUID() } },
    body: {
        opponent: `ts-b-${suffix}`,
        variant: "rocaille",
        colour: "white",
        timeControl: { kind: "per-move", perMove: "P3D" },
    },
}));
const { game: { id } } = data(await black.POST("/v1/challenges/{id}/acceptance", { params: { path: { id: challenge.id } } }));
const refusal = await explainRefusal(white, id, "b2b9");

const counts = await Promise.all([follow(white), follow(black)]);

const { outcome, ply } = data(await white.GET("/v1/games/{id}", { params: { path: { id } } }));
if (outcome?.reason !== "checkmate" || ply !== MOVES.length) {
    throw new Error(`The game ended otherwise: ${JSON.stringify(outcome)}`);
}
console.log(
    `TypeScript: ${ply} moves to ${outcome.reason}, ${counts[0] + counts[1]} events streamed, ` +
        `a refusal explained as "${refusal}", ${Math.round(performance.now() - start)} ms`,
);
