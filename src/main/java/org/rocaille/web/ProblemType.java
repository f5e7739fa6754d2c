package org.rocaille.web;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.rocaille.problem.ProblemCode;
import org.rocaille.problem.RuleProblems;
import org.rocaille.rules.Judgement;

/**
 * How a problem is answered over HTTP: the one table from code to status, title and the page that explains it.
 *
 * @param status the HTTP status
 * @param title the kind of problem in a few words, the same for every occurrence
 * @param advice what it means and what to do about it, for the page, in Markdown
 */
record ProblemType(int status, String title, String advice) {

    static String uri(ProblemCode code) {
        return "/problems/" + code.slug();
    }

    static ProblemType of(ProblemCode code) {
        return switch (code) {
            case MALFORMED_REQUEST ->
                new ProblemType(
                        400,
                        "The request is malformed",
                        "The request breaks the rules of HTTP, for example by a bad percent-encoding in its path. Correct it before"
                                + " sending it again.");
            case MALFORMED_HEADER ->
                new ProblemType(
                        400,
                        "A header is malformed",
                        "A header does not have the form that its definition asks for; `header` names it. Entity tags are written in"
                                + " double quotes.");
            case MALFORMED_PARAMETER ->
                new ProblemType(
                        400,
                        "A query parameter is malformed",
                        "A query parameter is not of its type, is given twice or empty, or is a cursor that this service did not write;"
                                + " `parameter` names it. Send cursors back exactly as they came.");
            case UNKNOWN_PARAMETER ->
                new ProblemType(
                        400,
                        "There is no such query parameter",
                        "The operation has no query parameter of this name; `parameter` names it and `known` lists those there are."
                                + " It is refused because a misspelt parameter would otherwise be ignored without a word.");
            case MALFORMED_TEXT ->
                new ProblemType(
                        400,
                        "The text is not in its charset",
                        "The body holds bytes that its charset, UTF-8 unless `Content-Type` names another, does not have."
                                + " Encode it as UTF-8.");
            case MALFORMED_JSON ->
                new ProblemType(
                        400,
                        "The body is not JSON",
                        "The body is not one well-formed JSON value; `line` and `column` say where reading it failed.");
            case MALFORMED_PGN ->
                new ProblemType(
                        400,
                        "The body is not in the manner of PGN",
                        "The body is no text of games in PGN's form: tags, an empty line, moves, and `1-0`, `0-1`, `1/2-1/2` or `*` at"
                                + " the end of each game. `line` and `column` say where reading it failed.");
            case EMPTY_BODY ->
                new ProblemType(
                        400,
                        "The body is missing",
                        "The operation needs a body and none was sent. Send at least `{}`.");
            case UNEXPECTED_BODY ->
                new ProblemType(
                        400,
                        "A body was sent where none is read",
                        "The operation takes nothing from a body. Send none, so that nothing that you meant is ignored.");
            case UNKNOWN_FIELD ->
                new ProblemType(
                        400,
                        "There is no such field",
                        "The body has a field that the operation does not know; `pointer` names it. It is refused because a misspelt"
                                + " field would otherwise be ignored without a word.");
            case DUPLICATE_FIELD ->
                new ProblemType(
                        400,
                        "A field is given twice",
                        "An object of the body has a field twice; `pointer` names it. Send it once.");
            case MISSING_FIELD ->
                new ProblemType(
                        400,
                        "A required field is missing",
                        "A field that the operation needs is absent or null; each entry of `errors` has the `pointer` of one.");
            case WRONG_TYPE ->
                new ProblemType(
                        400,
                        "A value is of the wrong type",
                        "A value of the body has another type than the operation asks for, for example text or a fraction for an"
                                + " integer; `pointer` names it.");
            case NOT_FOUND ->
                new ProblemType(
                        404,
                        "There is nothing here",
                        "Nothing has this address, or the caller may not know whether something has. Check the address, and the token"
                                + " if the resource is private.");
            case METHOD_NOT_ALLOWED ->
                new ProblemType(
                        405,
                        "The method is not allowed here",
                        "The resource does not have this method; the `Allow` header lists those it has.");
            case NOT_ACCEPTABLE ->
                new ProblemType(
                        406,
                        "No representation fits the Accept header",
                        "The resource has no representation that the `Accept` header allows. `*/*` is always answered.");
            case BODY_TOO_LARGE ->
                new ProblemType(
                        413,
                        "The body is too large",
                        "The body is longer than the service reads; `limit` is the number of bytes allowed.");
            case URI_TOO_LONG ->
                new ProblemType(
                        414,
                        "The address is too long",
                        "The address is longer than the service reads; `limit` is the number of bytes allowed.");
            case UNSUPPORTED_MEDIA_TYPE ->
                new ProblemType(
                        415,
                        "The body is of an unsupported media type",
                        "The operation does not read bodies of this `Content-Type`, charset or `Content-Encoding`; `accepted` lists the"
                                + " types that it reads, where it can be told. JSON is `application/json`, and `curl -d` says"
                                + " otherwise unless it is given `-H 'Content-Type: application/json'`; text is UTF-8.");
            case HEADERS_TOO_LARGE ->
                new ProblemType(
                        431,
                        "The headers are too large",
                        "The headers are longer than the service reads; `limit` is the number of bytes allowed.");
            case EVENTS_GONE ->
                new ProblemType(
                        410,
                        "The events are not kept any more",
                        "What happened after this cursor was a long time ago, and the events that tell of it are gone; or the"
                                + " cursor is of data that were set back since. Keep `next`, read what `resync` is the address of,"
                                + " which shows how everything stands now, and then go on from `next`.");
            case MISSING_TOKEN ->
                new ProblemType(
                        401,
                        "A token is needed",
                        "Only the holder of a token may do this. Send it as `Authorization: Bearer TOKEN`.");
            case BAD_TOKEN ->
                new ProblemType(
                        401,
                        "The token is not valid",
                        "The token is malformed, unknown or no longer valid. Check that it was copied whole.");
            case FORBIDDEN ->
                new ProblemType(
                        403, "This is not allowed", "The token is valid and does not allow this; `detail` says why.");
            case INSUFFICIENT_SCOPE ->
                new ProblemType(
                        403,
                        "The token may not be used for this",
                        "The token is a player's and lacks a scope that this needs; `scopes` lists those it lacks. Use another token of"
                                + " the player, or make one with a token that has the scope `manage`.");
            case SUSPENDED ->
                new ProblemType(
                        403,
                        "The account is suspended",
                        "The operator keeps the player from doing this; `suspension` is the reason. `GET /v1/me` and `GET /v1/me/acts`"
                                + " still answer.");
            case BLOCKED ->
                new ProblemType(
                        403,
                        "One of the players blocks the other",
                        "Players of whom one blocks the other do not challenge each other, and whoever is blocked does not write to"
                                + " the other. Play someone else, or take your own block back.");
            case WRONG_RECOVERY_CODE ->
                new ProblemType(
                        403,
                        "The recovery code is wrong",
                        "The account has another recovery code, or none. A code works once and gives the next one; the operator can"
                                + " give a new one to whoever has lost it.");
            case INVALID_VALUE ->
                new ProblemType(
                        422,
                        "A value is not acceptable",
                        "The request is well-formed and a value in it will not do, for example a number out of its range;"
                                + " `errors` lists every such value with its `pointer` or `parameter`.");
            case INVALID_TEXT ->
                new ProblemType(
                        422,
                        "The text is not acceptable",
                        "A name or message is too long, is empty, or holds characters that are not for display: control characters,"
                                + " overrides of writing direction, lone surrogates. `reason` says which.");
            case IDEMPOTENCY_KEY_REUSED ->
                new ProblemType(
                        422,
                        "The Idempotency-Key was used for something else",
                        "The same caller has sent another request to this address under this key: another body, query or"
                                + " `If-Match`. Send a request again exactly as it was, and give each new one a new key.");
            case OPPONENT_UNAVAILABLE ->
                new ProblemType(
                        422,
                        "The opponent cannot be challenged",
                        "There is no player of this name, or none who can play now: the account is closed or suspended. Nobody"
                                + " challenges oneself.");
            case UNKNOWN_VARIANT ->
                new ProblemType(
                        422,
                        "There is no such variant",
                        "No game is played under this name; `known` lists those that are.");
            case INVALID_POSITION ->
                new ProblemType(
                        422,
                        "The position is not acceptable",
                        "The FEN cannot be read, or describes no position of the variant, or none from which a game can start;"
                                + " `errors` lists every fault.");
            case ILLEGAL_MOVE ->
                new ProblemType(
                        422,
                        "The move is not legal",
                        "The rules do not allow this move in this position; `reason` is the first rule that forbids it, `squares` the"
                                + " squares concerned, and `alsoBecause` lists the other reasons. In order of precedence:\n\n"
                                + reasons());
            case REPETITION_LOSES ->
                new ProblemType(
                        422,
                        "The move loses by repetition",
                        "The move is legal and brings the same position about for the third time, which loses the game. To play it all"
                                + " the same, send `acknowledge=repetition` with it.");
            case ILLEGAL_CONDITIONAL_MOVES ->
                new ProblemType(
                        422,
                        "Conditional moves are not legal",
                        "Moves of the tree cannot be played. Each entry of `errors` has the `pointer` of one, the `reason`, and the"
                                + " `squares` concerned; what follows upon a bad move is not checked. The reason is one of those for"
                                + " an [illegal move](/problems/illegal-move), or:\n\n"
                                + "- `duplicate-if`: this move of the other side has an answer already.\n"
                                + "- `ends-game`: this move of the other side ends the game, so that nothing can be answered.\n"
                                + "- `repetition-loses`: the answer would lose by bringing the same position about for the third"
                                + " time.");
            case INVALID_RECORD ->
                new ProblemType(
                        422,
                        "The record is not one of a game",
                        "What the record says does not go together: a result that the board contradicts, moves in no order of time, a"
                                + " link or another field that is not what the rest makes it. `record` is the number of the record in"
                                + " the request, from 1; `line` and `column`, or `pointer`, tell the place; `ply` and `seq` the move,"
                                + " if it is one. Nothing of the request was imported.");
            case NAME_TAKEN ->
                new ProblemType(
                        409,
                        "The name is taken",
                        "Another player has this name or had it, in whatever spelling of upper and lower case. Choose another.");
            case LIMIT_REACHED ->
                new ProblemType(
                        409,
                        "There are too many",
                        "There are as many of these as there may be; `limit` is how many. If they can be removed, remove some.");
            case ACCOUNT_CLOSED ->
                new ProblemType(
                        409,
                        "The account is closed",
                        "The player has closed the account, and nothing can be done to it any more.");
            case VACATION_OVERLAPS ->
                new ProblemType(
                        409,
                        "The player is away at that time already",
                        "A player is on one vacation at a time; `vacation` is the one that there is. End that one first, or begin"
                                + " when it is over.");
            case VACATION_BUDGET_SPENT ->
                new ProblemType(
                        409,
                        "There is not so much vacation left",
                        "Vacation is limited by calendar year; `left` is what there is in `year`. Hours of a vacation that has not begun"
                                + " are given back when it is given up.");
            case NOT_YOUR_TURN ->
                new ProblemType(
                        409,
                        "It is not your turn",
                        "The other side is to move; `turn` and `ply` say where the game is.");
            case YOUR_TURN ->
                new ProblemType(
                        409,
                        "It is your turn",
                        "Conditional moves answer the other side's next move, and it is the caller who is to move: `ply` is that"
                                + " move. Make it first, or send them along with it.");
            case GAME_OVER ->
                new ProblemType(409, "The game is over", "The game has ended and takes no more moves or offers.");
            case GAME_UNDER_WAY ->
                new ProblemType(
                        409,
                        "The game is under way",
                        "Each side has moved, so the game can no longer be cancelled; or it is not over, so there is no rematch yet. Play"
                                + " on, offer a draw, or resign.");
            case PLY_TAKEN ->
                new ProblemType(
                        409,
                        "The ply has been played",
                        "A different move was recorded for this ply, or it was the other side's; `move` is that move and `side` is"
                                + " whose. Read the game again before moving.");
            case PLY_NOT_REACHED ->
                new ProblemType(
                        409,
                        "The game has not come so far",
                        "Moves before this ply have not been played yet; `ply` is the one that is played next.");
            case FLAG_STANDING ->
                new ProblemType(
                        409,
                        "The flag has not fallen",
                        "The other side is not to move, or has time left, so that the game cannot be claimed; `deadline` is when its time"
                                + " runs out.");
            case PROPOSAL_CLOSED ->
                new ProblemType(
                        409,
                        "The proposal is not open",
                        "The proposal was answered, withdrawn or overtaken by what happened in the game, or has expired, so it cannot be"
                                + " answered now; `proposalStatus` says which.");
            case PROPOSAL_OPEN ->
                new ProblemType(
                        409,
                        "Another proposal of the kind is open",
                        "A side has one offer of each kind open at most, and the open one says something else; `proposal` is its id."
                                + " Withdraw that before making another.");
            case TAKEBACKS_EXCLUDED ->
                new ProblemType(
                        409,
                        "Moves are not taken back in this game",
                        "The players agreed, before the game began, to play without taking moves back. `takebacks` of the game says"
                                + " so.");
            case POSITION_IN_PLAY ->
                new ProblemType(
                        409,
                        "The caller is playing this position",
                        "The position stands on the board of a game of the caller's that goes on, which `game` names, and whose"
                                + " players have not agreed on `analysis`. They find their moves by themselves.");
            case UNTIMED_GAME ->
                new ProblemType(
                        409,
                        "The game has no clocks",
                        "The game is played without a limit of time, so there is none to pause or to add to.");
            case MESSAGE_TAKEN ->
                new ProblemType(
                        409,
                        "The message has another number",
                        "A different message has this number, or the messages have not come so far; `number` is the one that the next"
                                + " message has. Read what the other side wrote, and send yours under that.");
            case CHALLENGE_CLOSED ->
                new ProblemType(
                        409,
                        "The challenge is not open",
                        "The challenge was accepted, declined, answered by another, cancelled, or has expired;"
                                + " `challengeStatus` says which.");
            case WEBHOOK_NOT_ACTIVE ->
                new ProblemType(
                        409,
                        "The webhook sends nothing now",
                        "It is disabled, or its receiver has not shown yet that it wants messages: `GET` the webhook, whose `status`"
                                + " says which. Enable it by `PATCH`, or have the receiver asked anew under its `verification`.");
            case STALE_VERSION ->
                new ProblemType(
                        412,
                        "The resource has changed",
                        "The resource is no longer at the version that `If-Match` names; `version` is the current one. Read it again and"
                                + " decide anew.");
            case GUARD_REQUIRED ->
                new ProblemType(
                        428,
                        "A guard is required",
                        "This could overwrite what the caller has not seen. Read the resource and send its tag as `If-Match`.");
            case RATE_LIMITED ->
                new ProblemType(
                        429,
                        "There were too many requests",
                        "The caller has used up a limit, which `policy` names, and nothing was done; `limit` is how many it allows."
                                + " Send the request again as it was at `retryAt`, or after as many seconds as `Retry-After` says."
                                + " Without these it is a limit of what goes on at once, and there is room when one of those ends."
                                + " What is answered 304 costs nothing, so send `If-None-Match`; nor do moves that are legal.");
            case UNAVAILABLE ->
                new ProblemType(
                        503,
                        "The service cannot answer now",
                        "Something that the service depends on, usually its database, does not answer. Nothing was changed unless a"
                                + " later read shows it. Try again after the time in `Retry-After`.");
            case INTERNAL_ERROR ->
                new ProblemType(
                        500,
                        "The service failed",
                        "This is a fault of the service. Report it with the `incident` of the answer, by which its log can be searched.");
        };
    }

    private static String reasons() {
        return Arrays.stream(Judgement.Reason.values())
                .map(reason -> "- `%s`: %s.".formatted(reason.code(), RuleProblems.explanation(reason)))
                .collect(Collectors.joining("\n"));
    }
}
