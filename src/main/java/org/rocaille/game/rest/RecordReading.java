package org.rocaille.game.rest;

import static org.rocaille.problem.ProblemCode.INVALID_POSITION;
import static org.rocaille.problem.ProblemCode.INVALID_RECORD;
import static org.rocaille.problem.ProblemCode.MALFORMED_PGN;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.MediaType;
import java.text.Normalizer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.rocaille.clock.TimeControl;
import org.rocaille.game.Archived;
import org.rocaille.game.Chain;
import org.rocaille.game.ImportService;
import org.rocaille.game.Transcript;
import org.rocaille.problem.Problem;
import org.rocaille.rules.notation.PgnFault;
import org.rocaille.rules.notation.PgnGame;
import org.rocaille.rules.notation.PgnGame.Place;
import org.rocaille.rules.notation.PgnReader;
import org.rocaille.web.Streams;
import org.rocaille.web.StrictJson;

/** Reads records in every form in which they can be sent, and has the rules judge each; nothing of it needs the database. */
@Singleton
class RecordReading {

    static final int MOST_GAMES = 100;
    static final int MOST_MOVES = 5_000;

    private final StrictJson strict;
    private final ObjectMapper json;

    RecordReading(StrictJson strict, ObjectMapper json) {
        this.strict = strict;
        this.json = json;
    }

    /**
     * A game that can be kept.
     *
     * @param judged  the game
     * @param leftOut what else its record had, which is not kept
     */
    record Found(ImportService.Judged judged, Set<String> leftOut) {}

    /**
     * The games of a body.
     *
     * @param type one of those that are read, null if none was named
     * @param now  after which nothing can have happened
     */
    List<Found> read(String text, MediaType type, Instant now) {
        if (type == null || type.isCompatible(MediaType.APPLICATION_JSON_TYPE)) {
            return one(text, now);
        }
        return type.isCompatible(MediaType.valueOf(Streams.NDJSON)) ? lines(text, now) : pgn(text, now);
    }

    /**
     * The games of a text in the manner of PGN.
     *
     * @param now after which nothing can have happened
     */
    static List<Found> pgn(String text, Instant now) {
        List<PgnGame> games;
        try {
            games = PgnReader.read(text, MOST_GAMES + 1);
        } catch (PgnFault e) {
            throw PgnTranscript.at(e.place(), new Problem(MALFORMED_PGN, e.getMessage()));
        }
        requireFewer(
                games.size(),
                games.stream().mapToInt(game -> game.moves().size()).sum());
        List<Found> found = new ArrayList<>();
        for (PgnGame game : games) {
            found.add(numbered(found.size() + 1, () -> found(game, now)));
        }
        return found;
    }

    private static Found found(PgnGame game, Instant now) {
        Transcript transcript = PgnTranscript.of(game, now);
        Set<String> leftOut = new TreeSet<>();
        game.leftOut().forEach(what -> leftOut.add(what.name().toLowerCase(Locale.ROOT)));
        boolean hasClocks = transcript.terms().timeControl() instanceof TimeControl.Timed;
        if (!hasClocks && game.moves().stream().anyMatch(move -> move.left().isPresent())) {
            leftOut.add("clocks");
        }
        try {
            return new Found(new ImportService.Judged(transcript.judged(now), transcript.source()), leftOut);
        } catch (Problem e) {
            Place place = seq(e).map(seq -> game.moves().get(seq - 1).place()).orElse(game.end());
            throw PgnTranscript.at(place, e);
        }
    }

    private static Optional<Integer> seq(Problem problem) {
        return Optional.ofNullable((Integer) problem.members().get("seq"));
    }

    /** Records in lines of JSON; lines that are empty do not count. */
    List<Found> lines(String text, Instant now) {
        List<RecordView> records = new ArrayList<>();
        List<Integer> numbers = new ArrayList<>();
        int number = 0;
        for (String line : text.split("\n", -1)) {
            number++;
            if (!line.isBlank()) {
                int here = number;
                records.add(numbered(
                        records.size() + 1, () -> located(here, () -> strict.read(line, RecordView.class))));
                numbers.add(number);
            }
            requireFewer(records.size(), 0);
        }
        if (records.isEmpty()) {
            throw new Problem(INVALID_RECORD, "There is no record.");
        }
        requireFewer(
                records.size(),
                records.stream().mapToInt(record -> record.moves().size()).sum());
        List<Found> found = new ArrayList<>();
        for (RecordView record : records) {
            int line = numbers.get(found.size());
            found.add(numbered(found.size() + 1, () -> located(line, () -> found(record, now))));
        }
        return found;
    }

