package org.rocaille.rules.oracle;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;

/**
 * {@link SentencesTest} as one test, for the mutation run only: it starts every test by itself, and to find one of
 * thousands of sentences again takes longer than to check them all.
 */
class SentencesInOneGo {

    @Test
    void every_sentence_holds() throws Throwable {
        SentencesTest sentences = new SentencesTest();
        for (DynamicNode node : Stream.concat(sentences.asWritten(), sentences.withTheColoursChanged())
                .toList()) {
            check(node);
        }
    }

    private static void check(DynamicNode node) throws Throwable {
        if (node instanceof DynamicContainer container) {
            for (DynamicNode child :
                    container.getChildren().map(DynamicNode.class::cast).toList()) {
                check(child);
            }
        } else {
            ((DynamicTest) node).getExecutable().execute();
        }
    }
}
