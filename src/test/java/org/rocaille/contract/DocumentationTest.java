package org.rocaille.contract;

import static org.hamcrest.MatcherAssert.assertThat;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.greaterThan;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.is;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rocaille.catalog.VariantPage;
import org.rocaille.docs.Pages;
import org.rocaille.event.EventType;
import org.rocaille.id.Codes;
import org.rocaille.problem.ProblemCode;
import org.rocaille.rules.PieceType;
import org.rocaille.rules.Variant;
import org.rocaille.text.Language;

/** That the pages for people speak of what there is. */
class DocumentationTest {

    private static final Contract CONTRACT = Contract.committed();

    /** Every page that is written, by its address. */
    static Map<String, String> pages() {
        Map<String, String> pages = new TreeMap<>();
        for (Language language : Language.values()) {
            for (String name : Pages.NAMES) {
                Pages.read(name, language).ifPresent(page -> pages.put("/docs/" + language.code() + "/" + name, page));
            }
            Variant.all()
                    .forEach(variant -> pages.put(
                            "/docs/" + language.code() + "/rules/" + variant.key(),
                            VariantPage.markdown(variant, language)));
            pages.put("navigation in " + language, navigation(language));
        }
        return pages;
    }

    static List<Map.Entry<String, String>> entries() {
        return List.copyOf(pages().entrySet());
    }

    private static String navigation(Language language) {
        String name = "/org/rocaille/web/navigation." + language.code() + ".md";
        try (InputStream file = DocumentationTest.class.getResourceAsStream(name)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<String> found(String pattern, String page) {
        return Pattern.compile(pattern)
                .matcher(page)
                .results()
                .map(result -> result.group(1))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("entries")
    void every_link_leads_to_a_page(Map.Entry<String, String> page) {
        assertThat(
                found("]\\((/[^)#?]*)", page.getValue()).stream()
                        .filter(link -> !exists(link))
                        .toList(),
                is(empty()));
    }

    private static boolean exists(String link) {
        return link.equals("/problems")
                || link.equals("/q/openapi")
                || link.equals("/q/swagger-ui")
                || link.equals("/v1/positions/board.svg")
                || symbols().contains(link)
                || pages().containsKey(link.replaceFirst("^/docs/", "/docs/en/"))
                || problems().contains(link);
    }

    private static List<String> problems() {
        return List.of(ProblemCode.values()).stream()
                .map(code -> "/problems/" + code.slug())
                .toList();
    }

    private static List<String> symbols() {
        return List.of(PieceType.values()).stream()
                .map(type -> "/docs/pieces/" + Codes.of(type) + ".svg")
                .toList();
    }

    @ParameterizedTest
    @MethodSource("entries")
    void a_link_into_a_page_leads_to_a_heading(Map.Entry<String, String> page) {
        for (String link : found("]\\((/docs/[^)]*#[^)]*)", page.getValue())) {
            String[] parts = link.split("#");
            List<String> headings =
                    found("(?m)^#+ (.*)$", pages().get(parts[0].replaceFirst("^/docs/", "/docs/en/"))).stream()
                            .map(heading -> heading.toLowerCase()
                                    .replaceAll("[^a-z0-9 ]", "")
                                    .replace(' ', '-'))
                            .toList();
            assertThat(headings, hasItems(parts[1]));
        }
    }

    @Test
    void the_navigation_leads_to_every_page() {
        for (Language language : Language.values()) {
            List<String> links = found("]\\(([^)]*)\\)", navigation(language));
            Pages.NAMES.forEach(name -> assertThat(links, hasItems("/docs/" + name)));
            Variant.all().forEach(variant -> assertThat(links, hasItems("/docs/rules/" + variant.key())));
        }
    }

    @ParameterizedTest
    @MethodSource("entries")
    void every_address_that_a_page_names_is_in_the_contract(Map.Entry<String, String> page) {
        assertThat(
                found("(/v1/[a-zA-Z0-9/{}._-]*[a-zA-Z0-9}])", page.getValue()).stream()
                        .map(address -> address.replaceAll("\\{ply}", "1").replaceAll("[{}]", ""))
                        .filter(address ->
                                CONTRACT.operations().stream().noneMatch(operation -> operation.isAt(address)))
                        .toList(),
                is(empty()));
    }

    @ParameterizedTest
    @MethodSource("entries")
    void every_body_that_a_page_shows_is_json(Map.Entry<String, String> page) throws JsonProcessingException {
        List<String> bodies = new ArrayList<>(found("-d '(\\{[^']*})'", page.getValue()));
        bodies.addAll(found("`(\\{\"[^`…]*})`", page.getValue()));
        for (String body : bodies) {
            assertThat(new JsonMapper().readTree(body).size(), is(greaterThan(0)));
        }
    }

    @Test
    void a_page_in_another_language_has_the_same_sections_and_commands() {
        for (Language language : Language.values()) {
            for (String name : Pages.NAMES) {
                Pages.read(name, language)
                        .ifPresent(page -> assertThat(
                                page,
                                skeleton(page),
                                is(skeleton(Pages.read(name, Language.ENGLISH).orElseThrow()))));
            }
        }
    }

    /** The levels of headings, the commands, and where links lead. */
    private static List<String> skeleton(String page) {
        return Pattern.compile("(?m)^#+ |^```sh\n(?s:.*?)^```$|]\\([^)]*\\)")
                .matcher(page)
                .results()
                .map(MatchResult::group)
                .toList();
    }

    @Test
    void the_page_of_events_names_every_type() {
        String page = Pages.read("events", Language.ENGLISH).orElseThrow();
        assertThat(
                List.of(EventType.values()).stream()
                        .map(EventType::code)
                        .filter(code -> !page.contains("`" + code + "`"))
                        .toList(),
                is(empty()));
    }
}
