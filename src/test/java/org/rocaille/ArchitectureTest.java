package org.rocaille;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaFieldAccess;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import jakarta.ws.rs.POST;
import org.rocaille.idempotency.rest.TakesIdempotencyKey;
import org.rocaille.rules.Variant;

/** The directions in which the code may look. */
@AnalyzeClasses(packages = "org.rocaille", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest
    static final ArchRule the_rules_know_nothing_but_java = classes()
            .that()
            .resideInAPackage("org.rocaille.rules..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("java..", "org.rocaille.rules..")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule clocks_know_nothing_but_java = classes()
            .that()
            .resideInAPackage("org.rocaille.clock..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("java..", "org.rocaille.clock..");

    @ArchTest
    static final ArchRule the_engine_knows_nothing_but_java_and_the_rules = classes()
            .that()
            .resideInAPackage("org.rocaille.engine..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("java..", "org.rocaille.rules..", "org.rocaille.engine..");

    @ArchTest
    static final ArchRule no_variant_is_told_from_another_outside_its_definition = noClasses()
            .that()
            .doNotHaveFullyQualifiedName("org.rocaille.rules.Variant")
            .should()
            .accessFieldWhere(new DescribedPredicate<>("a variant is named") {
                @Override
                public boolean test(JavaFieldAccess access) {
                    return access.getTarget().getRawType().isEquivalentTo(Variant.class)
                            && access.getTargetOwner().isEquivalentTo(Variant.class);
                }
            });

    @ArchTest
    static final ArchRule no_package_depends_on_itself_in_a_circle =
            slices().matching("org.rocaille.(**)").should().beFreeOfCycles().allowEmptyShould(true);

    @ArchTest
    static final ArchRule only_resources_web_and_what_sends_know_http = noClasses()
            .that()
            .resideOutsideOfPackages("org.rocaille.web..", "org.rocaille..rest..", "org.rocaille..http..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "jakarta.ws.rs..", "io.vertx..", "org.jboss.resteasy..", "org.eclipse.microprofile.openapi..");

    @ArchTest
    static final ArchRule only_what_is_sent_or_stored_is_json = noClasses()
            .that()
            .resideOutsideOfPackages("org.rocaille.web..", "org.rocaille..rest..", "org.rocaille..store..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("com.fasterxml.jackson..");

    @ArchTest
    static final ArchRule whatever_is_posted_and_changes_something_is_done_once_under_one_key = methods()
            .that()
            .areAnnotatedWith(POST.class)
            .and()
            .areDeclaredInClassesThat()
            .resideOutsideOfPackages("org.rocaille.analysis..", "org.rocaille.dev..")
            .should()
            .beAnnotatedWith(TakesIdempotencyKey.class);

    @ArchTest
    static final ArchRule only_stores_know_the_database = noClasses()
            .that()
            .resideOutsideOfPackages("org.rocaille..store..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("jakarta.persistence..", "org.hibernate..", "io.quarkus.hibernate..");

    @ArchTest
    static final ArchRule nothing_inside_looks_out_at_resources_or_rows = noClasses()
            .that()
            .resideOutsideOfPackages("org.rocaille..rest..", "org.rocaille..store..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.rocaille..rest..", "org.rocaille..store..");

    @ArchTest
    static final ArchRule resources_reach_rows_only_through_their_feature = noClasses()
            .that()
            .resideInAPackage("org.rocaille..rest..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.rocaille..store..")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule rows_know_nothing_of_http = noClasses()
            .that()
            .resideInAPackage("org.rocaille..store..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.rocaille..rest..", "org.rocaille.web..")
            .allowEmptyShould(true);
}
