package org.rocaille.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.rocaille.rules.Judgement;
import org.rocaille.rules.Move;
import org.rocaille.rules.PieceType;
import org.rocaille.rules.Position;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

class BoardPictureTest {

    private static final Look BARE = new Look(Theme.LIGHT, false, OptionalInt.empty());

    static List<Variant> variants() {
        return Variant.all();
    }

    private static BoardPicture picture(Position position, Side viewer, Look look) {
        return new BoardPicture(position, viewer, Optional.empty(), new Caption("A board", Optional.empty()), look);
    }

    /** The position after a move, with the move marked, without a frame and as White sees it. */
    private static Document after(Variant variant, String fen, String text) throws Exception {
        Position before = Position.parse(variant, fen);
        Move move = assertInstanceOf(Judgement.Legal.class, before.judge(text)).move();
        return read(new BoardPicture(
                        before.play(move),
                        Side.WHITE,
                        Optional.of(move),
                        new Caption("A board", Optional.empty()),
                        BARE)
                .svg());
    }

    private static Document read(String svg) throws Exception {
        DocumentBuilderFactory parsers = DocumentBuilderFactory.newInstance();
        parsers.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
        return parsers.newDocumentBuilder().parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
    }

    private static List<Element> elements(Document document, String name) {
        NodeList nodes = document.getElementsByTagName(name);
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) {
            elements.add((Element) nodes.item(i));
        }
        return elements;
    }

    private static String text(Document document, String name) {
        return elements(document, name).get(0).getTextContent();
    }

    /** Where a shape is used, as column and row from the upper left, counted from 0. */
    private static List<String> places(Document document, String shape) {
        return elements(document, "use").stream()
                .filter(use -> use.getAttribute("href").equals("#" + shape))
                .map(use -> Integer.parseInt(use.getAttribute("x")) / 100
                        + " "
                        + Integer.parseInt(use.getAttribute("y")) / 100)
                .toList();
    }

    private static List<String> framed(Document document) {
        return elements(document, "rect").stream()
                .filter(rect -> rect.getAttribute("class").equals("last"))
                .map(rect -> Integer.parseInt(rect.getAttribute("x")) / 100
                        + " "
                        + Integer.parseInt(rect.getAttribute("y")) / 100)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void a_picture_is_small_xml_that_stands_alone_and_is_always_the_same(Variant variant) throws Exception {
        String svg = picture(variant.start(), Side.WHITE, Look.USUAL).svg();
        Document document = read(svg);

        Set<String> ids = new HashSet<>();
        elements(document, "g").forEach(group -> ids.add("#" + group.getAttribute("id")));
        elements(document, "use").forEach(use -> assertTrue(ids.contains(use.getAttribute("href"))));
        assertEquals("img", document.getDocumentElement().getAttribute("role"));
        assertFalse(svg.replace("http://www.w3.org/2000/svg", "").matches("(?s).*(//|script|url\\(|@import).*"), svg);
        assertTrue(svg.length() < 15_000, () -> svg.length() + " characters");
        assertEquals(
                svg,
                picture(Position.parse(variant, variant.start().fen()), Side.WHITE, Look.USUAL)
                        .svg());
    }

    @ParameterizedTest
    @EnumSource
    void every_kind_of_piece_has_a_symbol_of_its_own(PieceType type) {
        assertTrue(Shape.of(type).definition().contains("<path d="));
        assertEquals(
                1,
                Stream.of(PieceType.values())
                        .map(other -> Shape.of(other).definition().replaceFirst("id=\"[^\"]*\"", ""))
                        .filter(Shape.of(type).definition().replaceFirst("id=\"[^\"]*\"", "")::equals)
                        .count());
    }

    @Test
    void each_side_sees_its_own_pieces_at_the_bottom() throws Exception {
        Position start = Variant.BAROQUE.start();

        assertEquals(
                List.of("0 7", "7 0"),
                places(read(picture(start, Side.WHITE, BARE).svg()), "piece-immobilizer"));
        assertEquals(
                List.of("7 0", "0 7"),
                places(read(picture(start, Side.BLACK, BARE).svg()), "piece-immobilizer"));
    }

    @Test
    void a_move_is_framed_and_what_it_leapt_over_is_crossed_out() throws Exception {
        Document document = after(Variant.BAROQUE, "k7/8/8/3r4/8/3q4/3N4/K7 w - 0 1", "d2d6");

        assertEquals(List.of("3 6", "3 2"), framed(document));
        assertEquals(List.of("3 5", "3 3"), places(document, "mark-captured"));
        assertEquals(List.of(), places(document, "mark-displaced"));
        assertTrue(text(document, "desc").contains("Last move: White's Long Leaper from d2 to d6, capturing d3, d5."));
    }

    @Test
    void a_piece_that_took_the_place_of_another_is_not_crossed_out() throws Exception {
        Document document = after(Variant.BAROQUE, "k7/8/8/8/8/8/1q6/K7 w - 0 1", "a1b2");

        assertEquals(List.of(), places(document, "mark-captured"));
        assertEquals(List.of("1 6"), places(document, "mark-displaced"));
    }

    @Test
    void both_of_a_mutual_destruction_are_crossed_out() throws Exception {
        Document document = after(Variant.ROCOCO, "10/4k5/10/10/4p5/4S5/10/10/4K5/10 w - 0 1", "e5*e6");

        assertEquals(List.of("4 4", "4 5"), places(document, "mark-captured"));
        assertTrue(text(document, "desc").contains("White's Swapper on e5 vanishes together with e6."));
    }

    @Test
    void a_king_in_check_and_frozen_pieces_are_marked() throws Exception {
        Position check = Position.parse(Variant.BAROQUE, "8/8/8/8/3Qk3/8/8/K7 b - 0 1");
        Position start = Position.parse(Variant.BAROQUE, "4k3/8/8/8/8/4q3/1mP1K3/8 w - 0 1");
        Document frozen = read(picture(start, Side.WHITE, BARE).svg());

        assertEquals(List.of("2 6"), places(frozen, "mark-frozen"));
        assertTrue(text(frozen, "desc").endsWith("Frozen: c2."), text(frozen, "desc"));
        assertEquals(
                List.of("4 4"), places(read(picture(check, Side.WHITE, BARE).svg()), "mark-check"));
    }

    @Test
    void the_text_around_it_is_escaped() throws Exception {
        Caption caption = new Caption("<script>&\"'\u0000\ud800", Optional.of("]]> & so on."));
        Document document =
                read(new BoardPicture(Variant.ROCOCO.start(), Side.WHITE, Optional.empty(), caption, Look.USUAL).svg());

        assertEquals("<script>&\"'\ufffd\ufffd", text(document, "title"));
        assertTrue(text(document, "desc").startsWith("]]> & so on. White has King e2; Cannon Pawn b3, c3"));
    }

    @Test
    void the_frame_the_width_and_the_colours_are_as_asked_for() throws Exception {
        Position start = Variant.ROCAILLE.start();
        Document framed = read(picture(start, Side.WHITE, new Look(Theme.AUTO, true, OptionalInt.of(650)))
                .svg());
        Document bare = read(picture(start, Side.WHITE, BARE).svg());

        assertEquals("0 0 1300 1100", framed.getDocumentElement().getAttribute("viewBox"));
        assertEquals("650", framed.getDocumentElement().getAttribute("width"));
        assertEquals("550", framed.getDocumentElement().getAttribute("height"));
        assertEquals(22, elements(framed, "text").size());
        assertTrue(text(framed, "style").contains("prefers-color-scheme"));
        assertEquals("0 0 1200 1000", bare.getDocumentElement().getAttribute("viewBox"));
        assertEquals("576", bare.getDocumentElement().getAttribute("width"));
        assertEquals(0, elements(bare, "text").size());
        assertFalse(text(bare, "style").contains("prefers-color-scheme"));
    }

    @Test
    void what_a_piece_may_do_is_marked_where_it_goes_and_on_what_it_takes() throws Exception {
        Position position = Position.parse(Variant.ROCOCO, "10/10/10/10/10/4p5/3S6/2P7/10/10");
        List<Move> choices = position.legalMoves().stream()
                .filter(move -> move.from().name().equals("d4"))
                .toList();

        Document document = read(new BoardPicture(
                        position, Side.WHITE, Optional.empty(), choices, new Caption("A board", Optional.empty()), BARE)
                .svg());

        List<String> styles = elements(document, "circle").stream()
                .map(circle -> circle.getAttribute("class"))
                .distinct()
                .sorted()
                .toList();
        assertEquals(List.of("last dot", "last hoop", "loss hoop"), styles);
        assertEquals(List.of("4 5"), places(document, "mark-displaced"));
        assertTrue(text(document, "desc").contains("Marked moves: "), text(document, "desc"));
    }
}
