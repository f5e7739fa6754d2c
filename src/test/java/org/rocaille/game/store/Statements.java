package org.rocaille.game.store;

import io.quarkus.hibernate.orm.PersistenceUnitExtension;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.hibernate.resource.jdbc.spi.StatementInspector;

/** Writes down every SQL statement that the service sends. */
@Singleton
@PersistenceUnitExtension
public class Statements implements StatementInspector {

    private static final List<String> SENT = new CopyOnWriteArrayList<>();

    @Override
    public String inspect(String sql) {
        SENT.add(sql);
        return sql;
    }

    /** The statements that something causes to be sent. */
    static List<String> of(Runnable something) {
        SENT.clear();
        something.run();
        return List.copyOf(SENT);
    }
}
