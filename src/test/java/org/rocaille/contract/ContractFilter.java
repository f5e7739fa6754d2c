package org.rocaille.contract;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.test.junit.callback.QuarkusTestAfterTestExecutionCallback;
import io.quarkus.test.junit.callback.QuarkusTestBeforeClassCallback;
import io.quarkus.test.junit.callback.QuarkusTestMethodContext;
import io.restassured.RestAssured;
import io.restassured.config.DecoderConfig;
import io.restassured.filter.Filter;
import io.restassured.filter.FilterContext;
import io.restassured.response.Response;
import io.restassured.specification.FilterableRequestSpecification;
import io.restassured.specification.FilterableResponseSpecification;
import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.GZIPInputStream;

/**
 * Holds every answer that any test receives to the contract, and shows the last one of a test that fails. Quarkus calls it
 * for each class of tests that have a service, so no test need ask for it.
 */
public final class ContractFilter
        implements Filter, QuarkusTestBeforeClassCallback, QuarkusTestAfterTestExecutionCallback {

    private static final Contract CONTRACT = Contract.committed();
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final Coverage COVERAGE = new Coverage();

    /** Told when a test has failed: Rest Assured would tell all to itself each time, for the case that it is asked. */
    private static volatile Exchange last;

    /** The failure that was told of last: Quarkus tells it again after each later test of the class. */
    private Throwable told;

    @Override
    public void beforeClass(Class<?> testClass) {
        if (RestAssured.filters().stream().noneMatch(ContractFilter.class::isInstance)) {
            RestAssured.filters(this);
        }
        RestAssured.config = RestAssured.config()
                // It would ask for bodies to be compressed, and have each test see tags that are weak for that.
                .decoderConfig(DecoderConfig.decoderConfig().noContentDecoders())
                // It would make another for each body.
                .objectMapperConfig(RestAssured.config()
                        .getObjectMapperConfig()
                        .jackson2ObjectMapperFactory((type, charset) -> MAPPER));
    }

    @Override
    public Response filter(
            FilterableRequestSpecification request, FilterableResponseSpecification answer, FilterContext context) {
        Response response = context.next(request, answer);
        Exchange exchange = new Exchange(
                request.getMethod(), path(request.getURI()), response.statusCode(), response.headers(), body(response));
        last = exchange;
        if (CONTRACT.covers(exchange.path())) {
            List<String> faults = CONTRACT.faults(exchange);
            if (!faults.isEmpty()) {
                throw new AssertionError("%s is not as the contract says: %s%n%s"
                        .formatted(exchange, String.join("; ", faults), exchange.body()));
            }
            CONTRACT.operation(exchange).ifPresent(operation -> COVERAGE.saw(operation, exchange.status()));
        }
        return response;
    }

    @Override
    public void afterTestExecution(QuarkusTestMethodContext context) {
        Throwable failure = context.getTestStatus().getTestErrorCause();
        if (failure != null && failure != told && last != null) {
            told = failure;
            System.out.printf("%s ended with %s%n%s%n", context.getTestMethod(), last, last.body());
        }
    }

    private static String body(Response response) {
        if (!"gzip".equals(response.header("Content-Encoding"))) {
            return response.asString();
        }
        try (InputStream unzipped = new GZIPInputStream(new ByteArrayInputStream(response.asByteArray()))) {
            return new String(unzipped.readAllBytes(), StandardCharsets.UTF_8);
        } catch (EOFException e) {
            return ""; // As the answer to HEAD is.
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The path of an address, which need not be a well-formed URI. */
    private static String path(String address) {
        return address.replaceFirst("^[a-z]+://[^/]*", "").replaceFirst("[?#].*$", "");
    }
}
