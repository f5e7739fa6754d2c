package org.rocaille.puzzle.rest;

import jakarta.ws.rs.QueryParam;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.rocaille.problem.RuleProblems;
import org.rocaille.puzzle.Puzzle;
import org.rocaille.puzzle.Puzzles;
import org.rocaille.puzzle.Theme;
import org.rocaille.rules.Variant;
import org.rocaille.web.Values;

/** Which puzzles are asked for; a resource takes it as a {@code @BeanParam}. */
public class PuzzleQuery {

    private static final String CODES =
            Arrays.stream(Theme.values()).map(Theme::code).collect(Collectors.joining(", "));

    @QueryParam("variant")
    @Parameter(
            description = "Only puzzles of this variant",
            example = "rocaille",
            schema =
                    @Schema(
                            type = SchemaType.STRING,
                            extensions = @Extension(name = "x-extensible-enum", value = "variants")))
    String variant;

    @QueryParam("theme")
    @Parameter(
            description = "Only puzzles of this theme, or of all of several with commas between them",
            example = "mate-in-2",
            schema =
                    @Schema(
                            type = SchemaType.STRING,
                            extensions = @Extension(name = "x-extensible-enum", value = "puzzle-themes")))
    String theme;

    /** The puzzles that fit. */
    List<Puzzle> among(Puzzles puzzles) {
        Optional<Variant> only =
                Optional.ofNullable(variant).map(key -> Variant.find(key).orElseThrow(RuleProblems::unknownVariant));
        return puzzles.list(only, themes());
    }

    private Set<Theme> themes() {
        Set<Theme> themes = EnumSet.noneOf(Theme.class);
        for (String code : theme == null ? new String[0] : theme.split(",", -1)) {
            Values.inQuery("theme", code, Theme::find, CODES).ifPresent(themes::add);
        }
        return themes;
    }
}
