package org.rocaille.game.store;

import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Converter;
import java.util.ArrayList;
import java.util.List;
import java.util.ListIterator;
import org.rocaille.game.conditional.ConditionalMoves;

/**
 * Keeps conditional moves as a text of one line for each of theirs, such as {@code 1 e7e5 d2d4}, with its depth before it;
 * what follows a line in the tree follows it in the text.
 */
@Converter(autoApply = true)
class ConditionalMovesConverter implements AttributeConverter<ConditionalMoves, String> {

    @Override
    public String convertToDatabaseColumn(ConditionalMoves moves) {
        StringBuilder text = new StringBuilder();
        write(moves.lines(), 0, text);
        return text.toString();
    }

    private static void write(List<ConditionalMoves.Line> lines, int depth, StringBuilder text) {
        for (ConditionalMoves.Line line : lines) {
            text.append("%d %s %s\n".formatted(depth, line.when(), line.then()));
            write(line.lines(), depth + 1, text);
        }
    }

    @Override
    public ConditionalMoves convertToEntityAttribute(String text) {
        return new ConditionalMoves(read(text.lines().toList().listIterator(), 0));
    }

    private static List<ConditionalMoves.Line> read(ListIterator<String> rows, int depth) {
        List<ConditionalMoves.Line> lines = new ArrayList<>();
        while (rows.hasNext()) {
            String[] parts = rows.next().split(" ");
            if (Integer.parseInt(parts[0]) != depth) {
                rows.previous();
                break;
            }
            lines.add(new ConditionalMoves.Line(parts[1], parts[2], read(rows, depth + 1)));
        }
        return lines;
    }
}
