package org.rocaille.web;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.mapping;

import io.quarkus.smallrye.openapi.OpenApiFilter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.OASFilter;
import org.eclipse.microprofile.openapi.models.OpenAPI;
import org.eclipse.microprofile.openapi.models.Operation;
import org.eclipse.microprofile.openapi.models.PathItem;
import org.eclipse.microprofile.openapi.models.headers.Header;
import org.eclipse.microprofile.openapi.models.info.Info;
import org.eclipse.microprofile.openapi.models.media.Content;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.eclipse.microprofile.openapi.models.media.Schema.SchemaType;
import org.eclipse.microprofile.openapi.models.parameters.Parameter;
import org.eclipse.microprofile.openapi.models.responses.APIResponse;
import org.eclipse.microprofile.openapi.models.responses.APIResponses;
import org.rocaille.event.EventType;
import org.rocaille.id.Codes;
import org.rocaille.idempotency.IdempotencyKey;
import org.rocaille.problem.ProblemCode;
import org.rocaille.puzzle.Theme;
import org.rocaille.rules.Endings;
import org.rocaille.rules.Freezing;
import org.rocaille.rules.Judgement;
import org.rocaille.rules.KingRule;
import org.rocaille.rules.Outcome;
import org.rocaille.rules.PieceType;
import org.rocaille.rules.Variant;
import org.rocaille.text.UserText;

/**
 * Completes the generated OpenAPI document with what holds for all operations, so that no resource need say it: the
 * refusals that any request can meet, the form of a problem, the key that makes a POST safe to repeat, and the values of vocabularies that will grow. A resource
 * writes {@code x-extensible-enum} with the name of a vocabulary, and a response of status 4xx without content.
 */
@OpenApiFilter(stages = OpenApiFilter.RunStage.BUILD, documentNames = OpenApiFilter.FILTER_RUN_FOR_ANY_DOCUMENT)
public final class ApiDocument implements OASFilter {

    /** Of the contract. Clients of one version go on working with all that is released under the same. */
    private static final String VERSION = "1";

    static final String GROWING = "x-extensible-enum";

    /** A span of time as ISO 8601 writes it, to the millisecond. */
    private static final String SPAN = "^P([0-9]+D)?(T([0-9]+H)?([0-9]+M)?([0-9]+([.][0-9]{1,3})?S)?)?$";

    /**
     * The refusals that do not depend on the operation, and those that only one with a body can meet. No client need be
     * ready for 500, which is a fault of the service and no part of the contract.
     */
    private static final List<Integer> ALWAYS = List.of(400, 406, 414, 431, 503);

    private static final List<Integer> WITH_BODY = List.of(413, 415);

    private static final Map<String, List<String>> VOCABULARIES = Map.of(
            "problems",
                    Arrays.stream(ProblemCode.values()).map(ProblemCode::slug).toList(),
            "variants", Variant.all().stream().map(Variant::key).toList(),
            "endings",
                    Arrays.stream(Outcome.Reason.values())
                            .map(Outcome.Reason::code)
                            .toList(),
            "piece-types", codes(PieceType.values()),
            "puzzle-themes", codes(Theme.values()),
            "event-types", codes(EventType.values()),
            "king-rules", codes(KingRule.values()),
            "freezings", codes(Freezing.values()),
            "ending-styles", codes(Endings.values()),
            "move-refusals",
                    Arrays.stream(Judgement.Reason.values())
                            .map(Judgement.Reason::code)
                            .toList());

    private static final String IDEMPOTENCY_KEY = "Idempotency-Key";

    /** Every operation that is posted takes a key but these, which change nothing. */
    private static final Set<String> CHANGE_NOTHING = Set.of("analyse", "searchPosition");

    /** What the parts of addresses, and headers, look like. */
    private static final Map<String, Object> EXAMPLES = Map.of(
            "id", "7k2m9q4x0h8w3rte",
            "proposal", "9fz0p3v6c1n8t5ya",
            "ply", 1,
            "number", 1,
            "code", "illegal-move",
            "name", "ada",
            "If-Match", "\"57-json-white\"",
            "If-None-Match", "\"57-json-white\"");

    private static final Map<String, Header> HEADERS = new TreeMap<>(Map.of(
            "ETag",
                    header(
                            true,
                            "The version and the form of what is shown; send it as `If-None-Match` to be told only of a"
                                    + " newer one, or with a change of it as `If-Match`"),
            "Idempotency-Replayed",
                    header(
                            false,
                            "`true` if this is what was answered when the request was carried out, some time ago"),
            "Link", header(false, "The address of the next page, with `rel=\"next\"`; absent on the last"),
            "Location", header(true, "The address of what was created"),
            "Retry-After", header(true, "In how many seconds to try again"),
            "WWW-Authenticate", header(true, "`Bearer`, with an `error` if a token was sent")));

