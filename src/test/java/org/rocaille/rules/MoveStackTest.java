package org.rocaille.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The stack of moves grows with the search")
class MoveStackTest {

    @Test
    @DisplayName("Whoever makes room before pushing the moves of pieces never runs out of it, and nothing is lost")
    void grows() {
        MoveStack stack = new MoveStack();
        for (int move = 0; move < 5_000; move++) {
            if (move % 1_000 == 0) {
                stack.makeRoom(20);
            }
            stack.push(move);
        }

        assertEquals(5_000, stack.top);
        for (int move = 0; move < 5_000; move++) {
            assertEquals(move, stack.moves[move]);
        }
    }
}
