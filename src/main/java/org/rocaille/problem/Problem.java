package org.rocaille.problem;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A request that cannot be carried out, told to the caller in these words. It is thrown where the reason is known and
 * knows nothing of HTTP; a transaction that it leaves is rolled back.
 *
 * <pre>{@code
 * throw new Problem(PLY_TAKEN, "Ply 3 was played: e3e5.").with("ply", 3).with("move", "e3e5");
 * }</pre>
 */
public final class Problem extends RuntimeException {

    private final ProblemCode code;
    private final transient Map<String, Object> members;

    /**
     * @param code what a program acts on
     * @param detail this occurrence, in a sentence for a person
     */
    public Problem(ProblemCode code, String detail) {
        this(code, detail, Map.of());
    }

    private Problem(ProblemCode code, String detail, Map<String, Object> members) {
        super(detail, null, false, false);
        this.code = code;
        this.members = members;
    }

    /** A field of a body whose value will not do. */
    public static Problem invalidValue(String field, String detail) {
        return new Problem(ProblemCode.INVALID_VALUE, detail)
                .with("errors", List.of(Map.of("pointer", "/" + field, "detail", detail)));
    }

    /**
     * The same problem with one more fact for programs, for example the squares concerned.
     *
     * @param name a camelCase name other than {@code type}, {@code title}, {@code status}, {@code detail},
     *     {@code instance} and {@code code}
     * @param value anything that has a JSON form
     */
    public Problem with(String name, Object value) {
        Map<String, Object> more = new LinkedHashMap<>(members);
        more.put(name, value);
        return new Problem(code, getMessage(), more);
    }

    public ProblemCode code() {
        return code;
    }

    public String detail() {
        return getMessage();
    }

    /** The facts for programs, in the order in which they were given. */
    public Map<String, Object> members() {
        return Collections.unmodifiableMap(members);
    }
}
