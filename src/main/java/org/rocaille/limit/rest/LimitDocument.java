package org.rocaille.limit.rest;

import static java.util.stream.Collectors.joining;

import io.quarkus.smallrye.openapi.OpenApiFilter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.OASFilter;
import org.eclipse.microprofile.openapi.models.OpenAPI;
import org.eclipse.microprofile.openapi.models.Operation;
import org.eclipse.microprofile.openapi.models.PathItem;
import org.eclipse.microprofile.openapi.models.headers.Header;
import org.eclipse.microprofile.openapi.models.media.Schema.SchemaType;
import org.eclipse.microprofile.openapi.models.responses.APIResponse;
import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.AnnotationTarget;
import org.jboss.jandex.IndexView;
import org.rocaille.limit.Limited;
import org.rocaille.limit.Policy;

/** Says in the OpenAPI document which limits count an operation, that any may refuse it, and in which headers they are told. */
@OpenApiFilter(OpenApiFilter.RunStage.BUILD)
public final class LimitDocument implements OASFilter {

    private static final String NAMES = "x-limits";
    private static final String REFUSAL = "Problem429";

    /** What operations are limited by beside reading and writing, by their ids. */
    private final Map<String, List<String>> limited = new HashMap<>();

    public LimitDocument(IndexView index) {
        for (AnnotationInstance limit : index.getAnnotations(Limited.class)) {
            List<String> policies = limit.value("by") == null
                    ? List.of()
                    : Arrays.stream(limit.value("by").asEnumArray())
                            .map(name -> Policy.valueOf(name).code())
                            .toList();
            operations(limit.target()).forEach(id -> limited.put(id, policies));
        }
    }

    private static List<String> operations(AnnotationTarget target) {
        return target.annotations(org.eclipse.microprofile.openapi.annotations.Operation.class).stream()
                .filter(operation -> operation.value("operationId") != null)
                .map(operation -> operation.value("operationId").asString())
                .toList();
    }

    @Override
    public PathItem filterPathItem(PathItem path) {
        path.getOperations().forEach((method, operation) -> limit(operation, method == PathItem.HttpMethod.GET));
        return path;
    }

    private void limit(Operation operation, boolean isReading) {
        List<String> names = new ArrayList<>();
        names.add((isReading ? Policy.READS : Policy.WRITES).code());
        names.addAll(limited.getOrDefault(operation.getOperationId(), List.of()));
        operation.addExtension(NAMES, names);
        operation.getResponses().getAPIResponses().forEach((status, response) -> {
            if (response.getRef() == null && (status.startsWith("2") || status.equals("304"))) {
                addHeaders(response);
            }
        });
        operation
                .getResponses()
                .addAPIResponse("429", OASFactory.createAPIResponse().ref(REFUSAL));
    }

    private static void addHeaders(APIResponse response) {
        for (String name : List.of(LimitHeaders.STANDING, LimitHeaders.POLICY)) {
            response.addHeader(name, OASFactory.createHeader().ref(name));
        }
    }

    @Override
    public void filterOpenAPI(OpenAPI document) {
        if (document.getComponents() == null) {
            document.setComponents(OASFactory.createComponents());
        }
        document.getComponents()
                .addHeader(
                        LimitHeaders.STANDING,
                        header(
                                "What is left of each limit that counts the operation (`r`), and in how many seconds all of"
                                        + " it will be there again (`t`; in a 429, in how many there is room), as the IETF's draft of"
                                        + " RateLimit header fields has it",
                                "\"reads\";r=5999;t=1"))
                .addHeader(
                        LimitHeaders.POLICY,
                        header(
                                "The limits that count the operation: how many (`q`) in how many seconds (`w`), or at once"
                                        + " (`qu`)",
                                "\"reads\";q=6000;w=60"))
                .addResponse(REFUSAL, refusal());
    }

    private static APIResponse refusal() {
        String policies = Arrays.stream(Policy.values())
                .map(policy -> "- `" + policy.code() + "`: " + policy.description())
                .collect(joining("\n"));
        APIResponse refusal = OASFactory.createAPIResponse()
                .description(
                        "A limit is used up, which `policy` names: `rate-limited`. Nothing was done. `Retry-After` says in how"
                                + " many seconds there is room again; without it, it is a limit of what goes on at once, and"
                                + " there is when one of those ends. `x-limits` of an operation are those that count it:\n\n"
                                + policies)
                .content(OASFactory.createContent()
                        .addMediaType(
                                "application/problem+json",
                                OASFactory.createMediaType()
                                        .schema(OASFactory.createSchema().ref("Problem"))));
        addHeaders(refusal);
        refusal.addHeader(LimitHeaders.RETRY, header("In how many seconds there is room again, if that is known", "3"));
        return refusal;
    }

    private static Header header(String description, String example) {
        return OASFactory.createHeader()
                .description(description)
                .example(example)
                .schema(OASFactory.createSchema().addType(SchemaType.STRING));
    }
}
