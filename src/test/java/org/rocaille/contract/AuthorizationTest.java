package org.rocaille.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rocaille.MovableClock;
import org.rocaille.game.rest.Players;
import org.rocaille.player.rest.Account;
import org.rocaille.rules.Variant;

/** Who may do what: every operation of the contract, asked for by everyone. */
@QuarkusTest
class AuthorizationTest {

    /** Each with a right request of its own, so that a status of 2xx means that it was carried out. */
    private static final String MATRIX = """
            operation            entitled nobody stranger suspended revoked expired narrow seat operator
            listVariants         200      200    200      200       200     200     200    200  200
            getVariant           200      200    200      200       200     200     200    200  200
            getRules             200      200    200      200       200     200     200    200  200
            analyse              200      200    200      200       200     200     200    200  200
            searchPosition       200      200    200      403       401     401     200    200  200
            drawPosition         200      200    200      200       200     200     200    200  200
            printPosition        200      200    200      200       200     200     200    200  200
            listGamesThroughPosition 200  200    200      403       401     401     200    200  200
            listMovesFromPosition 200     200    200      403       401     401     200    200  200
            listPuzzles          200      200    200      200       200     200     200    200  200
            getRandomPuzzle      200      200    200      200       200     200     200    200  200
            getPuzzle            200      200    200      200       200     200     200    200  200
            tryPuzzle            200      200    200      200       200     200     200    200  200
            getSolution          200      200    200      200       200     200     200    200  200
            printPuzzle          200      200    200      200       200     200     200    200  200
            drawPuzzle           200      200    200      200       200     200     200    200  200
            listProblems         200      200    200      200       200     200     200    200  200
            getProblem           200      200    200      200       200     200     200    200  200
            listGames            200      200    200      200       200     200     200    200  200
            createGame           201      201    201      201       201     201     201    201  201
            listOpponents        200      200    200      200       200     200     200    200  200
            createOpponentGame   201      201    201      201       201     201     201    201  201
            getGame              200      200    200      403       401     401     200    200  200
            getBoard             200      200    200      403       401     401     200    200  200
            getPicture           200      200    200      403       401     401     200    200  200
            listLegalMoves       200      200    200      403       401     401     200    200  200
            listMoves            200      200    200      403       401     401     200    200  200
            getMove              200      200    200      403       401     401     200    200  200
            getRecord            200      200    200      403       401     401     200    200  200
            listRecords          200      200    200      403       401     401     200    200  200
            importRecords        201      401    201      403       401     401     403    403  403
            putMove              201      401    403      403       401     401     403    403  403
            postMove             201      401    403      403       401     401     403    403  403
            resign               200      401    403      403       401     401     403    403  403
            listGameEvents       200      200    200      403       401     401     200    200  200
            listProposals        200      200    200      403       401     401     200    200  200
            getProposal          200      200    200      403       401     401     200    200  200
            makeProposal         201      401    403      403       401     401     403    403  403
            answerProposal       200      401    403      403       401     401     403    403  403
            listMessages         200      401    403      403       401     401     403    403  403
            getMessage           200      401    403      403       401     401     403    403  403
            sendMessage          201      401    403      403       401     401     403    403  403
            putMessage           201      401    403      403       401     401     403    403  403
            markMessagesRead     200      401    403      403       401     401     403    403  403
            getNote              200      401    403      403       401     401     403    403  403
            putNote              200      401    403      403       401     401     403    403  403
            deleteNote           204      401    403      403       401     401     403    403  403
            counterProposal      201      401    403      403       401     401     403    403  403
            cancelGame           200      401    403      403       401     401     403    403  403
            getConditionalMoves  200      401    403      403       401     401     403    403  403
            putConditionalMoves  200      401    403      403       401     401     403    403  403
            deleteConditionalMoves 204    401    403      403       401     401     403    403  403
            offerRematch         201      401    403      403       401     401     403    403  403
            createChallenge      201      401    201      403       401     401     403    403  403
            listChallenges       200      200    200      200       200     200     200    200  200
            getChallenge         200      404    404      403       401     401     404    404  404
            cancelChallenge      204      401    404      403       401     401     403    403  403
            acceptChallenge      201      401    404      403       401     401     403    403  403
            declineChallenge     200      401    404      403       401     401     403    403  403
            counterChallenge     201      401    404      403       401     401     403    403  403
            listMyChallenges     200      401    200      403       401     401     403    403  403
            listOutages          200      200    200      200       200     200     200    200  200
            listMyGames          200      401    200      403       401     401     403    403  403
            claimFlag            200      401    403      403       401     401     403    403  403
            giveTime             200      401    403      403       401     401     403    403  403
            createVacation       201      401    201      403       401     401     403    403  403
            listVacations        200      401    200      403       401     401     403    403  403
            getVacation          200      401    404      403       401     401     403    403  403
            endVacation          204      401    204      403       401     401     403    403  403
            listMyEvents         200      401    200      403       401     401     403    403  403
            listMyTurns          200      401    200      403       401     401     403    403  403
            getResults           200      200    200      200       200     200     200    200  200
            createPlayer         201      401    201      403       401     401     403    403  403
            getPlayer            200      200    200      200       200     200     200    200  200
            recoverPlayer        201      201    201      201       201     201     201    201  201
            getMe                200      401    200      200       401     401     403    403  403
            changeMe             200      401    200      403       401     401     403    403  403
            closeMe              204      401    204      403       401     401     403    403  403
            listMyActs           200      401    200      200       401     401     403    403  403
            listTokens           200      401    200      403       401     401     403    403  403
            createToken          201      401    201      403       401     401     403    403  403
            getToken             200      401    404      403       401     401     403    403  403
            rotateToken          200      401    404      403       401     401     403    403  403
            revokeToken          204      401    204      403       401     401     403    403  403
            createWebhook        201      401    201      403       401     401     403    403  403
            listWebhooks         200      401    200      403       401     401     403    403  403
            getWebhook           200      401    404      403       401     401     403    403  403
            changeWebhook        200      401    404      403       401     401     403    403  403
            deleteWebhook        204      401    204      403       401     401     403    403  403
            rotateWebhookSecret  200      401    404      403       401     401     403    403  403
            verifyWebhook        202      401    404      403       401     401     403    403  403
            pingWebhook          202      401    404      403       401     401     403    403  403
            listWebhookDeliveries 200     401    404      403       401     401     403    403  403
            replayWebhookDelivery 202     401    404      403       401     401     403    403  403
            replayWebhook        202      401    404      403       401     401     403    403  403
            listBlocks           200      401    200      403       401     401     403    403  403
            blockPlayer          204      401    204      403       401     401     403    403  403
            unblockPlayer        204      401    204      403       401     401     403    403  403
            listActs             200      401    403      403       401     401     403    403  200
            suspendPlayer        200      401    403      403       401     401     403    403  200
            liftSuspension       204      401    403      403       401     401     403    403  204
            reissueRecoveryCode  200      401    403      403       401     401     403    403  200
            adjudicateGame       200      401    403      403       401     401     403    403  200
            """;

