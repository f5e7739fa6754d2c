package org.rocaille.rules.oracle;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * One thing a piece can do, before anyone asks about the ring or the own King.
 *
 * @param victims the enemies it removes, by file, then rank
 * @param partner with whom it swaps, or null
 * @param promotion what the Pawn becomes, or null
 */
record Attempt(Type type, Square from, Square to, List<Square> victims, Square partner, Kind promotion) {

    enum Type {
        TRAVEL,
        SWAP,
        DESTROY,
        REMOVE
    }

    static Attempt travel(Square from, Square to, List<Square> victims) {
        return new Attempt(Type.TRAVEL, from, to, victims, null, null);
    }

    static Attempt swap(Square from, Square partner, List<Square> victims) {
        return new Attempt(Type.SWAP, from, partner, victims, partner, null);
    }

    static Attempt destroy(Square from, Square enemy) {
        return new Attempt(Type.DESTROY, from, enemy, List.of(enemy), null, null);
    }

    static Attempt remove(Square from) {
        return new Attempt(Type.REMOVE, from, from, List.of(), null, null);
    }

    Attempt promotingTo(Kind kind) {
        return new Attempt(type, from, to, victims, partner, kind);
    }

    /** Rules §3: of the squares passed over and the one it ends on; mutual destruction and self-removal enter none. */
    int edgeSquaresEntered(Ruleset rules) {
        if (type == Type.DESTROY || type == Type.REMOVE) {
            return 0;
        }
        int count = 0;
        Direction direction = from.towards(to);
        for (Square s = from; !s.equals(to); ) {
            s = s.step(direction);
            count += rules.isEdge(s) ? 1 : 0;
        }
        return count;
    }

    /** Rules §3: for the ring a swap partner counts as a victim. */
    Set<Square> victimsAndPartner() {
        Set<Square> all = new HashSet<>(victims);
        if (partner != null) {
            all.add(partner);
        }
        return all;
    }

    String text(Ruleset rules) {
        return switch (type) {
            case TRAVEL -> from + "" + to + (promotion == null ? "" : "=" + rules.letter(promotion));
            case SWAP -> from + "~" + to;
            case DESTROY -> from + "*" + to;
            case REMOVE -> from + "*";
        };
    }

    List<String> captures() {
        return victims.stream().map(Square::toString).toList();
    }
}
