package org.rocaille.game.store;

import io.quarkus.hibernate.orm.PersistenceUnitExtension;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.hibernate.resource.jdbc.spi.StatementInspector;
import org.rocaille.event.Watch;

/** Writes down the SQL statements that the service sends while somebody asks for them. */
@Singleton
@PersistenceUnitExtension
public class Statements implements StatementInspector {

    private static final String WATCH = Watch.class.getName();

    /** What was sent since somebody asked; null while nobody does. */
    private static volatile List<String> sent;

    @Override
    public String inspect(String sql) {
        List<String> noted = sent;
        if (noted != null && !isOfWatch()) {
            noted.add(sql);
        }
        return sql;
    }

    /** Whether it is sent for those who wait for events, who may be left from another test. */
    private static boolean isOfWatch() {
        return StackWalker.getInstance()
                .walk(frames -> frames.anyMatch(frame -> frame.getClassName().equals(WATCH)));
    }

    /** The statements that something causes to be sent. */
    public static List<String> of(Runnable something) {
        sent = new CopyOnWriteArrayList<>();
        try {
            something.run();
            return List.copyOf(sent);
        } finally {
            sent = null;
        }
    }
}
