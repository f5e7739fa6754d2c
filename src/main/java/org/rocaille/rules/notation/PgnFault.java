package org.rocaille.rules.notation;

/** A text is no record in the manner of PGN. */
public final class PgnFault extends RuntimeException {

    private final transient PgnGame.Place place;

    /**
     * @param place  where it stops being one
     * @param detail why, in a sentence for a person
     */
    PgnFault(PgnGame.Place place, String detail) {
        super(detail, null, false, false);
        this.place = place;
    }

    public PgnGame.Place place() {
        return place;
    }
}
