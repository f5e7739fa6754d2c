package org.rocaille.speed;

import java.net.URI;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.rocaille.AddedLog;

/** Has the service do every task, alone, and takes from the database's log what that made of it. */
final class Recorder {

    private final Database database;
    private final URI service;

    Recorder(Database database, URI service) {
        this.database = database;
        this.service = service;
    }

    /**
     * What the database was made to do for a task.
     *
     * @param setUp what is to be there first
     * @param steps the times that it was done with that, one after another
     */
    record Script(Recording setUp, List<Recording> steps) {

        /** In the last step, without the ends of transactions. */
        long statements() {
            return steps.get(steps.size() - 1).statements().stream()
                    .filter(logged -> !logged.isCommit())
                    .count();
        }
    }

    /** What is done while it is recorded. */
    private interface Act {
        void act() throws Exception;
    }

    Map<Task, Script> scripts() throws Exception {
        Map<Task, Script> scripts = new EnumMap<>(Task.class);
        for (Task task : Task.values()) {
            scripts.put(task, task.writes() ? written(task) : read(task));
        }
        return scripts;
    }

    private Script written(Task task) throws Exception {
        try (HttpConnection connection = new HttpConnection(service)) {
            List<Service.Supply> supplies = new ArrayList<>();
            Recording setUp = record(() -> supplies.add(Service.supply(task, connection)));
            List<Recording> steps = new ArrayList<>();
            for (int step = 1; step <= task.times(); step++) {
                int number = step;
                steps.add(record(() -> supplies.get(0).step(connection, number)));
            }
            return new Script(setUp, steps);
        }
    }

    private Script read(Task task) throws Exception {
        try (Load.Asker asker = new Service(service, 1).askers(task, 1, 0).get(0)) {
            asker.ask(); // What the service remembers, it is to remember.
            return new Script(new Recording(List.of()), List.of(record(asker::ask)));
        }
    }

    private Recording record(Act act) throws Exception {
        AddedLog log = new AddedLog(database.log());
        act.act();
        return database.recording(log.text());
    }
}
