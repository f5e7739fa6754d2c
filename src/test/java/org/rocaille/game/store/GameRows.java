package org.rocaille.game.store;

import jakarta.persistence.Column;
import jakarta.persistence.Embedded;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.LinkedHashMap;
import java.util.Map;
import org.rocaille.clock.TimeControl;
import org.rocaille.game.Game;
import org.rocaille.game.PastMove;
import org.rocaille.game.RecordedMove;
import org.rocaille.rules.Side;

/** The rows of a game as the service writes them, by their columns, for whoever writes them without it. */
public final class GameRows {

    private GameRows() {}

    public static Map<String, Object> of(Game game) {
        return columns(GameRow.of(game));
    }

    public static Map<String, Object> of(Game game, RecordedMove move) {
        return columns(MoveRow.of(game, new PastMove(move, true)));
    }

    private static Map<String, Object> columns(Object entity) {
        Map<String, Object> row = new LinkedHashMap<>();
        for (Field field : entity.getClass().getDeclaredFields()) {
            boolean isColumn = !Modifier.isStatic(field.getModifiers())
                    && !field.getName().startsWith("$") // Hibernate's own
                    && !field.isAnnotationPresent(Embedded.class);
            if (isColumn) {
                Column column = field.getAnnotation(Column.class);
                String name = column == null || column.name().isEmpty() ? field.getName() : column.name();
                row.put(name, converted(value(field, entity)));
            }
        }
        return row;
    }

    private static Object value(Field field, Object entity) {
        try {
            field.setAccessible(true); // Hibernate makes them private.
            return field.get(entity);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Object converted(Object value) {
        if (value instanceof Side side) {
            return new SideConverter().convertToDatabaseColumn(side);
        }
        return value instanceof TimeControl control
                ? new TimeControlConverter().convertToDatabaseColumn(control)
                : value;
    }
}