    private static final Map<Integer, String> CODES = Arrays.stream(ProblemCode.values())
            .collect(groupingBy(
                    code -> ProblemType.of(code).status(),
                    TreeMap::new,
                    mapping(code -> "`" + code.slug() + "`", joining(", "))));

    private static List<String> codes(Enum<?>... values) {
        return Arrays.stream(values).map(Codes::of).toList();
    }

    @Override
    public Schema filterSchema(Schema schema) {
        if (schema.getExtensions() != null && schema.getExtensions().get(GROWING) instanceof String vocabulary) {
            schema.addExtension(GROWING, VOCABULARIES.get(vocabulary));
        }
        if ("duration".equals(schema.getFormat())) {
            // The format is that of RFC 3339, which knows no fractions of a second.
            schema.format(null).pattern(SPAN);
        }
        if (schema.getEnumeration() != null && schema.getType().contains(Schema.SchemaType.NULL)) {
            List<Object> values = new ArrayList<>(schema.getEnumeration());
            // The generator leaves null out, so that it would be of the right type and still no value.
            values.add(null);
            schema.setEnumeration(values);
        }
        if (schema.getRef() != null) {
            // What it refers to says so.
            schema.setType(null);
        }
        if (schema.getAnyOf() != null) {
            // The generator writes "an object, and either this object or null", which null never is.
            schema.setType(null);
        }
        return schema;
    }

    @Override
    public Operation filterOperation(Operation operation) {
        APIResponses responses = operation.getResponses();
        ALWAYS.forEach(status -> refer(responses, status));
        if (operation.getRequestBody() != null) {
            WITH_BODY.forEach(status -> refer(responses, status));
        }
        if (isPaged(operation) && !responses.hasAPIResponse("422")) {
            responses.addAPIResponse(
                    "422", OASFactory.createAPIResponse().description("`limit` is out of its range: `invalid-value`"));
        }
        if (operation.getSecurity() == null) {
            // Nobody needs a token, rather than nothing being said of it.
            operation.addSecurityRequirement(OASFactory.createSecurityRequirement());
        }
        boolean isTagged = responses.hasAPIResponse("304");
        responses.getAPIResponses().forEach((status, response) -> {
            if (response.getRef() == null) {
                headers(status, isTagged, isPaged(operation)).forEach(header -> refer(response, header));
                if (status.startsWith("4") && response.getContent() == null) {
                    response.setContent(problem());
                }
            }
        });
        return operation;
    }

    private static boolean isPaged(Operation operation) {
        return operation.getParameters() != null
                && operation.getParameters().stream().anyMatch(parameter -> "cursor".equals(parameter.getName()));
    }

    /** Reading is guarded by one header, and writing by the other; resources take both in one bean. */
    @Override
    public PathItem filterPathItem(PathItem path) {
        path.getOperations().forEach((method, operation) -> {
            String idle = method == PathItem.HttpMethod.GET ? "If-Match" : "If-None-Match";
            if (operation.getParameters() != null) {
                operation.setParameters(operation.getParameters().stream()
                        .filter(parameter -> !idle.equals(parameter.getName()))
                        .toList());
            }
            if (method == PathItem.HttpMethod.POST && !CHANGE_NOTHING.contains(operation.getOperationId())) {
                takesIdempotencyKey(operation);
            }
        });
        return path;
    }

    private static void takesIdempotencyKey(Operation operation) {
        operation.addParameter(OASFactory.createParameter().ref("#/components/parameters/" + IDEMPOTENCY_KEY));
        APIResponses responses = operation.getResponses();
        APIResponse unfit = responses.getAPIResponse("422");
        String reused = "the `Idempotency-Key` was used for another request: `idempotency-key-reused`";
        if (unfit == null) {
            responses.addAPIResponse(
                    "422",
                    OASFactory.createAPIResponse()
                            .description(reused.replaceFirst("t", "T"))
                            .content(problem()));
        } else {
            unfit.setDescription(unfit.getDescription() + "; or " + reused);
        }
        responses.getAPIResponses().forEach((status, response) -> {
            if (status.startsWith("2")) {
                refer(response, "Idempotency-Replayed");
            }
        });
    }

    @Override
    public Parameter filterParameter(Parameter parameter) {
        Schema schema = parameter.getSchema();
        boolean saysItsValues = schema != null
                && schema.getExtensions() != null
                && schema.getExtensions().containsKey(GROWING);
        if (parameter.getExample() == null && !saysItsValues) {
            parameter.setExample(EXAMPLES.get(parameter.getName()));
        }
        return parameter;
    }

