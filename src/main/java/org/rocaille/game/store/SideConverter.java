package org.rocaille.game.store;

import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Converter;
import org.rocaille.rules.Side;

/** Keeps a side as its code. */
@Converter(autoApply = true)
class SideConverter implements AttributeConverter<Side, String> {

    @Override
    public String convertToDatabaseColumn(Side side) {
        return side == null ? null : side.code();
    }

    @Override
    public Side convertToEntityAttribute(String code) {
        if (code == null) {
            return null;
        }
        return Side.WHITE.code().equals(code) ? Side.WHITE : Side.BLACK;
    }
}
