package org.rocaille.game.store;

import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Converter;
import java.time.Duration;
import org.rocaille.clock.TimeControl;

/** Keeps a time control as its kind and its numbers, such as {@code fischer PT240H PT24H PT480H}. */
@Converter(autoApply = true)
class TimeControlConverter implements AttributeConverter<TimeControl, String> {

    @Override
    public String convertToDatabaseColumn(TimeControl control) {
        return control.kind()
                + control.<String>fold(
                        perMove -> " " + perMove.perMove(),
                        fischer -> " " + fischer.bank() + " " + fischer.increment() + " " + fischer.cap(),
                        period -> " " + period.moves() + " " + period.period(),
                        untimed -> "");
    }

    @Override
    public TimeControl convertToEntityAttribute(String text) {
        String[] parts = text.split(" ");
        return switch (parts[0]) {
            case "per-move" -> new TimeControl.PerMove(Duration.parse(parts[1]));
            case "fischer" ->
                new TimeControl.Fischer(Duration.parse(parts[1]), Duration.parse(parts[2]), Duration.parse(parts[3]));
            case "period" -> new TimeControl.Period(Integer.parseInt(parts[1]), Duration.parse(parts[2]));
            case "untimed" -> new TimeControl.Untimed();
            default -> throw new IllegalStateException("A time control is kept as " + text);
        };
    }
}
