package org.rocaille.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rocaille.contract.Contract;
import org.rocaille.contract.Exchange;

/** Says what is wrong with an answer. */
final class Oracle {

    /** What tells how the service is made. It is looked for in every answer: its parts begin with what is seldom. */
    private static final Pattern INSIDES = Pattern.compile(
            "org\\.(?:rocaille|h2|hibernate|postgresql|jboss)\\b"
                    + "|java\\.(?:lang|util|io|time|sql)\\b|jakarta\\.|io\\.(?:quarkus|vertx|netty)\\b|com\\.fasterxml"
                    + "|\\.java:[0-9]|\\bat [a-z]+(?:\\.[a-z]+)+\\(|[a-z]Exception\\b|SQLSTATE"
                    + "|(?:select|SELECT) .{1,200} (?:from|FROM)\\b|(?:insert into|INSERT INTO)\\b|/(?:tmp|home|root|var|usr)/");

    /** What is refused before anybody asks which operation has the address. */
    private static final Pattern NO_ADDRESS = Pattern.compile(";|//|/(\\.|%2[eE]){1,2}(/|$)");

    private final Contract contract;
    private final Secrets secrets;

    Oracle(Contract contract, Secrets secrets) {
        this.contract = contract;
        this.secrets = secrets;
    }

    /**
     * What is wrong; nothing if all is well.
     *
     * @param mayBeCutOff whether it was sent with something for which the service may close the connection at once
     */
    List<String> faults(Request request, Answer answer, boolean mayBeCutOff) {
        if (answer.end() == Answer.End.HANGING) {
            return List.of("nothing came, and the connection stayed open");
        }
        if (answer.end() == Answer.End.CLOSED) {
            return mayBeCutOff ? List.of() : List.of("the connection was closed without an answer");
        }
        List<String> faults = new ArrayList<>();
        String sent = new String(request.bytes(), StandardCharsets.UTF_8);
        String all = answer.all();
        if (answer.status() >= 500 && !(request.isBroken && answer.status() == 501)) {
            faults.add("the status is " + answer.status());
        }
        Matcher insides = INSIDES.matcher(all);
        while (insides.find()) {
            if (!sent.contains(insides.group())) {
                faults.add("it tells of the insides: " + insides.group());
                break;
            }
        }
        secrets.leak(sent, all).ifPresent(secret -> faults.add("it tells what is secret: " + secret));
        faults.addAll(form(request, answer));
        return faults;
    }

    private List<String> form(Request request, Answer answer) {
        // What is much too long is refused before anything of ours could find words.
        boolean isUnreadable = request.isBroken || request.bytes().length - request.body.length > 60_000;
        boolean isWordless = isUnreadable && answer.body().length == 0 && answer.status() >= 400;
        if (isWordless || answer.end() == Answer.End.LEFT || request.method.equals("CONNECT")) {
            return List.of();
        }
        String path = request.path.replaceFirst("^[a-z]+://[^/]*", "").replaceFirst("(?<=.)/$", "");
        if (contract.covers(path) && !NO_ADDRESS.matcher(path).find()) {
            Exchange exchange = new Exchange(request.method, path, answer.status(), answer.headers(), answer.text());
            return isOfBody(exchange) ? List.of() : contract.faults(exchange);
        }
        String type = answer.header("Content-Type");
        // Pages refuse as pages, and metrics without a word where no form of theirs is wanted.
        boolean isTold =
                type.startsWith("application/problem+json") || type.startsWith("text/") || answer.status() == 406;
        return answer.status() >= 400 && answer.status() < 500 && !isTold
                ? List.of("it is no problem, but " + type)
                : List.of();
    }

    /** The contract says nothing of what is wrong with the body of a request that should have none. */
    private boolean isOfBody(Exchange exchange) {
        boolean hasNone = contract.operation(exchange)
                .map(operation -> operation.requestContent().isEmpty())
                .orElse(true);
        return hasNone && (exchange.status() == 413 || exchange.status() == 415);
    }
}
