package org.rocaille;

import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.annotations.QuarkusMain;
import io.quarkus.runtime.configuration.ConfigurationException;
import io.quarkus.smallrye.openapi.runtime.OpenApiConstants;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.eclipse.microprofile.config.ConfigProvider;
import org.rocaille.transfer.CopyFromH2;

/** Starts the service, or copies its data. What is set here is read before any configuration is. */
@QuarkusMain
public final class Rocaille {

    private Rocaille() {}

    public static void main(String... args) {
        refuseWhatSaysNothing();
        System.setProperty("rocaille.data", dataDirectory().toString());
        // The web package refuses what is no URI, in words; the server's own check would do it without.
        System.setProperty("vertx.disableURIValidation", "true");
        // The framework would read the contract, and write it anew, which takes a fifth of a start. As ContractResource
        // serves what the build wrote, the framework looks where it is not.
        OpenApiConstants.classLoader = ClassLoader.getPlatformClassLoader();
        // Numbers in answers have the same digits wherever the machine stands.
        Locale.setDefault(Locale.ROOT);
        List<String> arguments = List.of(args);
        if (!arguments.isEmpty() && arguments.get(0).equals(CopyFromH2.COMMAND)) {
            CopyFromH2 copy = new CopyFromH2(ConfigProvider.getConfig(), System.out, System.err);
            System.exit(copy.run(arguments.subList(1, arguments.size()), EmbeddedFile::recover));
        }
        Quarkus.run(args);
    }

    /** Before the framework does, with the names of classes. What files say, it lets {@link StartUp} look at. */
    private static void refuseWhatSaysNothing() {
        try {
            Setting.check(new SmallRyeConfigBuilder().addSystemSources().build());
        } catch (ConfigurationException e) {
            System.err.println(e.getMessage());
            System.exit(1);
        }
    }

    /** The directory of the embedded database, absolute because H2 takes no other. */
    private static Path dataDirectory() {
        String named = System.getProperty("rocaille.data", System.getenv("ROCAILLE_DATA"));
        return Path.of(named == null || named.isBlank() ? "data" : named)
                .toAbsolutePath()
                .normalize();
    }
}
