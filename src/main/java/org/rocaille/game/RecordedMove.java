package org.rocaille.game;

import java.time.Instant;
import java.util.Optional;
import org.rocaille.clock.Allowances;
import org.rocaille.clock.Charge;
import org.rocaille.rules.Move;

/**
 * A move that was played, with what was true of it then; it is never judged again.
 *
 * @param seq         its place among all moves the game has had, from 1
 * @param ply         its place among the moves that stand, from 1 whatever the start position says
 * @param move        what it does
 * @param notation    its display notation
 * @param playedAt    when, in whole milliseconds
 * @param positionKey the key of the position it led to
 * @param check       whether it gave check
 * @param ending      how it ended the game, empty if it did not
 * @param charge      what it cost its side in time, empty in an untimed game
 * @param before      what both sides had when its turn began, with what they were given in it; empty in an untimed game,
 *                    and where that was not written down
 */
public record RecordedMove(
        int seq,
        int ply,
        Move move,
        String notation,
        Instant playedAt,
        long positionKey,
        boolean check,
        Optional<Ending> ending,
        Optional<Charge> charge,
        Optional<Allowances> before) {}
