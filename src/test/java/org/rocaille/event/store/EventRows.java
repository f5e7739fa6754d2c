package org.rocaille.event.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.Map;
import org.rocaille.event.Event;

/** The rows of events as the service writes them, for whoever reads and writes them without it. */
public final class EventRows {

    private EventRows() {}

    /**
     * A row by its columns.
     *
     * @param payload as JSON
     */
    public static Map<String, Object> of(Event event, String payload) {
        EventRow row = EventRow.of(event, payload);
        Map<String, Object> columns = new LinkedHashMap<>();
        columns.put("game_id", row.gameId);
        columns.put("seq", row.seq);
        columns.put("id", row.id);
        columns.put("type", row.type);
        columns.put("at", row.at);
        columns.put("payload", row.payload);
        columns.put("facts", row.facts);
        return columns;
    }

    /** What a row tells, as JSON. */
    public static String payload(ResultSet row) throws SQLException {
        EventRow event = new EventRow();
        event.payload = row.getString("payload");
        event.facts = row.getBytes("facts");
        return event.payload();
    }
}
