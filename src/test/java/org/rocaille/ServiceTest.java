package org.rocaille;

import static io.restassured.RestAssured.given;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import org.hamcrest.Matchers;
import org.junit.jupiter.api.Test;

@QuarkusTest
class ServiceTest {

    @Test
    void a_started_service_is_ready() {
        given().get("/q/health/ready").then().statusCode(200).body(json("status", Matchers.is("UP")));
    }
}
