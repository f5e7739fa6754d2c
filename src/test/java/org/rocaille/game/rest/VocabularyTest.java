package org.rocaille.game.rest;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.rocaille.Json;
import org.rocaille.clock.Charge;
import org.rocaille.game.Proposal;
import org.rocaille.game.Verdict;
import org.rocaille.game.conditional.Plan;
import org.rocaille.player.Act;
import org.rocaille.rules.Outcome;
import org.rocaille.rules.Variant;

/** The lists of the OpenAPI document that will grow are those of the code. */
@QuarkusTest
class VocabularyTest {

    private static List<String> listed(String schema, String property) {
        Json document = given().get("/q/openapi?format=json").then().extract().as(Json.class);
        return document.getList("components.schemas." + schema + ".properties." + property + ".x-extensible-enum");
    }

    @Test
    void endings_are_those_of_the_rules_and_those_of_the_players() {
        assertEquals(
                Stream.concat(
                                Arrays.stream(Outcome.Reason.values()).map(Outcome.Reason::code),
                                Stream.of(
                                        "resignation",
                                        "agreement",
                                        "time",
                                        "untouched",
                                        "aborted",
                                        "abandoned",
                                        "adjudicated",
                                        "cancelled",
                                        "unterminated",
                                        "unstated"))
                        .toList(),
                listed("Outcome", "reason"));
    }

    @Test
    void moves_are_credited_for_the_reasons_that_there_are() {
        assertEquals(
                Arrays.stream(Charge.Reason.values()).map(Charge.Reason::code).toList(), listed("Charge", "reason"));
    }

    @Test
    void proposals_have_the_kinds_and_statuses_that_there_are() {
        assertEquals(
                Arrays.stream(Proposal.Kind.values()).map(Proposal.Kind::code).toList(), listed("Proposal", "kind"));
        assertEquals(
                Arrays.stream(Proposal.Status.values())
                        .map(Proposal.Status::code)
                        .toList(),
                listed("Proposal", "status"));
    }

    @Test
    void conditional_moves_are_dropped_for_the_reasons_that_there_are() {
        assertEquals(
                Arrays.stream(Plan.Dropped.Reason.values())
                        .map(Plan.Dropped.Reason::code)
                        .toList(),
                listed("DroppedMoves", "reason"));
    }

    @Test
    void the_operator_does_what_there_is_to_do() {
        assertEquals(Arrays.stream(Act.Type.values()).map(Act.Type::code).toList(), listed("Act", "type"));
        assertEquals(
                Arrays.stream(Verdict.values()).map(Verdict::code).toList(), listed("AdjudicationRequest", "result"));
    }

    @Test
    void games_are_of_the_variants_that_there_are() {
        assertEquals(Variant.all().stream().map(Variant::key).toList(), listed("Game", "variant"));
    }
}
