package org.rocaille.rules.notation;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The tags that records of games in the manner of PGN have here, in the order in which they are written. Whoever writes,
 * reads or explains a record does it by these.
 */
public enum PgnTag {
    EVENT("Event", "What the game was part of"),
    SITE("Site", "Where it was played: the game's address; of an imported game, what its record says"),
    DATE("Date", "The day on which it began, in UTC"),
    ROUND("Round", "`-`, as games here have no rounds; of an imported game, what its record says"),
    WHITE("White", "Who played White, `?` for someone without a name"),
    BLACK("Black", "Who played Black, `?` for someone without a name"),
    RESULT("Result", "`1-0`, `0-1`, `1/2-1/2`, or `*` while it goes on and if it ended without a result"),
    UTC_DATE("UTCDate", "The day on which it began, again"),
    UTC_TIME("UTCTime", "The time of that day, to the second"),
    TIME_CONTROL(
            "TimeControl",
            "How much time the players had, in seconds: `1/259200` for each move, `864000+43200` at the beginning and with"
                    + " each move, `10/4320000` for every ten moves, `-` for no limit. The cap of a bank is not written"),
    VARIANT("Variant", "What was played, by its title"),
    VARIANT_ID("VariantId", "What was played, by its id; without it, the title tells"),
    RULES_VERSION("RulesVersion", "By which version of the variant's rules"),
    GAME_ID("GameId", "The game's id here"),
    SET_UP("SetUp", "`1` if it did not start from the variant's own position"),
    FEN("FEN", "The position that it started from, if that was another"),
    TERMINATION(
            "Termination",
            "Why it ended, as in `outcome.reason`; absent while it goes on, and if its record does not say; of an imported"
                    + " game, what its record says"),
    SOURCE_GAME_ID("SourceGameId", "Of an imported game: its id where it was played"),
    IMPORTED_AT("ImportedAt", "Of an imported game: when it was imported"),
    IMPORTED_BY("ImportedBy", "Of an imported game: the player who imported it");

    private final String text;
    private final String sentence;

    PgnTag(String text, String sentence) {
        this.text = text;
        this.sentence = sentence;
    }

    /** The tag's name as it is written. */
    public String text() {
        return text;
    }

    /** What it tells, in Markdown, without a full stop. */
    public String sentence() {
        return sentence;
    }

    /** The tag with that name. */
    public static Optional<PgnTag> find(String text) {
        return Arrays.stream(values()).filter(tag -> tag.text.equals(text)).findFirst();
    }

    /** All of them as a table in Markdown. */
    public static String table() {
        return Arrays.stream(values())
                .map(tag -> "| `" + tag.text + "` | " + tag.sentence + " |\n")
                .collect(Collectors.joining("", "| tag | what it tells |\n| --- | --- |\n", ""));
    }
}
