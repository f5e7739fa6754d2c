package org.rocaille.event.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import org.rocaille.event.Event;
import org.rocaille.event.EventLog;

/** The event log as a table, with payloads as JSON. */
@ApplicationScoped
class EventTable implements EventLog {

    private final ObjectMapper json;

    EventTable(ObjectMapper json) {
        this.json = json;
    }

    @Override
    public void append(List<Event> events) {
        for (Event event : events) {
            EventRow row = new EventRow();
            row.gameId = event.gameId();
            row.seq = event.seq();
            row.id = event.id();
            row.type = event.type().code();
            row.at = event.at();
            row.payload = write(event);
            row.persist();
        }
    }

    private String write(Event event) {
        try {
            return json.writeValueAsString(event.payload());
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("The payload of " + event.type().code() + " has no JSON form", e);
        }
    }
}
