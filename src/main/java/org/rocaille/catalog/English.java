package org.rocaille.catalog;

import java.util.List;

/** Lists in English. */
final class English {

    private English() {}

    /** As in "a and b" and "a, b, and c". */
    static String and(List<String> items) {
        return list(items, ", ", items.size() > 2 ? ", and " : " and ");
    }

    /** As in "a or b" and "a, b, or c". */
    static String or(List<String> items) {
        return list(items, ", ", items.size() > 2 ? ", or " : " or ");
    }

    /** The same with separators of one's own: one for every gap but the last, and that. */
    static String list(List<String> items, String separator, String lastSeparator) {
        int last = items.size() - 1;
        return last < 1
                ? String.join("", items)
                : String.join(separator, items.subList(0, last)) + lastSeparator + items.get(last);
    }
}
