package org.rocaille.rules;

import java.util.List;
import java.util.stream.Collectors;

/** A FEN that describes no position of the variant; it names everything that is wrong, not just the first. */
public final class InvalidPositionException extends IllegalArgumentException {

    private static final long serialVersionUID = 1;

    private final transient List<Fault> faults;

    InvalidPositionException(List<Fault> faults) {
        super(faults.stream().map(Fault::detail).collect(Collectors.joining(" ")));
        this.faults = List.copyOf(faults);
    }

    /** All faults, those of the text before those of the position. */
    public List<Fault> faults() {
        return faults;
    }
}
