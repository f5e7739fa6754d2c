package org.rocaille;

import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.annotations.QuarkusMain;
import java.nio.file.Path;
import org.eclipse.microprofile.config.Config;
import org.eclipse.microprofile.config.ConfigProvider;

/** Starts the service, unless the database it is told to use is not of the kind it was built for. */
@QuarkusMain
public final class Rocaille {

    private Rocaille() {}

    public static void main(String... args) {
        Config config = ConfigProvider.getConfig();
        // H2 wants an absolute path, and a person wants to read one; the property is read by the default JDBC URL.
        String data = config.getValue("rocaille.data", String.class);
        System.setProperty("rocaille.data", Path.of(data).toAbsolutePath().normalize().toString());

        // The web package refuses what is no URI, in words; the server's own check would do it without.
        System.setProperty("vertx.disableURIValidation", "true");

        DatabaseLocation location = DatabaseLocation.of(config);
        if (location.isOfAnotherKind()) {
            System.err.println(location.refusal());
            System.exit(1);
        }
        Quarkus.run(args);
    }
}
