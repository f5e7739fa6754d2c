package org.rocaille.rules.oracle;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Two witnesses who have talked to each other are one. */
@AnalyzeClasses(packages = "org.rocaille.rules.oracle")
class OracleIndependenceTest {

    @ArchTest
    static final ArchRule the_oracle_knows_nothing_of_the_core = noClasses()
            .that()
            .haveNameNotMatching(".*Test(\\$.*)?")
            .and()
            .doNotHaveSimpleName("CoreReferee")
            .and()
            .doNotHaveSimpleName("RandomPositions")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.rocaille.rules", "org.rocaille.rules.notation..");
}
