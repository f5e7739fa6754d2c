package org.rocaille.web;

import static org.eclipse.microprofile.openapi.OASFactory.createSchema;
import static org.eclipse.microprofile.openapi.models.media.Schema.SchemaType.ARRAY;
import static org.eclipse.microprofile.openapi.models.media.Schema.SchemaType.INTEGER;
import static org.eclipse.microprofile.openapi.models.media.Schema.SchemaType.NULL;
import static org.eclipse.microprofile.openapi.models.media.Schema.SchemaType.OBJECT;
import static org.eclipse.microprofile.openapi.models.media.Schema.SchemaType.STRING;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.models.media.Schema;

/** The form of a problem in the OpenAPI document: the members that all have, and every member that some have. */
final class ProblemSchema {

    private ProblemSchema() {}

    /**
     * The schemas by name, that of a problem and those of what is in it.
     *
     * @param codes the problem codes of today
     * @param reasons what the rules of today may have against a move
     * @param textFaults what may be wrong with a text
     */
    static Map<String, Schema> of(List<String> codes, List<String> reasons, List<String> textFaults) {
        return new TreeMap<>(Map.of(
                "Problem", problem(codes, reasons, textFaults),
                "ProblemError", error(),
                "ProblemObjection", objection(reasons),
                "ProblemOutcome", outcome()));
    }

    private static Schema problem(List<String> codes, List<String> reasons, List<String> textFaults) {
        return createSchema()
                .addType(OBJECT)
                .description(
                        "What went wrong (RFC 9457). The page at `type` tells which of the optional members a kind of"
                                + " problem has; there may be more in time.")
                .addProperty(
                        "type",
                        text("The address of a page that explains the problem").format("uri-reference"))
                .addProperty("title", text("The kind of problem in a few words"))
                .addProperty("status", number("The HTTP status"))
                .addProperty("detail", text("This occurrence, for a person"))
                .addProperty("instance", text("The path of the request").format("uri-reference"))
                .addProperty("code", growing("What a program acts on; the last part of `type`", codes))
                .required(List.of("type", "title", "status", "detail", "instance", "code"))
                .addProperty(
                        "errors",
                        list(named("ProblemError"), "Every value that will not do, where there may be several"))
                .addProperty("pointer", pointer())
                .addProperty("parameter", text("The query parameter concerned"))
                .addProperty("header", text("The header concerned"))
                .addProperty("expected", text("What the value should have been"))
                .addProperty("known", list(text(null), "The names that there are"))
                .addProperty("accepted", list(text(null), "The media types that the operation reads"))
                .addProperty("line", number("The line of the body concerned, from 1"))
                .addProperty("column", number("Where in the line, from 1"))
                .addProperty("limit", number("How much is allowed"))
                .addProperty("reason", reason(reasons, textFaults))
                .addProperty("squares", squares())
                .addProperty(
                        "alsoBecause", list(named("ProblemObjection"), "The other rules that are against the move"))
                .addProperty("number", number("The number of the next message"))
                .addProperty("record", number("The number of the record concerned, from 1, where several can be sent"))
                .addProperty("seq", number("The number of the move concerned among all moves of its record, from 1"))
                .addProperty("ply", number("The ply concerned, or the one that is played next"))
                .addProperty("move", text("The move concerned, or the one that was recorded"))
                .addProperty("side", text("The side whose ply it was").enumeration(List.of("white", "black")))
                .addProperty("turn", text("The side to move").enumeration(List.of("white", "black")))
                .addProperty("outcome", named("ProblemOutcome"))
                .addProperty("proposalStatus", text("What has become of the proposal"))
                .addProperty("game", text("The id of the game concerned"))
                .addProperty("proposal", text("The id of the proposal that is open"))
                .addProperty("version", number("The current version").format("int64"))
                .addProperty("scopes", list(text(null), "The scopes that the token lacks"))
                .addProperty("suspension", text("Why the account is suspended"))
                .addProperty("challengeStatus", text("What has become of the challenge"))
                .addProperty(
                        "deadline",
                        text("When the time of the other side runs out").format("date-time"))
                .addProperty("vacation", text("The id of the vacation that there is at that time"))
                .addProperty("year", number("The calendar year concerned"))
                .addProperty("left", text("How much there is left, in ISO 8601"))
                .addProperty("next", text("The cursor from which to go on reading events"))
                .addProperty(
                        "resync",
                        text("The address of what shows how everything stands now")
                                .format("uri-reference"))
                .addProperty("policy", text("The limit that is used up"))
                .addProperty("retryAt", text("When there is room again").format("date-time"))
                .addProperty("incident", text("By which the service's log can be searched"));
    }

    private static Schema reason(List<String> reasons, List<String> textFaults) {
        return growing(
                "The first rule that is against the move, or what is wrong with a text",
                Stream.concat(reasons.stream(), textFaults.stream()).toList());
    }

    private static Schema error() {
        return createSchema()
                .addType(OBJECT)
                .description("A value that will not do")
                .addProperty("pointer", pointer())
                .addProperty("parameter", text("The query parameter concerned"))
                .addProperty("code", text("What is wrong with a position"))
                .addProperty("reason", text("The first rule that is against a conditional move, or what else is"))
                .addProperty("squares", squares())
                .addProperty("detail", text("What is wrong, for a person"))
                .required(List.of("detail"));
    }

    private static Schema objection(List<String> reasons) {
        return createSchema()
                .addType(OBJECT)
                .description("A rule that is against the move")
                .addProperty("reason", growing("The rule", reasons))
                .addProperty("squares", squares())
                .required(List.of("reason", "squares"));
    }

    private static Schema outcome() {
        return createSchema()
                .addType(OBJECT)
                .description("How the game has ended, or would have")
                .addProperty("winner", winner())
                .addProperty("reason", text("Why"))
                .addProperty("statement", text("Why, in the operator's words, if it was the operator who ended it"))
                .required(List.of("winner", "reason"));
    }

    private static Schema winner() {
        return text("The side that has won, null for a draw")
                .addType(NULL)
                .enumeration(Arrays.asList("white", "black", null));
    }

    private static Schema named(String schema) {
        return createSchema().ref("#/components/schemas/" + schema);
    }

    private static Schema squares() {
        return list(text(null), "The squares concerned, by file and then rank");
    }

    private static Schema pointer() {
        return text("Where in the body the value is, as a JSON pointer (RFC 6901)");
    }

    private static Schema growing(String description, List<String> values) {
        Schema text = text(description);
        text.addExtension(ApiDocument.GROWING, values);
        return text;
    }

    private static Schema list(Schema items, String description) {
        return createSchema().addType(ARRAY).items(items).description(description);
    }

    private static Schema number(String description) {
        return createSchema().addType(INTEGER).description(description);
    }

    private static Schema text(String description) {
        return createSchema().addType(STRING).description(description);
    }
}
