package org.rocaille.game.store;

import io.quarkus.hibernate.orm.PersistenceUnitExtension;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.hibernate.resource.jdbc.spi.StatementInspector;

/** Writes down the SQL statements that the service sends while somebody asks for them. */
@Singleton
@PersistenceUnitExtension
public class Statements implements StatementInspector {

    /** What was sent since somebody asked; null while nobody does. */
    private static volatile List<String> sent;

    @Override
    public String inspect(String sql) {
        List<String> noted = sent;
        if (noted != null) {
            noted.add(sql);
        }
        return sql;
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
