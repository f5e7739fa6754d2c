package org.rocaille.engine;

/**
 * What a search does besides looking at every move to the same depth. A match can tell what each is worth, and without
 * any the search's result is that of plain minimax, which a test compares.
 *
 * @param captures   looks on after the last ply while something can be taken
 * @param extensions looks a ply deeper where a King is attacked
 * @param reductions looks less deep at moves that come late in the order
 * @param pruning    near the last ply leaves out quiet moves, where the evaluation is far from what matters
 */
record Technique(boolean captures, boolean extensions, boolean reductions, boolean pruning) {

    static final Technique ALL = new Technique(true, true, true, true);
    static final Technique NONE = new Technique(false, false, false, false);
}
