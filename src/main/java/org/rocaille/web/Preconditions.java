package org.rocaille.web;

import static org.rocaille.problem.ProblemCode.GUARD_REQUIRED;
import static org.rocaille.problem.ProblemCode.MALFORMED_HEADER;
import static org.rocaille.problem.ProblemCode.STALE_VERSION;

import jakarta.ws.rs.HeaderParam;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.rocaille.problem.Problem;

/**
 * What a request asks of the version it meets; a resource takes it as a {@code @BeanParam}.
 *
 * <pre>{@code
 * VersionTag tag = new VersionTag(version, "json", "white");
 * if (preconditions.alreadyHas(tag)) {
 *     return tag.notModified();
 * }
 * return tag.on(Response.ok(view)).build();
 * }</pre>
 */
public class Preconditions {

    private static final Pattern TAG = Pattern.compile("\\s*(?:W/)?\"([\\x21\\x23-\\x7e]*)\"\\s*(?:,|$)");

    @HeaderParam("If-Match")
    @Parameter(description = "Only if the resource is still at the version of this tag; else 412.")
    String ifMatch;

    @HeaderParam("If-None-Match")
    @Parameter(description = "Only if the representation is no longer the one of this tag; else 304.")
    String ifNoneMatch;

    /** Whether the caller holds this very representation, so that it need not be sent again. */
    public boolean alreadyHas(VersionTag tag) {
        return alreadyHas(tag.toString());
    }

    /**
     * As {@link #alreadyHas(VersionTag)} for a tag as it is written, quotes included. Tags that something on the way has
     * made weak, as proxies that compress do, are good enough for this.
     */
    public boolean alreadyHas(String tag) {
        return ifNoneMatch != null
                && (isAny(ifNoneMatch)
                        || tags("If-None-Match", ifNoneMatch).stream().anyMatch(text -> tag.equals('"' + text + '"')));
    }

    /** Whether the caller names a version that a write must find. */
    public boolean isGuarded() {
        return ifMatch != null;
    }

    /**
     * Checks the caller's guard, if there is one: any representation of the version will do.
     *
     * @throws Problem if it names another version than this
     */
    public void requireVersion(long version) {
        if (ifMatch == null || isAny(ifMatch)) {
            return;
        }
        String expected = Long.toString(version);
        if (tags("If-Match", ifMatch).stream().noneMatch(text -> text.split("-", 2)[0].equals(expected))) {
            throw new Problem(STALE_VERSION, "The resource is at version " + version + " now.")
                    .with("version", version);
        }
    }

    /** As {@link #requireVersion(long)}, for what can do harm if it comes late: there it may need to be guarded. */
    public void requireVersion(long version, boolean isRequired) {
        if (isRequired && !isGuarded()) {
            throw new Problem(GUARD_REQUIRED, "Send the tag of what you have seen as If-Match.");
        }
        requireVersion(version);
    }

    /**
     * As {@link #requireVersion(long)}, for what can be empty: {@code If-None-Match: *} asks that it is.
     *
     * @throws Problem if it must be empty and is not, too
     */
    public void requireVersionOrNothing(long version, boolean isEmpty) {
        requireVersion(version);
        if (!isEmpty && ifNoneMatch != null && isAny(ifNoneMatch)) {
            throw new Problem(STALE_VERSION, "There is something already, at version " + version + ".")
                    .with("version", version);
        }
    }

    private static boolean isAny(String header) {
        return header.strip().equals("*");
    }

    private static List<String> tags(String name, String header) {
        List<String> tags = new ArrayList<>();
        Matcher tag = TAG.matcher(header);
        int end = 0;
        while (end < header.length()) {
            if (!tag.find(end) || tag.start() != end) {
                throw new Problem(MALFORMED_HEADER, name + " is a list of tags in double quotes.").with("header", name);
            }
            tags.add(tag.group(1));
            end = tag.end();
        }
        return tags;
    }
}