    /** The headers that an answer has whatever the operation. */
    private static List<String> headers(String status, boolean isTagged, boolean isPaged) {
        List<String> headers = new ArrayList<>();
        if (isTagged && (status.equals("200") || status.equals("304"))) {
            headers.add("ETag");
        }
        if (isPaged && status.equals("200")) {
            headers.add("Link");
        }
        if (status.equals("201")) {
            headers.add("Location");
        }
        if (status.equals("401")) {
            headers.add("WWW-Authenticate");
        }
        return headers;
    }

    private static void refer(APIResponse response, String header) {
        if (response.getHeaders() == null || !response.getHeaders().containsKey(header)) {
            response.addHeader(header, OASFactory.createHeader().ref("#/components/headers/" + header));
        }
    }

    private static Header header(boolean isRequired, String description) {
        return OASFactory.createHeader()
                .description(description)
                .required(isRequired)
                .schema(OASFactory.createSchema().addType(SchemaType.STRING));
    }

    private static void refer(APIResponses responses, int status) {
        responses.addAPIResponse(
                Integer.toString(status), OASFactory.createAPIResponse().ref(component(status)));
    }

    @Override
    public void filterOpenAPI(OpenAPI document) {
        document.setInfo(info());
        document.setServers(List.of(OASFactory.createServer().url("/")));
        if (document.getComponents() == null) {
            document.setComponents(OASFactory.createComponents());
        }
        ProblemSchema.of(
                        VOCABULARIES.get("problems"), VOCABULARIES.get("move-refusals"), codes(UserText.Fault.values()))
                .forEach(document.getComponents()::addSchema);
        document.getComponents().addSchema(PgnSchema.NAME, PgnSchema.schema());
        document.getComponents().getSchemas().values().stream()
                .filter(schema -> schema.getProperties() != null)
                .flatMap(schema -> schema.getProperties().values().stream())
                .filter(property -> property.getDefaultValue() != null)
                .forEach(ApiDocument::tellDefault);
        HEADERS.forEach(document.getComponents()::addHeader);
        document.getComponents().addParameter(IDEMPOTENCY_KEY, idempotencyKey());
        ALWAYS.forEach(status -> document.getComponents().addResponse(component(status), refusal(status)));
        WITH_BODY.forEach(status -> document.getComponents().addResponse(component(status), refusal(status)));
    }

    /** In words: generated clients would send the default of a field that they are not told, or demand to be told it. */
    private static void tellDefault(Schema property) {
        property.setDescription("%s; `%s` if it is not sent"
                .formatted(property.getDescription().replaceFirst("[.]$", ""), property.getDefaultValue()));
        property.setDefaultValue(null);
    }

    private static Info info() {
        return OASFactory.createInfo()
                .title("Rocaille")
                .version(VERSION)
                .description("Correspondence play of the Ultima family of chess variants.\n\nEvery answer has an"
                        + " `X-Request-Id`, by which whoever runs the service finds what its log says of the request; a"
                        + " request may bring its own, of up to 64 letters, digits and `._~+/=:-`.")
                .contact(OASFactory.createContact().name("The Rocaille project"))
                .license(OASFactory.createLicense()
                        .name("Apache-2.0")
                        .url("https://www.apache.org/licenses/LICENSE-2.0"));
    }

    private static Parameter idempotencyKey() {
        return OASFactory.createParameter()
                .name(IDEMPOTENCY_KEY)
                .in(Parameter.In.HEADER)
                .description(
                        "Carries the request out once however often it is sent: for a week at least, the same caller"
                                + " with the same key is given the first answer again, refusals with 409, 412 or 422 among them."
                                + " Use a new key for everything new, best a random UUID. Without a token, and where the answer"
                                + " tells a secret, a key has " + IdempotencyKey.UNGUESSABLE
                                + " characters or more. The keys of each token, and of each"
                                + " address, are its own.")
                .schema(OASFactory.createSchema()
                        .addType(SchemaType.STRING)
                        .minLength(1)
                        .maxLength(IdempotencyKey.LONGEST))
                .example("0f8c1a52-7d0b-4c83-9a55-31b0a4d1f6e2");
    }

    private static String component(int status) {
        return "Problem" + status;
    }

    private static APIResponse refusal(int status) {
        APIResponse refusal = OASFactory.createAPIResponse()
                .description("The request is refused: " + CODES.get(status))
                .content(problem());
        if (status == 503) {
            refer(refusal, "Retry-After");
        }
        return refusal;
    }

    private static Content problem() {
        return OASFactory.createContent()
                .addMediaType(
                        ProblemAnswer.MEDIA_TYPE,
                        OASFactory.createMediaType()
                                .schema(OASFactory.createSchema().ref("#/components/schemas/Problem")));
    }
}
