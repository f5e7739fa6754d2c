package org.rocaille.speed;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;

/** Something that is measured. */
interface Contender {

    /** What the columns about it are headed. */
    String title();

    default boolean does(Task task) {
        return true;
    }

    /**
     * So many who do a task at once, with all that they need for it.
     *
     * @param fresh how often it will be done, all in all
     */
    List<? extends Load.Asker> askers(Task task, int count, int fresh) throws Exception;

    /** An endpoint that does nothing, whatever the task. */
    record Empty(URI uri) implements Contender {

        @Override
        public String title() {
            return "nothing";
        }

        @Override
        public List<Reader> askers(Task task, int count, int fresh) throws IOException {
            List<Reader> askers = new ArrayList<>();
            for (int asker = 0; asker < count; asker++) {
                askers.add(new Reader(new HttpConnection(uri), "/nothing", "", 200));
            }
            return askers;
        }
    }
}
