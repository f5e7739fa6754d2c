package org.rocaille;

import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestPlan;

/** Says which seed ordered the tests, so that an order that failed can be run again. */
public final class TestSeed implements TestExecutionListener {

    @Override
    public void testPlanExecutionStarted(TestPlan plan) {
        System.out.printf("Order of the tests: repeat it with -Dtest.seed=%s%n", System.getProperty("test.seed"));
    }
}