    private List<Found> one(String text, Instant now) {
        RecordView record = strict.read(text, RecordView.class);
        requireFewer(1, record.moves().size());
        return List.of(found(record, now));
    }

    private Found found(RecordView record, Instant now) {
        Transcript transcript = RecordTranscript.of(record, now);
        Archived game;
        try {
            game = transcript.judged(now, chain -> requireLink(record, chain));
        } catch (Problem e) {
            if (e.members().containsKey("pointer")) {
                throw e;
            }
            String otherwise = e.code() == INVALID_POSITION ? "/startFen" : "/outcome";
            throw e.with(
                    "pointer",
                    seq(e).map(seq -> "/moves/" + (seq - 1) + "/move/move").orElse(otherwise));
        }
        difference(json.valueToTree(record), json.valueToTree(RecordView.of(game)), "")
                .ifPresent(pointer -> {
                    throw unlike(record, pointer);
                });
        return new Found(new ImportService.Judged(game, transcript.source()), Set.of());
    }

    /** A move that was changed into another fits as well, and would only make a later one illegal: its link tells. */
    private static void requireLink(RecordView record, Chain chain) {
        int index = chain.moves() - 1;
        String said = index < 0 ? record.firstLink() : record.moves().get(index).link();
        if (!chain.link().equals(said)) {
            throw unlike(record, index < 0 ? "/firstLink" : "/moves/" + index + "/link");
        }
    }

    private static Problem unlike(RecordView record, String pointer) {
        Problem problem = RecordTranscript.invalid(pointer, pointer + " is not what the rest of the record makes it.");
        if (!pointer.matches("/moves/[0-9]+/.*")) {
            return problem;
        }
        int index = Integer.parseInt(pointer.split("/")[2]);
        return problem.with("seq", index + 1)
                .with("ply", record.moves().get(index).move().ply());
    }

    /** Where a value first says something else than another; what it does not say is not asked. */
    private static Optional<String> difference(JsonNode said, JsonNode found, String pointer) {
        if (said.isNull() || said.equals(found) || said.isTextual() && isSameText(said.asText(), found.asText())) {
            return Optional.empty();
        }
        if (said.isObject() && found.isObject()) {
            for (Iterator<Map.Entry<String, JsonNode>> fields = said.fields(); fields.hasNext(); ) {
                Map.Entry<String, JsonNode> field = fields.next();
                Optional<String> within =
                        difference(field.getValue(), found.path(field.getKey()), pointer + "/" + field.getKey());
                if (within.isPresent()) {
                    return within;
                }
            }
            return Optional.empty();
        }
        if (said.isArray() && found.isArray() && said.size() == found.size()) {
            for (int i = 0; i < said.size(); i++) {
                Optional<String> within = difference(said.get(i), found.get(i), pointer + "/" + i);
                if (within.isPresent()) {
                    return within;
                }
            }
            return Optional.empty();
        }
        return Optional.of(pointer);
    }

    /** Texts of people are kept in their composed form. */
    private static boolean isSameText(String said, String found) {
        return Normalizer.normalize(said, Normalizer.Form.NFC).equals(found);
    }

    private static void requireFewer(int games, int moves) {
        if (games > MOST_GAMES || moves > MOST_MOVES) {
            throw new Problem(
                    INVALID_RECORD,
                    "A request has at most " + MOST_GAMES + " games, and " + MOST_MOVES + " moves in all.");
        }
    }

    /** Something that is done to a record. */
    private interface Step<T> {
        T take();
    }

    private static <T> T numbered(int number, Step<T> step) {
        return with("record", number, step);
    }

    private static <T> T located(int line, Step<T> step) {
        return with("line", line, step);
    }

    private static <T> T with(String member, int value, Step<T> step) {
        try {
            return step.take();
        } catch (Problem e) {
            throw e.with(member, value);
        }
    }
}
