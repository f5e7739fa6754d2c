package org.rocaille.fault;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import java.util.function.BooleanSupplier;
import org.rocaille.Json;
import org.rocaille.fault.PatientClient.Request;
import org.rocaille.rules.Move;
import org.rocaille.rules.Position;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

/** A game as whoever plays both of its sides knows it from what was acknowledged. */
final class PlayedGame {

    private final Request opening;
    private final Map<Side, String> tokens;
    private final String path;
    private final List<String> moves = new ArrayList<>();
    private final Json begun;
    private Position position;
    private boolean isOver;

    /** What was sent and not answered, null if nothing was. */
    private Move open;

    private PlayedGame(Request opening, Json begun) {
        this.opening = opening;
        this.begun = begun;
        path = begun.getString("game.links.self");
        tokens = Map.of(
                Side.WHITE, begun.getString("seatTokens.white"),
                Side.BLACK, begun.getString("seatTokens.black"));
        position = Variant.of(begun.getString("game.variant")).start();
    }

    /** How a game is asked for, which is opened once however often. */
    static Request opening(Variant variant) {
        return opening("{\"variant\":\"" + variant.key() + "\"}");
    }

    /** @param body in JSON, with more than a variant */
    static Request opening(String body) {
        return new Request("POST", "/v1/games", "", UUID.randomUUID().toString(), body);
    }

    /** A game that was opened; nothing if nobody waits for it any more. */
    static Optional<PlayedGame> open(PatientClient client, Request opening, BooleanSupplier isWanted) {
        return client.send(opening, isWanted).map(begun -> new PlayedGame(opening, begun));
    }

    String path() {
        return path;
    }

    int ply() {
        return moves.size();
    }

    boolean isOver() {
        return isOver;
    }

    /** Makes a move, or the one again that was not answered; tells whether it was acknowledged. */
    boolean move(PatientClient client, Random random, BooleanSupplier isWanted) {
        if (open == null) {
            List<Move> legal = position.legalMoves();
            open = legal.get(random.nextInt(legal.size()));
        }
        String ply = path + "/moves/" + (moves.size() + 1) + "?acknowledge=repetition";
        String token = tokens.get(position.turn());
        Optional<Json> answer = client.send(new Request("PUT", ply, token, "", open.text()), isWanted);
        answer.ifPresent(played -> {
            position = position.play(open);
            moves.add(open.text());
            open = null;
            isOver = played.get("game.outcome") != null;
        });
        return answer.isPresent();
    }

    /** Looks at it: nothing that was acknowledged is missing, whoever answers. */
    void look(PatientClient client, Diary diary, BooleanSupplier isWanted) {
        client.send(Request.get(path, ""), isWanted)
                .filter(shown -> shown.getInt("ply") < moves.size())
                .ifPresent(shown -> diary.fault(path + " is behind what was acknowledged"));
    }

    private static Position after(Position position, String text) {
        return position.play(position.legalMoves().stream()
                .filter(move -> move.text().equals(text))
                .findAny()
                .orElseThrow());
    }

    /**
     * Compares it with what the service has: all that was acknowledged, and at most the move that was sent besides; the
     * board as it is after these moves, the chain whole, and each event once. Whoever asks for it as before is answered as
     * before.
     *
     * @return how many acknowledged moves are missing
     */
    int check(PatientClient client, Diary diary) {
        if (!client.send(opening).get("$").equals(begun.get("$"))) {
            diary.fault(path + " was opened again otherwise");
        }
        List<String> stored = stored(client, diary);
        List<String> sent = new ArrayList<>(moves);
        Optional.ofNullable(open).map(Move::text).ifPresent(sent::add);
        if (stored.size() > sent.size() || !stored.equals(sent.subList(0, stored.size()))) {
            diary.fault(path + " has " + stored + " where " + sent + " was sent");
        } else {
            checkState(client, stored, diary);
            checkEvents(client, stored, diary);
        }
        return Math.max(0, moves.size() - stored.size());
    }

    private List<String> stored(PatientClient client, Diary diary) {
        List<String> texts = new ArrayList<>();
        String next = "";
        while (next != null) {
            Json page = client.send(Request.get(path + "/moves?limit=200" + next, ""));
            page.<String>getList("items.move").forEach(texts::add);
            List<Integer> plies = page.getList("items.ply");
            if (!plies.isEmpty() && plies.get(plies.size() - 1) != texts.size()) {
                diary.fault(path + " has a gap before ply " + plies);
            }
            next = page.get("next") == null ? null : "&cursor=" + page.getString("next");
        }
        return texts;
    }

    private void checkState(PatientClient client, List<String> stored, Diary diary) {
        Position replayed = position.variant().start();
        for (String text : stored) {
            replayed = after(replayed, text);
        }
        Json game = client.send(Request.get(path, ""));
        if (game.getInt("ply") != stored.size() || !game.getString("fen").equals(replayed.fen())) {
            diary.fault(path + " is half there: " + game.getString("fen") + " after " + stored);
        }
        Json record = client.send(Request.get(path + "/record", ""));
        List<String> links = record.getList("moves.link");
        String last = links.isEmpty() ? null : links.get(links.size() - 1);
        if (links.size() != stored.size() || last != null && !last.equals(record.getString("chain"))) {
            diary.fault(path + " has a broken chain");
        }
    }

    private void checkEvents(PatientClient client, List<String> stored, Diary diary) {
        List<String> ids = new ArrayList<>();
        List<String> types = new ArrayList<>();
        String after = "";
        for (int page = -1; page != 0; ) {
            Json events = client.send(Request.get(path + "/events?limit=200" + after, ""));
            events.<String>getList("items.id").forEach(ids::add);
            events.<String>getList("items.type").forEach(types::add);
            after = "&after=" + events.getString("next");
            page = events.getInt("items.size()");
        }
        long played = types.stream().filter("move-played"::equals).count();
        long ended = types.stream().filter("game-finished"::equals).count();
        if (new HashSet<>(ids).size() != ids.size() || played != stored.size() || ended > 1) {
            diary.fault(path + " has other events than moves: " + types);
        }
    }
}