    /** Who asks. */
    enum Who {
        /** Whoever the operation is for. */
        ENTITLED,
        /** No token at all. */
        NOBODY,
        /** Another player, with every scope. */
        STRANGER,
        /** A player whom the operator suspended. */
        SUSPENDED,
        /** A token that its player revoked. */
        REVOKED,
        /** A token that has expired. */
        EXPIRED,
        /** A token of a player with every scope but the one that the operation says it needs. */
        NARROW,
        /** The token of a seat of another game. */
        SEAT,
        /** Whoever runs the service. */
        OPERATOR
    }

    /** The tokens that no request can change anything with, each made once. */
    private static final Map<Who, String> HARMLESS = new EnumMap<>(Who.class);

    /** Such tokens too, by the scope that they lack. */
    private static final Map<String, String> NARROW = new HashMap<>();

    @Inject
    MovableClock clock;

    private static Stream<Operation> operations() {
        return Contract.committed().operations().stream();
    }

    private static List<String> rows() {
        return MATRIX.lines().skip(1).toList();
    }

    @Test
    void every_operation_has_a_row_and_every_row_an_operation() {
        assertEquals(
                operations().map(Operation::id).sorted().toList(),
                rows().stream().map(row -> row.split(" ")[0]).sorted().toList());
    }

    @ParameterizedTest
    @MethodSource("operations")
    void an_operation_answers_each_as_its_row_says(Operation operation) {
        String row = rows().stream()
                .filter(line -> line.split(" ")[0].equals(operation.id()))
                .findFirst()
                .orElse("");

        List<String> cells = new ArrayList<>(List.of(operation.id()));
        Table table = Table.set(operation);
        for (Who who : Who.values()) {
            RequestSpecification request = table.request();
            String token = token(table, who);
            if (!token.isEmpty()) {
                request.header("Authorization", "Bearer " + token);
            }
            int status = request.request(operation.method(), table.path()).statusCode();
            cells.add(Integer.toString(status));
            if (status < 300 && !operation.method().equals("GET")) {
                table = Table.set(operation);
            }
        }

        assertEquals(row.replaceAll(" +", " "), String.join(" ", cells));
    }

    private String token(Table table, Who who) {
        return switch (who) {
            case ENTITLED -> table.token();
            case STRANGER -> Account.open().token();
            case NARROW -> NARROW.computeIfAbsent(table.operation().neededScope(), AuthorizationTest::tokenWithout);
            default -> HARMLESS.computeIfAbsent(who, this::token);
        };
    }

    private static String tokenWithout(String scope) {
        String[] scopes = Stream.of("read", "play", "manage")
                .filter(other -> !other.equals(scope))
                .toArray(String[]::new);
        return Account.open().issue(scopes).getString("accessToken");
    }

    private String token(Who who) {
        return switch (who) {
            case ENTITLED, STRANGER, NARROW -> throw new IllegalArgumentException(who + " is another one each time");
            case NOBODY -> "";
            case SUSPENDED -> Account.open().suspended("Suspended by a test.").token();
            case REVOKED -> {
                Account account = Account.open();
                var issued = account.issue("read", "play", "manage");
                account.as().delete(issued.getString("token.links.self")).then().statusCode(204);
                yield issued.getString("accessToken");
            }
            case EXPIRED -> {
                Instant end = Instant.now(clock).plus(Duration.ofMinutes(1));
                Map<String, Object> request = Map.of(
                        "name", "short", "scopes", List.of("read", "play", "manage"), "expiresAt", end.toString());
                String token = Account.open().issue(request).getString("accessToken");
                clock.forward(Duration.ofMinutes(1));
                yield token;
            }
            case SEAT -> Players.of(Variant.ROCAILLE).white();
            case OPERATOR -> Account.OPERATOR;
        };
    }
}
